import {afterEach, describe, expect, test, vi} from 'vitest';
import {contracts} from '@site/src/data/contracts';
import {endpoints} from '@site/src/data/endpoints';
import {precompiles} from '@site/src/data/precompiles';
import {rpcSignatures} from '@site/src/data/rpc-parameters';
import {LOOK_IT_UP} from '../network/failure';
import {BATCH, exampleParams, METHODS, writes} from './methods';
import {parseEditor, type Call} from './parse';
import {fromHash, toHash} from './permalink';
import {firstError, sendCalls} from './send';

const OWN = {address: `0x${'a1'.repeat(20)}`, contract: `0x${'b2'.repeat(20)}`};

describe('methods', () => {
  test('the console has all methods of the page, with their parameters', () => {
    const named = [
      ...endpoints.standardMethods.rows.map(({id}) => id),
      ...endpoints.methods.rows.map(({name}) => name),
    ];
    expect(named.length).toBeGreaterThan(20);
    expect(METHODS.map(({name}) => name)).toEqual(named);
    expect(rpcSignatures.rows.map(({id}) => id).sort()).toEqual(named.sort());
  });

  test('exactly two methods write', () => {
    expect(METHODS.map(({name}) => name).filter(writes)).toEqual([
      'eth_sendRawTransaction',
      'stability_sendSponsoredTransaction',
    ]);
  });

  test('every example is valid, with addresses of this network or of the reader', () => {
    for (const {name} of [...METHODS, {name: BATCH}])
      expect(parseEditor(name, exampleParams(name, {})), name).toHaveProperty('calls');
    expect(exampleParams('eth_getBalance', {})).toBe(`["${contracts.zktTryItOut.account.value}", "latest"]`);
    expect(exampleParams('eth_call', {})).toContain(precompiles.supportedTokensManager.address.value);
    expect(exampleParams('eth_getBalance', OWN)).toContain(OWN.address);
    expect(exampleParams('eth_getCode', OWN)).toContain(OWN.contract);
  });
});

describe('the editor', () => {
  test.each([
    ['eth_call', '[\n  {"to" "0x"}\n]', 'Line 2, column 9: a colon is missing.'],
    ['eth_call', '[1, 2', 'Line 1, column 6: a closing bracket ] is missing.'],
    ['eth_call', '[1 2]', 'Line 1, column 4: a comma is missing.'],
    ['eth_call', '[1,]', 'Line 1, column 4: a value is missing.'],
    ['eth_call', "['latest']", 'Line 1, column 2: this is not JSON.'],
    ['eth_call', '[] // all', 'Line 1, column 4: comments are not allowed.'],
    ['eth_call', '', 'Line 1, column 1: a value is missing.'],
    ['eth_call', '{}', 'Write a list: start with [ and end with ].'],
    [BATCH, '[]', 'The batch is empty: add at least one call.'],
    [BATCH, '[{"method": 1}]', 'Call 1 needs a method, as text, and params, as a list.'],
    [
      BATCH,
      JSON.stringify(Array(41).fill({method: 'eth_chainId'})),
      'The batch has 41 calls; at most 40 are allowed in one request.',
    ],
  ])('%s %j: %s', (method, text, problem) => {
    expect(parseEditor(method, text)).toEqual({problem});
  });

  test.each([
    '[12345678901234567890]',
    '[-9007199254740992]',
    '[1e999]',
    '[{"a": [{"b": 9007199254740993.5}]}]',
  ])('%s, which would be sent as another number, is refused', (text) => {
    const problem = 'A number is too large to be sent exactly: write it as hexadecimal text, such as "0xff".';
    expect(parseEditor('eth_call', text)).toEqual({problem});
    expect(parseEditor(BATCH, `[{"method": "eth_call", "params": ${text}}]`)).toEqual({problem});
  });

  test('numbers that are sent exactly are accepted', () => {
    const params = [9007199254740991, -1, 0.5, '12345678901234567890', null, true, {a: 'b'}];
    expect(parseEditor('eth_call', JSON.stringify(params))).toEqual({calls: [{method: 'eth_call', params}]});
  });

  test('a batch may omit parameters', () => {
    expect(parseEditor(BATCH, '[{"method": "eth_chainId"}]')).toEqual({
      calls: [{method: 'eth_chainId', params: []}],
    });
  });
});

describe('a link to a call', () => {
  const draft = {network: 'gtn', method: 'eth_call', text: '[{"data": "0x&=#"}, "latest"]'} as const;

  test('restores the draft', () => {
    expect(fromHash(toHash(draft) ?? '')).toEqual(draft);
  });

  test('contains neither the key nor the placeholder that copying replaces with the key', () => {
    const hash = toHash({...draft, text: '["secret-key-1", "YOUR_API_KEY"]'}, 'secret-key-1');
    expect(hash).not.toMatch(/secret-key-1|YOUR_API_KEY/);
    expect(fromHash(hash ?? '')?.text).toBe('["API-KEY", "API-KEY"]');
  });

  test('is given only for a text that the link restores', () => {
    const longest = {...draft, text: 'x'.repeat(10_000)};
    expect(fromHash(toHash(longest) ?? '')).toEqual(longest);
    expect(toHash({...draft, text: 'x'.repeat(10_001)})).toBeUndefined();
  });

  test.each(['', '#console', '#console&network=other&method=eth_call', '#console&network=gtn&method=evil'])(
    '%j restores nothing',
    (hash) => expect(fromHash(hash)).toBeUndefined(),
  );
});

test('finds the first failed call of a batch', () => {
  const failed = {error: {code: -32601, message: 'm'}};
  expect(firstError([{result: 1}, failed])).toEqual({place: 2, ...failed});
  expect(firstError([{error: null, result: 1}, null, failed])).toEqual({place: 3, ...failed});
  expect(firstError([{result: 1}])).toBeUndefined();
});

test('the failed call of a batch is the one with its id, whatever the order of the responses', () => {
  const first = {code: 3, message: 'first'};
  const responses = [
    {id: 3, error: {code: 3, message: 'third'}},
    {id: 2, result: 1},
    {id: 1, error: first},
  ];
  expect(firstError(responses)).toEqual({place: 1, error: first});
});

describe('a request', () => {
  afterEach(() => void vi.unstubAllGlobals());
  const call = {method: 'eth_chainId', params: []};
  const send = (calls: readonly Call[], response: unknown, writes = false) => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(response))));
    return sendCalls('https://rpc.invalid', calls, new AbortController().signal, {writes});
  };

  test('of one call gives its result, with the hash of what it sent', async () => {
    const hash = `0x${'ab'.repeat(32)}`;
    const write = {method: 'eth_sendRawTransaction', params: ['0x1']};
    expect(await send([write], {id: 1, result: hash}, true)).toMatchObject({response: {value: hash}, hash});
    expect((await send([call], {id: 1, result: hash})).hash).toBeUndefined();
  });

  test.each([[{}], [{jsonrpc: '2.0', id: 1}], [[]], ['ok'], [null]])(
    'of one call that gets %j shows it as a problem, and a write may have been sent',
    async (value) => {
      expect(await send([call], value)).toMatchObject({
        response: {value},
        problem: {sentence: 'The response has neither a result nor an error.', next: 'Try again later.'},
      });
      expect((await send([call], value, true)).problem?.next).toBe(LOOK_IT_UP);
    },
  );

  test('that failed shows the whole response, and what is announced is without its data', async () => {
    const value = {id: 1, error: {code: 3, message: 'execution reverted', data: `0x${'ab'.repeat(500)}`}};
    const {response, problem} = await send([call], value);
    expect(response.value).toEqual(value);
    expect(problem?.sentence).toBe('The RPC returned error 3: execution reverted');
    expect(problem?.responseText).toBeUndefined();
    expect((await send([call, call], [value])).problem?.responseText).toBeUndefined();
  });

  test('of one call may have null as its result', async () => {
    const {response, problem} = await send([call], {result: null});
    expect([response.value, problem]).toEqual([null, undefined]);
  });

  test('of several calls that gets no list says so, and a write may have been sent', async () => {
    const sentence = 'The response to the batch is not a list.';
    const calls = [call, call];
    expect(await send(calls, {result: 1})).toMatchObject({
      response: {value: {result: 1}},
      problem: {sentence},
    });
    expect((await send(calls, {result: 1}, true)).problem?.next).toBe(LOOK_IT_UP);
  });
});
