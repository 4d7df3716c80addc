import {charge, formatTokens, parseRate, split} from './arithmetic';
import {atm} from '@site/src/data/atm';
import {limits} from '@site/src/data/limits';
import {withoutCommas} from '../ui/number-text';

/** The fields as the reader typed them. */
export interface FeeFields {
  readonly gasUsed: string;
  readonly gasLimit: string;
  /** token units per wei: a decimal number, or a fraction `n / d` */
  readonly rate: string;
  readonly decimals: string;
  /** validator's share in percent, 0 to 100 */
  readonly percentage: string;
}

/** Name of the line that says what the sender pays. */
export const FEE = 'Fee';

const MAX_DECIMALS = 36;

/** An amount of gas: twelve digits are far more than a block can hold. */
const GAS = /^\d{1,12}$/;

function problemOf({gasUsed, gasLimit, rate, decimals, percentage}: FeeFields) {
  const isNumber = (text: string, most: number): boolean => /^\d{1,3}$/.test(text) && Number(text) <= most;
  if (!GAS.test(gasUsed))
    return {field: 'gasUsed', problem: 'Gas used is a whole number of at most 12 digits, such as 100000.'};
  if (!GAS.test(gasLimit))
    return {
      field: 'gasLimit',
      problem: 'The gas limit is a whole number of at most 12 digits, such as 125000.',
    };
  if (BigInt(gasUsed) > BigInt(gasLimit))
    return {field: 'gasLimit', problem: 'The gas limit is below the gas used. Such a transaction fails.'};
  if (!/^\d{1,30}(?:\.\d{1,30}| ?\/ ?\d{1,30})?$/.test(rate))
    return {field: 'rate', problem: 'The rate is a number such as 5 or 0.1, or a fraction such as 1 / 3.'};
  if (/\/ ?0+$/.test(rate))
    return {field: 'rate', problem: 'A rate with the denominator 0 makes the transaction fail.'};
  if (!isNumber(decimals, MAX_DECIMALS))
    return {field: 'decimals', problem: `Decimals are a whole number from 0 to ${MAX_DECIMALS}.`};
  if (!isNumber(percentage, 100))
    return {field: 'percentage', problem: 'The share of the validator is a whole number from 0 to 100.'};
  return undefined;
}

/** The number in a field without separators. A rate keeps its comma, which may be a decimal one. */
function numberIn(name: string, text: string): string {
  const trimmed = text.trim();
  return name === 'rate' ? trimmed : withoutCommas(trimmed);
}

/**
 * Calculates what is withheld, refunded, charged and shared, rounded as in the node.
 * @returns the lines of the result, each amount exact in whole tokens and in token units, or the problem with one field
 */
export function calculate(typed: FeeFields) {
  const fields = Object.fromEntries(
    Object.entries(typed).map(([name, text]: [string, string]) => [name, numberIn(name, text)]),
  ) as unknown as FeeFields;
  const wrong = problemOf(fields);
  if (wrong) return wrong;
  const [number = '', divisor = '1'] = fields.rate.split('/').map((part) => part.trim());
  const {numerator, denominator} = parseRate(number);
  const {withheld, refunded, fee} = charge(
    BigInt(fields.gasLimit),
    BigInt(fields.gasUsed),
    BigInt(limits.baseFeeWei.value),
    {numerator, denominator: denominator * BigInt(divisor)},
  );
  const {validator, dapp} = split(fee, BigInt(fields.percentage));
  const line = (name: string, units: bigint) => ({
    name,
    tokens: formatTokens(units, Number(fields.decimals)),
    units: units.toString(),
  });
  return {
    lines: [
      line('Withheld before the run', withheld),
      line('Refunded after the run', refunded),
      line(FEE, fee),
      line('Share of the validator', validator),
      line('Share of the contract', dapp),
    ],
  };
}

const {worked} = atm;

/** Initial values of the fields: the example of the page. */
export const EXAMPLE: FeeFields = {
  gasUsed: String(worked.gasUsed.value),
  gasLimit: String(worked.gasLimit.value),
  rate: String(worked.rateStable.value),
  decimals: String(worked.tokenDecimals.value),
  percentage: String(atm.validatorPercentage.value),
};
