import {expect, test} from 'vitest';
import {NETWORKS} from '../network/networks';
import {explorerTarget} from './target';

const START = 'https://explorer.example/';
const URLS = {
  ...NETWORKS.testnet,
  explorerUrl: START,
  explorerAddressUrl: `${START}address/`,
  explorerBlockUrl: `${START}block/`,
};
const HASH = `0x${'Ab'.repeat(32)}`;
const ADDRESS = `0x${'Ab'.repeat(20)}`;

test.each<[string, ReturnType<typeof explorerTarget>]>([
  [` ${ADDRESS}\n`, {name: 'address', url: `${START}address/${ADDRESS}`, direct: true}],
  ['1234567', {name: 'block', url: `${START}block/1234567`, direct: true}],
  ['1,234,567', {name: 'block', url: `${START}block/1234567`, direct: true}],
  [HASH, {name: 'transaction', url: START, direct: false}],
  ...['', 'hello', '0x12', `${HASH}0`, ADDRESS.slice(2), '-1', '1.5', '1,5', 'javascript:alert(1)'].map(
    (text): [string, undefined] => [text, undefined],
  ),
])('%j leads to %j', (text, target) => {
  expect(explorerTarget(text, URLS)).toEqual(target);
});
