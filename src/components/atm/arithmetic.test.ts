import {expect, test} from 'vitest';
import {EXAMPLES} from './worked-examples';
import {atm} from '@site/src/data/atm';
import {charge, formatTokens, parseTokens, split, tokenUnits} from './arithmetic';

const GWEI = 1_000_000_000n;
const THIRD = {numerator: 1n, denominator: 3n};
const {worked} = atm;

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
  ['0.0005', 18, 500_000_000_000_000n],
  ['10', 18, 10n ** 19n],
  ['3', 0, 3n],
  ['0.000001', 6, 1n],
] as const)('%s at %i decimals', (text, decimals, units) => {
  expect(parseTokens(text, decimals)).toBe(units);
  expect(formatTokens(units, decimals)).toBe(text);
});

test('more decimal places than the token has are an error', () => {
  expect(() => parseTokens('0.0000001', 6)).toThrow('decimal places');
});

test.each([
  [
    'stablecoin',
    [
      '100,000 gas',
      '1 gwei',
      '5',
      '18',
      `${worked.pricePerGasStable.text} tokens`,
      '500,000,000,000,000 units',
      `${worked.feeStable.value} tokens`,
    ],
  ],
  ['valuable', [`${worked.feeValuable.text} tokens`]],
  ['sixDecimals', ['500,000,000 tokens', '5 / 1,000,000,000,000', '0.0005 tokens']],
  ['journey', ['0.000625 tokens', '0.000125 tokens', '0.0005 tokens', '0.00025 tokens', '0.00025 tokens']],
  ['shares', [worked.refunded, worked.validatorPart, worked.dappPart].map((part) => `${part.value} tokens`)],
  ['swap', [worked.swapPart, worked.swapPart].map((part) => `${part.value} tokens`)],
  ['rounding', [worked.oddValidatorPart, worked.oddDappPart].map((part) => `${part.value} units`)],
  ['creation', ['8 tokens', '0 tokens']],
  ['inclusion', ['Included', 'Skipped', 'Included', 'Skipped']],
  ['wait', [`${worked.averageWait.value} s`]],
] as const)('the example %s ends with the published values', (name, values) => {
  expect(EXAMPLES[name].lines.slice(-values.length).map(([, value]) => value)).toEqual(values);
});
