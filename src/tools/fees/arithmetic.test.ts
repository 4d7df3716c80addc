import {expect, test} from 'vitest';
import {chain} from '@site/src/data/chain';
import {atm} from '@site/src/data/atm';
import {charge, formatTokens, split, tokenUnits} from './arithmetic';

const GWEI = 1_000_000_000n;
const THIRD = {numerator: 1n, denominator: 3n};

test('token units are exact where floating point is not, and rounded down once, after the multiplication', () => {
  expect(tokenUnits(1n, 2n, THIRD)).toBe(0n);
  expect(tokenUnits(2n, 2n, THIRD)).toBe(1n);
  expect(tokenUnits(260_000_000n, GWEI, {numerator: 10n ** 18n + 1n, denominator: 1n})).toBe(
    260_000_000_000_000_000n * (10n ** 18n + 1n),
  );
  expect(() => tokenUnits(1n, GWEI, {numerator: 1n, denominator: 0n})).toThrow(RangeError);
});

test('never more is refunded and charged than was withheld, and at most one unit is left over', () => {
  const leftOver = new Set<bigint>();
  for (let gasUsed = 0n; gasUsed <= 49n; gasUsed += 1n) {
    const {withheld, refunded, fee} = charge(49n, gasUsed, 7n, THIRD);
    leftOver.add(withheld - refunded - fee);
  }
  expect(Array.from(leftOver).sort()).toEqual([0n, 1n]);
});

test.each([
  [8n, 50n, 4n, 4n],
  [1n, 99n, 0n, 1n],
  [7n, 0n, 0n, 7n],
  [7n, 100n, 7n, 0n],
  [100n, 33n, 33n, 67n],
])('%s units at %s percent for the validator are %s and %s', (fee, percentage, validator, dapp) => {
  expect(split(fee, percentage)).toEqual({validator, dapp});
});

test.each([
  [500_000_000_000_000n, 18, '0.0005'],
  [10n ** 19n, 18, '10'],
  [3n, 0, '3'],
  [1n, 6, '0.000001'],
])('%s units at %i decimals are %s', (units, decimals, text) => {
  expect(formatTokens(units, decimals)).toBe(text);
});

test('the numbers of the examples on the pages follow from the rules', () => {
  const {withheld, used, refunded, validatorPart, dappPart, averageWait, acceptingPercentage} = atm.worked;
  expect(withheld.value - used.value).toBe(refunded.value);
  expect(split(BigInt(used.value), BigInt(atm.validatorPercentage.value))).toEqual({
    validator: BigInt(validatorPart.value),
    dapp: BigInt(dappPart.value),
  });
  expect((chain.blockTimeSeconds.value * 100) / acceptingPercentage.value).toBe(averageWait.value);
});
