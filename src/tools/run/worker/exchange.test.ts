import {expect, test} from 'vitest';
import {type Exchange, readExchange} from './exchange';

const HASH = `0x${'ab'.repeat(32)}`;
const ACCOUNT = `0x${'cd'.repeat(20)}`;
const exchange = (request: unknown, response: unknown, status = 200): Exchange => ({
  host: 'rpc.invalid',
  request: JSON.stringify(request),
  response: JSON.stringify(response),
  status,
});
const call = (id: number, method: string, ...params: unknown[]) => ({jsonrpc: '2.0', id, method, params});

test('detects a transaction by its hash, and its sender by the request for the nonce', () => {
  const batch = [
    call(1, 'eth_getTransactionCount', ACCOUNT, 'pending'),
    call(2, 'eth_sendRawTransaction', '0x1'),
  ];
  const answers = [
    {id: 2, result: HASH},
    {id: 1, result: '0x0'},
  ];
  expect(readExchange(exchange(batch, answers))).toEqual({failure: null, hashes: [HASH], account: ACCOUNT});
});

test('takes no other text for the sender', () => {
  for (const account of ['0x12', `${ACCOUNT}/..`, [ACCOUNT], null])
    expect(
      readExchange(exchange(call(1, 'eth_getTransactionCount', account), {id: 1})).account,
    ).toBeUndefined();
});

test('detects the hash of a processed ZKT request, whose warning is no failure, and of no read or refused request', () => {
  expect(readExchange(exchange(call(1, 'eth_call'), {id: 1, result: HASH})).hashes).toEqual([]);
  const processed = exchange({arguments: 'x'}, {success: true, hash: HASH, error: 'slow'});
  expect(readExchange(processed)).toEqual({failure: null, hashes: [HASH]});
  expect(readExchange(exchange({arguments: 'x'}, {success: false, hash: HASH})).hashes).toEqual([]);
});

test.each([
  [429, {id: 1, error: {code: -32005, message: 'slow'}}, {kind: 'status', status: 429}],
  [200, [{id: 1}, {id: 2, error: {code: -32603, message: 'x', data: '0x'}}], {kind: 'rpc', code: -32603}],
])('status %i with %j is a failure', (status, response, failure) => {
  expect(readExchange(exchange(call(1, 'eth_chainId'), response, status)).failure).toMatchObject(failure);
});
