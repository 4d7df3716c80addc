import {describe, expect, it} from 'vitest';
import {gasCeiling} from './arithmetic';

const limits = {blockGas: 300_000_000, blockTimeSeconds: 2};

describe('gasCeiling', () => {
  it.each([
    [21_000, 7142],
    [22_068, 6797],
    [100_000, 1500],
    [1_000_000, 150],
  ])('%i gas: %i transactions per second', (gas, ceiling) => {
    expect(Math.floor(gasCeiling(gas, limits))).toBe(ceiling);
  });

  it('halves when blocks take twice as long', () => {
    expect(gasCeiling(100_000, {...limits, blockTimeSeconds: 4})).toBe(750);
  });

  it.each([
    ['no gas', 0],
    ['less than none', -1],
    ['what is no number', Number.NaN],
  ])('refuses %s', (_, gas) => {
    expect(() => gasCeiling(gas, limits)).toThrow(RangeError);
  });

  it('throws for limits of zero', () => {
    expect(() => gasCeiling(1, {...limits, blockGas: 0})).toThrow('block gas');
    expect(() => gasCeiling(1, {...limits, blockTimeSeconds: 0})).toThrow('block time');
  });
});
