import {expect, test} from 'vitest';
import {chain} from '@site/src/data/chain';
import {faultOf, type Health} from './health';

const GOOD: Health = {block: 10, blockAgeSeconds: 2, chainId: 7, latencyMs: 20, checkedAt: 0};
const LATE = 15 * chain.blockTimeSeconds.value + 1;

test('a network that produces blocks is up', () => {
  expect(faultOf(GOOD, 7)).toBeUndefined();
});

test.each([
  [{...GOOD, chainId: 8}, 'chain id 8 instead of 7'],
  [{...GOOD, chainId: Number.NaN}, 'no chain id'],
  [{...GOOD, block: Number.NaN}, 'no block'],
  [{...GOOD, blockAgeSeconds: LATE}, `${LATE} s old by the clock of your device`],
])('%j is degraded, with the reason', (health, why) => {
  expect(faultOf(health, 7)).toContain(why);
});
