import {describe, expect, test} from 'vitest';
import {EXAMPLES, type WorkedName} from './worked-examples';
import {atm} from '@site/src/data/atm';
import {
  averageWait,
  charge,
  formatTokens,
  isIncluded,
  parseRate,
  parseTokens,
  split,
  tokenUnits,
} from './arithmetic';

const GWEI = 1_000_000_000n;
const FIVE = {numerator: 5n, denominator: 1n};
const TENTH = {numerator: 1n, denominator: 10n};
const THIRD = {numerator: 1n, denominator: 3n};

/** The values of an example, in the order of its lines. */
function values(name: WorkedName): readonly string[] {
  return EXAMPLES[name]().steps.map((step) => step.value);
}

describe('token units', () => {
  test('100,000 gas at rate 5 cost 0.0005 tokens, 0.000000005 per gas', () => {
    expect(formatTokens(tokenUnits(1n, GWEI, FIVE), 18)).toBe('0.000000005');
    expect(formatTokens(tokenUnits(100_000n, GWEI, FIVE), 18)).toBe('0.0005');
  });

  test('100,000 gas at rate 0.1 cost 0.00001 tokens', () => {
    expect(formatTokens(tokenUnits(1n, GWEI, TENTH), 18)).toBe('0.0000000001');
    expect(formatTokens(tokenUnits(100_000n, GWEI, TENTH), 18)).toBe('0.00001');
  });

  test('rounds down once, after the multiplication', () => {
    expect(tokenUnits(1n, 2n, THIRD)).toBe(0n);
    expect(tokenUnits(2n, 2n, THIRD)).toBe(1n);
    expect(tokenUnits(1n, GWEI, {numerator: 1n, denominator: GWEI + 1n})).toBe(0n);
  });

  test('throws for a denominator of 0', () => {
    expect(() => tokenUnits(1n, GWEI, {numerator: 1n, denominator: 0n})).toThrow(RangeError);
  });

  test('stays exact where floating point would not', () => {
    expect(tokenUnits(260_000_000n, GWEI, {numerator: 10n ** 18n + 1n, denominator: 1n})).toBe(
      260_000_000_000_000_000n * (10n ** 18n + 1n),
    );
  });
});

describe('charge', () => {
  test('withholds the limit, refunds the unused part and charges the used part', () => {
    const {withheld, refunded, fee} = charge(125_000n, 100_000n, GWEI, FIVE);
    expect([withheld, refunded, fee].map((units) => formatTokens(units, 18))).toEqual([
      '0.000625',
      '0.000125',
      '0.0005',
    ]);
  });

  test('never refunds and charges more than was withheld, and at most one unit is left over', () => {
    const leftOver = new Set<bigint>();
    for (let gasUsed = 0n; gasUsed <= 49n; gasUsed += 1n) {
      const {withheld, refunded, fee} = charge(49n, gasUsed, 7n, THIRD);
      leftOver.add(withheld - refunded - fee);
    }
    expect(Array.from(leftOver).sort()).toEqual([0n, 1n]);
  });

  test('refunds nothing if all gas is used', () => {
    const {withheld, refunded, fee} = charge(9n, 9n, GWEI, FIVE);
    expect([refunded, fee]).toEqual([0n, withheld]);
  });
});

describe('split', () => {
  test.each([
    [8n, 50n, 4n, 4n],
    [5n, 50n, 2n, 3n],
    [1n, 50n, 0n, 1n],
    [1n, 99n, 0n, 1n],
    [7n, 0n, 0n, 7n],
    [7n, 100n, 7n, 0n],
    [0n, 50n, 0n, 0n],
    [100n, 33n, 33n, 67n],
  ])('%s units at %s percent for the validator are %s and %s', (fee, percentage, validator, dapp) => {
    expect(split(fee, percentage)).toEqual({validator, dapp});
  });
});

describe('inclusion', () => {
  const one = {numerator: 1n, denominator: 1n};

  test('accepts rates up to the cap in gwei', () => {
    expect(isIncluded(5n * GWEI, GWEI, FIVE)).toBe(true);
    expect(isIncluded(5n * GWEI - 1n, GWEI, FIVE)).toBe(false);
    expect(isIncluded(6n * GWEI, GWEI, FIVE)).toBe(true);
  });

  test('treats a cap above 0 and below the base fee as the base fee', () => {
    expect(isIncluded(1n, GWEI, one)).toBe(true);
    expect(isIncluded(GWEI - 1n, GWEI, {numerator: 11n, denominator: 10n})).toBe(false);
  });

  test('compares fractions without rounding', () => {
    expect(isIncluded(GWEI, GWEI, THIRD)).toBe(true);
    expect(isIncluded(3n * GWEI, GWEI, {numerator: 10n, denominator: 3n})).toBe(false);
  });
});

describe('average wait', () => {
  test.each([
    [20, 10],
    [50, 4],
    [100, 2],
  ])('%s percent of the validators: %s s', (share, seconds) => {
    expect(averageWait(2, share)).toBe(seconds);
  });
});

describe('decimals', () => {
  test('parses decimal numbers as exact fractions', () => {
    expect(parseRate('0.1')).toEqual(TENTH);
    expect(parseRate('5')).toEqual(FIVE);
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

  test('throws for more decimal places than the token has', () => {
    expect(() => parseTokens('0.0000001', 6)).toThrow('decimal places');
  });
});

describe('worked examples on the pages', () => {
  const {worked} = atm;

  test('give the published fees', () => {
    expect(values('stablecoin')).toEqual([
      '100,000 gas',
      '1 gwei',
      '5',
      '18',
      `${worked.pricePerGasStable.text} tokens`,
      '500,000,000,000,000 units',
      `${worked.feeStable.value} tokens`,
    ]);
    expect(values('valuable').slice(-1)).toEqual([`${worked.feeValuable.text} tokens`]);
  });

  test('show that with six decimals the rate absorbs the difference', () => {
    expect(values('sixDecimals').slice(-3)).toEqual([
      '500,000,000 tokens',
      '5 / 1,000,000,000,000',
      '0.0005 tokens',
    ]);
  });

  test('follow one transaction from the sender to both shares', () => {
    expect(values('journey').slice(-5)).toEqual([
      '0.000625 tokens',
      '0.000125 tokens',
      '0.0005 tokens',
      '0.00025 tokens',
      '0.00025 tokens',
    ]);
  });

  test('split 10 withheld and 8 used into a refund of 2 and shares of 4 and 4', () => {
    const parts = [worked.refunded, worked.validatorPart, worked.dappPart];
    expect(values('shares').slice(-3)).toEqual(parts.map((part) => `${part.value} tokens`));
  });

  test('split a swap that costs 0.05 into 0.025 each', () => {
    const part = `${worked.swapPart.value} tokens`;
    expect(values('swap').slice(-2)).toEqual([part, part]);
  });

  test('split 5 units into 2 and 3', () => {
    const parts = [worked.oddValidatorPart, worked.oddDappPart];
    expect(values('rounding').slice(-2)).toEqual(parts.map((part) => `${part.value} units`));
  });

  test('pay only the validator for a creation', () => {
    expect(values('creation').slice(-2)).toEqual(['8 tokens', '0 tokens']);
  });

  test('include at the rate, skip below it, count a cap below 1 gwei as 1, and skip a token that is not accepted', () => {
    expect(values('inclusion')).toEqual(['Included', 'Skipped', 'Included', 'Skipped']);
  });

  test('wait 10 s on average if one validator in five accepts the token', () => {
    expect(values('wait').slice(-1)).toEqual([`${worked.averageWait.value} s`]);
  });
});
