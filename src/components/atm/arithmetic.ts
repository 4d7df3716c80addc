/**
 * Arithmetic of the fee-paying path: what is withheld, refunded, charged and shared, and who includes a transaction.
 * Amounts are raw token units (bigint) and every division rounds down, as in the node. The constants of the network
 * (base fee, percentages, block time) are parameters; pages pass them from `src/data`.
 */

/** Conversion rate of a validator: token units per wei of gas cost, as a fraction. */
export interface Rate {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** Input for the charge of one transaction. */
export interface ChargeInput {
  /** Gas limit set by the sender. */
  readonly gasLimit: bigint;
  /** Gas that the transaction used, at most the limit. */
  readonly gasUsed: bigint;
  /** Base fee in wei per gas. */
  readonly baseFee: bigint;
  readonly rate: Rate;
}

/** Movements of the fee token for one transaction, in token units. */
export interface Charge {
  /** From the sender to the vault, before execution. */
  readonly withheld: bigint;
  /** From the vault back to the sender, after execution. */
  readonly refunded: bigint;
  /** Cost of the gas used; the part that is shared. */
  readonly fee: bigint;
}

/** The two parts of a fee, in token units. */
export interface Split {
  readonly validator: bigint;
  readonly dapp: bigint;
}

/** What a validator checks before it includes a fee-paying transaction. */
export interface InclusionInput {
  /** Cap of the sender, in wei per gas. */
  readonly maxFeePerGas: bigint;
  /** Base fee in wei per gas, which as a cap corresponds to a rate of 1. */
  readonly baseFee: bigint;
  readonly rate: Rate;
  /** Whether the validator accepts the fee token of the sender. */
  readonly accepted: boolean;
}

/**
 * Token units for an amount of gas: gas x base fee x numerator / denominator, rounded down.
 * @throws RangeError for a negative argument, and when the denominator is 0 and the amount is not; the node
 *   rejects such a transaction
 */
export function tokenUnits(gas: bigint, baseFee: bigint, rate: Rate): bigint {
  if (gas < 0n || baseFee < 0n || rate.numerator < 0n || rate.denominator < 0n)
    throw new RangeError('gas, base fee and rate cannot be negative');
  const amount = gas * baseFee * rate.numerator;
  if (amount === 0n) return 0n;
  if (rate.denominator === 0n) throw new RangeError('the denominator of the rate is 0');
  return amount / rate.denominator;
}

/**
 * Withheld, refunded and charged units of one transaction. Each of the three is rounded down separately, so that
 * `withheld - refunded - fee` is 0 or 1.
 * @throws RangeError when more gas is used than the limit, and in the cases of `tokenUnits`
 */
export function charge({gasLimit, gasUsed, baseFee, rate}: ChargeInput): Charge {
  if (gasUsed > gasLimit) throw new RangeError('more gas used than the limit allows');
  return {
    withheld: tokenUnits(gasLimit, baseFee, rate),
    refunded: tokenUnits(gasLimit - gasUsed, baseFee, rate),
    fee: tokenUnits(gasUsed, baseFee, rate),
  };
}

/**
 * Splits a fee: the validator's part is rounded down and the contract gets the remainder. A transaction that
 * creates a contract has no recipient, so the validator gets all of it.
 * @param percentage share of the validator, 0 to 100
 * @throws RangeError for a percentage outside 0 to 100, or a negative fee
 */
export function split(fee: bigint, percentage: bigint, createsContract = false): Split {
  if (fee < 0n) throw new RangeError('the fee cannot be negative');
  if (percentage < 0n || percentage > 100n) throw new RangeError('the percentage is not between 0 and 100');
  if (createsContract) return {validator: fee, dapp: 0n};
  const validator = (fee * percentage) / 100n;
  return {validator, dapp: fee - validator};
}

/**
 * The highest rate that a sender accepts: its cap in gwei. A cap above 0 and below the base fee counts as the base
 * fee. Undefined for a cap of 0, because that makes a zero-fee transaction.
 * @throws RangeError for a negative cap
 */
export function highestRate(maxFeePerGas: bigint, baseFee: bigint): Rate | undefined {
  if (maxFeePerGas < 0n) throw new RangeError('the cap cannot be negative');
  if (maxFeePerGas === 0n) return undefined;
  return {numerator: maxFeePerGas < baseFee ? baseFee : maxFeePerGas, denominator: baseFee};
}

/**
 * Whether a validator includes a fee-paying transaction: it accepts the token, and the sender's highest rate is at
 * least the validator's rate. Compared as fractions, without rounding.
 * @throws RangeError for a negative cap, for a cap of 0, which pays no fee, and for a rate with denominator 0
 */
export function isIncluded({maxFeePerGas, baseFee, rate, accepted}: InclusionInput): boolean {
  const highest = highestRate(maxFeePerGas, baseFee);
  if (!highest) throw new RangeError('a cap of 0 makes a zero-fee transaction');
  if (rate.denominator === 0n) throw new RangeError('the denominator of the rate is 0');
  return accepted && highest.numerator * rate.denominator >= rate.numerator * highest.denominator;
}

/**
 * Average time between blocks of validators that accept a token, in seconds. An average, not a maximum.
 * @param blockTime seconds between two blocks
 * @param acceptingPercentage share of the validators that accept the token, above 0 and at most 100
 * @throws RangeError for a share outside that range; with a share of 0 the transaction is never included
 */
export function averageWait(blockTime: number, acceptingPercentage: number): number {
  if (!(acceptingPercentage > 0 && acceptingPercentage <= 100))
    throw new RangeError('the share is not above 0 and at most 100');
  return (blockTime * 100) / acceptingPercentage;
}

/**
 * Parses a decimal number as an exact fraction: `0.1` is 1 / 10.
 * @throws RangeError for anything but digits with at most one point
 */
export function parseRate(text: string): Rate {
  const match = /^(\d+)(?:\.(\d+))?$/.exec(text);
  if (!match) throw new RangeError(`not a decimal number: ${text}`);
  const [, whole = '', fraction = ''] = match;
  return {numerator: BigInt(whole + fraction), denominator: powerOfTen(fraction.length)};
}

/** Formats units as whole tokens, exact and without trailing zeros: 5 x 10^14 units at 18 decimals are `0.0005`. */
export function formatTokens(units: bigint, decimals: number): string {
  const digits = units.toString().padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  const fraction = decimals === 0 ? '' : digits.slice(-decimals).replace(/0+$/, '');
  return fraction === '' ? whole : `${whole}.${fraction}`;
}

/**
 * Parses whole tokens as units.
 * @throws RangeError when the text is not a decimal number or has more decimal places than the token
 */
export function parseTokens(text: string, decimals: number): bigint {
  const {numerator, denominator} = parseRate(text);
  const scaled = numerator * powerOfTen(decimals);
  if (scaled % denominator !== 0n) throw new RangeError(`${text} has more than ${decimals} decimal places`);
  return scaled / denominator;
}

function powerOfTen(exponent: number): bigint {
  return BigInt(`1${'0'.repeat(exponent)}`);
}
