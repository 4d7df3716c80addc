import {afterEach, describe, expect, test, vi} from 'vitest';
import {asSentence, explain, type Failure, LOOK_IT_UP, RequestFailure, STATUS_PAGE} from './failure';
import {callRpc, postJson, rpcErrorOf} from './request';

const URL_WITH_KEY = 'https://rpc.invalid/zgt/secret-key-123';

function respond(body: string, status = 200): void {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, {status})));
}

async function failureOf(request: Promise<unknown>): Promise<Failure> {
  const error: unknown = await request.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof RequestFailure)) throw new Error('expected a RequestFailure');
  return error.failure;
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a request from a page', () => {
  test('returns the result with its time and size', async () => {
    respond('{"jsonrpc":"2.0","id":1,"result":"0x1"}');
    const {value, bytes, milliseconds} = await callRpc(URL_WITH_KEY, 'eth_chainId', []);
    expect(value).toBe('0x1');
    expect(bytes).toBe(39);
    expect(milliseconds).toBeGreaterThanOrEqual(0);
  });

  test('sends no cookie and no referrer', async () => {
    const seen: RequestInit[] = [];
    vi.stubGlobal('fetch', (_url: string, init: RequestInit) => {
      seen.push(init);
      return Promise.resolve(new Response('{}'));
    });
    await postJson(URL_WITH_KEY, {});
    expect(seen).toMatchObject([{credentials: 'omit', referrerPolicy: 'no-referrer'}]);
  });

  test.each([
    ['<html>', 200, 'not-json'],
    ['<html>', 502, 'status'],
    ['{"message":"x"}', 401, 'status'],
    ['{"jsonrpc":"2.0","id":null,"error":{"code":-32005,"message":"x"}}', 429, 'status'],
    ['{"jsonrpc":"2.0","id":1,"error":{"code":-32601,"message":"x"}}', 200, 'rpc'],
    ['{"jsonrpc":"2.0","id":1,"error":{"code":-32700,"message":"x"}}', 400, 'rpc'],
    ['{"jsonrpc":"2.0","id":1,"error":null}', 500, 'status'],
    ['{"error":"Forbidden"}', 200, 'rpc'],
  ])('%s with status %i is a failure of kind %s', async (body, status, kind) => {
    respond(body, status);
    expect((await failureOf(callRpc(URL_WITH_KEY, 'x', []))).kind).toBe(kind);
  });

  test.each([
    [null, undefined],
    ['text', undefined],
    [{error: null, result: 1}, undefined],
    [{error: 'Forbidden'}, {message: 'Forbidden'}],
    [{error: {reason: 'x'}}, {message: '{"reason":"x"}'}],
    [{error: {code: 3, message: 'm', data: '0x1'}}, {code: 3, message: 'm'}],
  ])('the error of %j is %j', (response, error) => {
    expect(rpcErrorOf(response)).toEqual(error);
  });

  test('shows an error without a code', () => {
    expect(explain({kind: 'rpc', message: 'Forbidden'}).sentence).toBe(
      'The RPC returned an error: Forbidden',
    );
  });

  test('distinguishes no response, a stop by the reader, and a timeout', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await failureOf(postJson(URL_WITH_KEY, {}))).toEqual({kind: 'unreachable', host: 'rpc.invalid'});
    vi.stubGlobal(
      'fetch',
      (_url: string, {signal}: {signal: AbortSignal}) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(new Error('stopped')));
        }),
    );
    const stop = new AbortController();
    const stopped = failureOf(postJson(URL_WITH_KEY, {}, stop.signal));
    stop.abort();
    expect(await stopped).toEqual({kind: 'aborted'});
    const clock = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(clock.signal);
    const failure = failureOf(postJson(URL_WITH_KEY, {}));
    clock.abort();
    expect(await failure).toMatchObject({kind: 'timeout', seconds: 15});
    expect(timeout.mock.calls).toEqual([[15_000]]);
  });

  test('explains every failure with a sentence and a next step', () => {
    const failures: readonly Failure[] = [
      {kind: 'unreachable', host: 'h'},
      {kind: 'timeout', host: 'h', seconds: 15},
      {kind: 'aborted'},
      ...[401, 403, 404, 429, 500].map((status) => ({kind: 'status', host: 'h', status, text: ''}) as const),
      {kind: 'not-json', host: 'h', text: ''},
      {kind: 'rpc', code: -32601, message: 'm'},
      {kind: 'rpc', code: 7, message: 'm'},
    ];
    for (const failure of failures) {
      const {sentence, next} = explain(failure);
      expect(sentence).toMatch(/\S/);
      expect(next).toMatch(/\.$/);
    }
    expect(explain({kind: 'rpc', code: -32601, message: 'm'}).sentence).toContain('Method not found');
    // Nodes use this code for anything, so its name in EIP-1474 would mislead.
    expect(explain({kind: 'rpc', code: -32000, message: 'm'}).sentence).toBe(
      'The RPC returned error -32000: m',
    );
  });

  test('offers only steps that can be followed on every page', () => {
    for (const failure of [
      {kind: 'unreachable', host: 'h'},
      {kind: 'timeout', host: 'h', seconds: 15},
      {kind: 'status', host: 'h', status: 502, text: ''},
    ] as const) {
      const {next, link} = explain(failure);
      expect(next).not.toMatch(/curl|page/);
      expect(link).toBe(STATUS_PAGE);
    }
  });

  test('speaks of transactions only where one may have been sent', () => {
    for (const failure of [{kind: 'timeout', host: 'h', seconds: 15}, {kind: 'aborted'}] as const) {
      expect(explain(failure).next).toContain('Nothing was changed.');
      expect(explain(failure, {writes: true}).next).toMatch(/sent/);
    }
  });

  test.each([
    {kind: 'unreachable', host: 'h'},
    {kind: 'timeout', host: 'h', seconds: 15},
    {kind: 'status', host: 'h', status: 502, text: ''},
    {kind: 'not-json', host: 'h', text: ''},
  ] as const)('after a write, $kind does not ask to send again', (failure) => {
    expect(explain(failure, {writes: true}).next).toBe(LOOK_IT_UP);
    expect(explain(failure).next).not.toBe(LOOK_IT_UP);
  });

  test('a write that was refused may be sent again', () => {
    for (const status of [400, 401, 429])
      expect(explain({kind: 'status', host: 'h', status, text: ''}, {writes: true}).next).not.toBe(
        LOOK_IT_UP,
      );
  });

  test('repeats the beginning of what the server said, without the key', () => {
    const apiKey = 'reader-key-1';
    const text = `no  such\nkey: ${apiKey}, ${'x'.repeat(300)}`;
    const {responseText, link} = explain({kind: 'status', host: 'h', status: 400, text}, {apiKey});
    expect(responseText).toMatch(/^no such key: ••••••, x{100,}…$/);
    expect(responseText).toHaveLength(201);
    expect(link).toBeUndefined();
    expect(explain({kind: 'rpc', code: 1, message: text}, {apiKey}).sentence).not.toContain(apiKey);
  });

  test.each([
    ['no more', 'no more.'],
    ['Stop!', 'Stop!'],
    ['He said "no." ', 'He said "no."'],
  ])('%j ends as a sentence: %j', (text, sentence) => {
    expect(asSentence(text)).toBe(sentence);
  });
});
