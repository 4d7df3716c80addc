import {expect, test} from 'vitest';
import {checkValue} from './values';

const ADDRESS = '0x7F521250d3AAcba194dBB33427fFEa2C546B433d';

test.each([
  ['testnet', '  abc123def456 ', 'abc123def456'],
  ['testnet', 'try-it-out', 'try-it-out'],
  ['testnet', 'https://rpc.testnet.stabilityprotocol.com/zgt/abc123def456', 'abc123def456'],
  ['gtn', ' https://rpc.stabilityprotocol.com/zkt/abc123def456/ ', 'abc123def456'],
  ['address', ADDRESS, ADDRESS],
  ['contract', ADDRESS, ADDRESS],
] as const)('%s: %j is kept as %j', (kind, text, value) => {
  expect(checkValue(kind, text)).toEqual({value});
});

test.each([
  ['testnet', '', /not an API key/],
  ['testnet', 'short', /not an API key/],
  ['testnet', ADDRESS, /an address, not an API key/],
  ['testnet', ' YOUR_API_KEY ', /the placeholder/],
  ['testnet', 'abc"; rm -rf /', /not an API key/],
  ['testnet', 'abc/../def', /not an API key/],
  ['testnet', 'a'.repeat(64), /Never paste one/],
  ['testnet', 'https://RPC.stabilityprotocol.com/zgt/abc123def456', /a URL of Global Trust Network/],
  ['gtn', 'https://rpc.testnet.stabilityprotocol.com/zgt/abc123def456', /a URL of Stability Testnet/],
  ['testnet', 'https://rpc.testnet.stabilityprotocol.com/zgt/YOUR_API_KEY', /the placeholder/],
  ['testnet', `https://rpc.testnet.stabilityprotocol.com/zgt/${'a'.repeat(64)}`, /Never paste one/],
  ['testnet', 'https://rpc.testnet.stabilityprotocol.com', /not an API key/],
  ['testnet', 'https://rpc.testnet.stabilityprotocol.com/zgt/abc123def456?x=1', /not an API key/],
  ['address', `0x${'a'.repeat(64)}`, /Never paste one/],
  ['address', '0x123', /not an address/],
  ['contract', `${ADDRESS}"`, /not an address/],
] as const)('%s: %j is refused: %s', (kind, text, sentence) => {
  expect('problem' in checkValue(kind, text) && checkValue(kind, text)).toEqual({
    problem: expect.stringMatching(sentence) as string,
  });
});
