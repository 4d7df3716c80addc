import {afterEach, describe, expect, test, vi} from 'vitest';
import {explain, type Failure, LOOK_IT_UP, RequestFailure} from './failure';
import {callRpc, postJson} from './request';

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
    ['<html>', 200, {kind: 'not-json', text: '<html>'}],
    ['<html>', 502, {kind: 'status'}],
    ['{"message":"x"}', 401, {kind: 'status'}],
    ['{"jsonrpc":"2.0","id":null,"error":{"code":-32005,"message":"x"}}', 429, {kind: 'status'}],
    ['{"jsonrpc":"2.0","id":1,"error":{"code":-32601,"message":"x"}}', 200, {kind: 'rpc', code: -32601}],
    ['{"jsonrpc":"2.0","id":1,"error":{"code":-32700,"message":"x"}}', 400, {kind: 'rpc', message: 'x'}],
    ['{"jsonrpc":"2.0","id":1,"error":null}', 500, {kind: 'status'}],
    ['{"error":"Forbidden"}', 200, {kind: 'rpc', message: 'Forbidden'}],
    ['{"error":{"reason":"x"}}', 200, {kind: 'rpc', message: '{"reason":"x"}'}],
  ])('%s with status %i is the failure %j', async (body, status, failure) => {
    respond(body, status);
    expect(await failureOf(callRpc(URL_WITH_KEY, 'x', []))).toMatchObject(failure);
  });

  test.each([204, 205, 304])('a response of status %i, which has no body, is one', async (status) => {
    // Chromium's responses of these statuses have a stream all the same.
    const response = Object.defineProperty(new Response(null, {status}), 'body', {
      value: new Blob().stream(),
    });
    vi.stubGlobal('fetch', () => Promise.resolve(response));
    expect((await failureOf(postJson(URL_WITH_KEY, {}))).kind).toBe(status < 300 ? 'not-json' : 'status');
  });

  test('reads the first part of a response that never ends, and no more of it', async () => {
    const part = new TextEncoder().encode(`{"result":"0x1"${' '.repeat(2 ** 20)}`);
    const stop = vi.fn();
    const endless = {pull: (to: ReadableStreamDefaultController) => void to.enqueue(part), cancel: stop};
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(new ReadableStream(endless))));
    const failure = await failureOf(postJson(URL_WITH_KEY, {}));
    expect(failure).toMatchObject({kind: 'too-large', host: 'rpc.invalid'});
    expect(stop).toHaveBeenCalledOnce();
    expect(explain(failure, {writes: true}).responseText).toMatch(/^{"result":"0x1"/);
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
    expect(await failure).toEqual({kind: 'timeout', host: 'rpc.invalid'});
    expect(timeout.mock.calls).toEqual([[15_000]]);
  });
});

const host = 'rpc.example';

test.each<[Failure, RegExp, string | RegExp, string | RegExp]>([
  [{kind: 'unreachable', host}, /no response from rpc.example/, /^Check your connection/, LOOK_IT_UP],
  [{kind: 'timeout', host}, /not respond within 15 seconds/, /^Nothing was changed/, LOOK_IT_UP],
  [{kind: 'too-large', host, text: ''}, /more than 10 MB/, /^Ask for less/, LOOK_IT_UP],
  [{kind: 'not-json', host, text: ''}, /not JSON/, /^A proxy or a login page/, LOOK_IT_UP],
  [{kind: 'aborted'}, /You stopped/, 'Nothing was changed.', LOOK_IT_UP],
  [{kind: 'status', host, status: 502, text: ''}, /with status 502/, 'Try again later.', LOOK_IT_UP],
  // What was refused may be sent again, also if it writes.
  [
    {kind: 'status', host, status: 400, text: ''},
    /with status 400/,
    /^Check the request/,
    /^Check the request/,
  ],
  [{kind: 'status', host, status: 403, text: ''}, /without your key/, /^Try again later/, /^Try again later/],
  [{kind: 'status', host, status: 429, text: ''}, /too many requests/, /^Wait a minute/, /^Wait a minute/],
  [{kind: 'rpc', code: -32601, message: 'm'}, /returned an error \(-32601\): m/, /^Check the spelling/, /./],
  [
    {kind: 'rpc', code: -32603, message: 'VM Exception while processing transaction: revert X: not allowed'},
    /^The contract reverted: X: not allowed$/,
    /^Check the arguments/,
    /./,
  ],
  [
    {kind: 'rpc', code: -32603, message: 'VM Exception while processing transaction: revert'},
    /^The contract reverted, and gave no reason in words$/,
    /^Check the arguments/,
    /./,
  ],
  [
    {kind: 'rpc', message: 'evm error: X', code: -32603},
    /returned an error \(-32603\): evm error: X/,
    /^Look/,
    /./,
  ],
  [{kind: 'rpc', message: 'Forbidden'}, /returned an error: Forbidden/, /^Look the message up/, /./],
])('%j is explained, with the next step of a read and of a write', (failure, sentence, read, write) => {
  expect(explain(failure).sentence).toMatch(sentence);
  expect(explain(failure).next).toMatch(read);
  expect(explain(failure, {writes: true}).next).toMatch(write);
});

test('the beginning of what the server said is repeated, without the key', () => {
  const apiKey = 'reader-key-1';
  const text = `no  such\nkey: ${apiKey}, ${'x'.repeat(300)}`;
  const {sentence, responseText} = explain({kind: 'status', host, status: 401, text}, {apiKey});
  expect(sentence).toContain('it may not accept this key');
  expect(responseText).toMatch(/^no such key: ••••••, x{100,}…$/);
  expect(responseText).toHaveLength(200);
  expect(explain({kind: 'rpc', code: 1, message: text}, {apiKey}).sentence).not.toContain(apiKey);
});
