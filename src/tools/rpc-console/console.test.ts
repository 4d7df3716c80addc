import {afterEach, beforeEach, describe, expect, test} from 'vitest';
import {endpoints} from '@site/src/data/endpoints';
import {limits} from '@site/src/data/limits';
import {rpcSignatures} from '@site/src/data/rpc-parameters';
import {LOOK_IT_UP} from '../network/failure';
import {setReaderValues} from '../reader/store';
import {fromHash, toHash} from './draft';
import {BATCH, exampleParams, METHODS, writes} from './methods';
import {parseEditor} from './parse';
import {readReply} from './reply';

const LIMIT = limits.batchSize.value;
const OWN = {address: `0x${'a1'.repeat(20)}`, contract: `0x${'b2'.repeat(20)}`};

test('the console has all methods of the page, of which two write', () => {
  const named = [
    ...endpoints.standardMethods.rows.map(({id}) => id),
    ...endpoints.methods.rows.map(({name}) => name),
  ];
  expect(named.length).toBeGreaterThan(20);
  expect(METHODS.map(({name}) => name)).toEqual(named);
  expect(rpcSignatures.rows.map(({id}) => id).sort()).toEqual([...named].sort());
  expect(named.filter(writes)).toEqual(['eth_sendRawTransaction', 'stability_sendSponsoredTransaction']);
});

test.each(['eth_sendPrivateTransaction', 'eth_sendRawTransaction ', '__proto__', BATCH, ''])(
  'the method %j, which is not listed, counts as one that writes',
  (name) => {
    expect(writes(name)).toBe(true);
  },
);

test('every example is valid, and takes the reader’s own addresses', () => {
  for (const {name} of [...METHODS, {name: BATCH}])
    expect(parseEditor(name, exampleParams(name, {})), name).toHaveProperty('calls');
  expect(exampleParams('eth_getBalance', OWN)).toContain(OWN.address);
  expect(exampleParams('eth_getCode', OWN)).toContain(OWN.contract);
});

describe('the editor', () => {
  const INEXACT = 'A number is too large to be sent exactly: write it as hexadecimal text, such as "0xff".';
  test.each([
    ['eth_call', '{}', 'Write a list: start with [ and end with ].'],
    ['eth_call', '[-9007199254740992]', INEXACT],
    ['eth_call', '[{"a": [{"b": 9007199254740993.5}]}]', INEXACT],
    [BATCH, '[{"method": "eth_call", "params": [1e999]}]', INEXACT],
    [BATCH, '[]', 'The batch is empty: add at least one call.'],
    [BATCH, '[{"method": 1}]', 'Call 1 needs a method, as text, and params, as a list.'],
    [
      BATCH,
      '[{"method": "a", "params": {"0": 1}}]',
      'Call 1 needs a method, as text, and params, as a list.',
    ],
    [BATCH, '[{"method": "a"}, "b"]', 'Call 2 needs a method, as text, and params, as a list.'],
    [
      BATCH,
      JSON.stringify(Array(LIMIT + 1).fill({method: 'eth_chainId'})),
      `The batch has ${LIMIT + 1} calls; at most ${LIMIT} are allowed in one request.`,
    ],
  ])('%s %j: %s', (method, text, problem) => {
    expect(parseEditor(method, text)).toEqual({problem});
  });

  test.each(['', '[1 2]', "['latest']", '[] // all'])('%j is said not to be JSON', (text) => {
    expect(parseEditor('eth_call', text)).toMatchObject({
      problem: expect.stringMatching(/^This is not JSON: .+\.$/) as string,
    });
  });

  test('what is nested deeper than any call is refused', () => {
    const nested = (depth: number): string => '[{"a":'.repeat(depth / 2) + '1' + '}]'.repeat(depth / 2);
    expect(parseEditor('eth_call', nested(64))).toHaveProperty('calls');
    const problem = 'Lists and objects are nested more than 64 deep, which no call needs.';
    for (const text of [nested(66), nested(5000)]) expect(parseEditor('eth_call', text)).toEqual({problem});
    expect(parseEditor(BATCH, `[{"method": "eth_call", "params": ${nested(5000)}}]`)).toEqual({problem});
  });

  test('numbers that are sent exactly are accepted, and a batch may omit parameters', () => {
    const params = [9007199254740991, -1, 0.5, '12345678901234567890', null, true, {a: 'b'}];
    expect(parseEditor('eth_call', JSON.stringify(params))).toEqual({calls: [{method: 'eth_call', params}]});
    const chainId = {method: 'eth_chainId', params: []};
    expect(parseEditor(BATCH, '[{"method": "eth_chainId"}]')).toEqual({calls: [chainId]});
  });
});

describe('a link to a call', () => {
  const draft = {network: 'gtn', method: 'eth_call', text: '[{"data": "0x12"}, "latest"]'} as const;
  const KEY = 'secret-key-1';
  const HASH = `0x${'ab'.repeat(32)}`;
  const SECRET = {problem: expect.stringContaining('may be a secret') as string};

  /** The link to a call with this text. */
  function link(method: string, text: string) {
    const parsed = parseEditor(method, text);
    return toHash({...draft, method, text}, 'calls' in parsed ? parsed.calls : []);
  }

  beforeEach(() => setReaderValues({gtn: KEY}));
  afterEach(() => setReaderValues({}));

  test('restores the draft as it was typed, for every method with its example', () => {
    for (const method of [...METHODS.map(({name}) => name), BATCH]) {
      const text = exampleParams(method, {});
      expect(fromHash(link(method, text).hash ?? ''), method).toEqual({...draft, method, text});
    }
  });

  test('is given only for a text that it restores', () => {
    const text = (length: number) => `["0x${'0'.repeat(length - 6)}"]`;
    expect(fromHash(link('eth_call', text(10_000)).hash ?? '')?.text).toBe(text(10_000));
    expect(link('eth_call', text(10_001)).problem).toContain('too long');
  });

  test.each([
    ['eth_getTransactionByHash', `["${HASH}"]`],
    ['eth_getLogs', `[{"blockHash": "${HASH}", "topics": [null, ["${HASH}"]]}]`],
    [
      'eth_call',
      `[{}, "latest", {"0x${'01'.repeat(20)}": {"stateDiff": {"${HASH}": "${HASH}"}, "code": "0x"}}]`,
    ],
    ['eth_sendRawTransaction', `["0x${'01'.repeat(200)}"]`],
    ['eth_feeHistory', '["0x5", "latest", [25, 50.5]]'],
    [BATCH, `[{"method": "eth_getTransactionReceipt", "params": ["${HASH}"]}]`],
  ])('has what %s needs: %s', (method, text) => {
    expect(fromHash(link(method, text).hash ?? '')?.text).toBe(text);
  });

  test.each([
    ['eth_call', `["${KEY}"]`],
    ['eth_call', '["\\u0073ecret-key-1"]'],
    ['eth_call', `[{"${KEY}": 1}]`],
    ['eth_call', '["another-key-1"]'],
    ['eth_call', '["https://rpc.test/zgt/abcdef123456"]'],
    // As long as a private key.
    ['eth_sendRawTransaction', `["${HASH}"]`],
    [BATCH, `[{"method": "eth_sendRawTransaction", "params": ["${HASH}"]}]`],
    [BATCH, `[{"method": "${KEY}", "params": []}]`],
  ])('is refused for what may be a secret: %s %s', (method, text) => {
    expect(link(method, text)).toEqual(SECRET);
  });

  test('does not have what the call does not have, and never the own key', () => {
    expect(fromHash(link('eth_call', `[{"to": "${KEY}", "to": "0x01"}]`).hash ?? '')?.text).toBe(
      '[{"to":"0x01"}]',
    );
    setReaderValues({testnet: '0xabcdef'});
    expect(link('eth_call', '["0xabcdef"]')).toEqual(SECRET);
  });

  test.each(['', '#console', '#console&network=other&method=eth_call', '#console&network=gtn&method=evil'])(
    '%j restores nothing',
    (hash) => expect(fromHash(hash)).toBeUndefined(),
  );
});

describe('a response', () => {
  const HASH = `0x${'ab'.repeat(32)}`;
  const failed = (id: number, message: string) => ({
    id,
    error: {
      code: -32603,
      message: `VM Exception while processing transaction: revert ${message}`,
      data: '0x1234',
    },
  });

  test('to one call gives its result, with the hash of what it sent', () => {
    expect(readReply({id: 1, result: HASH}, 1, {writes: true})).toEqual({value: HASH, hash: HASH});
    expect(readReply({id: 1, result: HASH}, 1, {})).toMatchObject({value: HASH, hash: undefined});
    expect(readReply({error: null, result: null}, 1, {})).toMatchObject({value: null});
  });

  test.each([
    [{}, 1],
    [[], 1],
    ['ok', 1],
    [null, 1],
    [{result: 1}, 2],
    [[{result: 1}, {}], 2],
  ])('%j to %i calls is shown as a problem, and a write may have been sent', (value, count) => {
    const sentence = 'The response does not have the result of each call.';
    expect(readReply(value, count, {})).toEqual({value, problem: {sentence, next: 'Try again later.'}});
    expect(readReply(value, count, {writes: true}).problem?.next).toBe(LOOK_IT_UP);
  });

  test.each([
    [failed(1, 'reverted'), 1, 'The contract reverted: reverted'],
    [failed(1, 'reverted'), 2, 'The contract reverted: reverted'],
    [[failed(3, 'third'), {id: 2, result: 1}, failed(1, 'first')], 3, 'Call 1: The contract reverted: first'],
    [[{result: 1}, {error: 'no'}], 2, 'Call 2: The RPC returned an error: no'],
  ])('%j to %i calls is shown whole, and named: %s', (value, count, sentence) => {
    expect(readReply(value, count, {})).toMatchObject({value, problem: {sentence}});
  });
});
