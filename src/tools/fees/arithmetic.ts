/**
 * Arithmetic of the fee-paying path: what is withheld, refunded, charged and shared.
 * Amounts are raw token units (bigint) and every division rounds down, as in the node. The constants of the network
 * (base fee, percentages) are parameters, from `src/data`.
 */

/** Conversion rate of a validator: token units per wei of gas cost, as a fraction. */
export interface Rate {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/**
 * Token units for an amount of gas: gas x base fee x numerator / denominator, rounded down.
 * @throws RangeError when the denominator is 0; the node rejects such a transaction
 */
export function tokenUnits(gas: bigint, baseFee: bigint, rate: Rate): bigint {
  return (gas * baseFee * rate.numerator) / rate.denominator;
}

/**
 * Token units that move for one transaction: withheld from the sender before it runs, refunded after it, and the fee for the gas
 * used, which is shared. Each of the three is rounded down separately, so that `withheld - refunded - fee` is 0 or 1.
 * @param gasUsed at most the limit
 * @param baseFee in wei per gas
 */
export function charge(gasLimit: bigint, gasUsed: bigint, baseFee: bigint, rate: Rate) {
  return {
    withheld: tokenUnits(gasLimit, baseFee, rate),
    refunded: tokenUnits(gasLimit - gasUsed, baseFee, rate),
    fee: tokenUnits(gasUsed, baseFee, rate),
  };
}

/**
 * Splits a fee: the validator's part is rounded down and the contract gets the remainder.
 * @param percentage share of the validator, 0 to 100
 */
export function split(fee: bigint, percentage: bigint) {
  const validator = (fee * percentage) / 100n;
  return {validator, dapp: fee - validator};
}

/**
 * Parses a decimal number as an exact fraction: `0.1` is 1 / 10.
 * @param text digits with at most one point
 */
export function parseRate(text: string): Rate {
  const [whole = '', fraction = ''] = text.split('.');
  return {numerator: BigInt(whole + fraction), denominator: powerOfTen(fraction.length)};
}

/** Formats units as whole tokens, exact and without trailing zeros: 5 x 10^14 units at 18 decimals are `0.0005`. */
export function formatTokens(units: bigint, decimals: number): string {
  const digits = units.toString().padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  const fraction = decimals === 0 ? '' : digits.slice(-decimals).replace(/0+$/, '');
  return fraction === '' ? whole : `${whole}.${fraction}`;
}

function powerOfTen(exponent: number): bigint {
  return BigInt(`1${'0'.repeat(exponent)}`);
}
