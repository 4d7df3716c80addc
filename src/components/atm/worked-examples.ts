import {atm} from '@site/src/data/atm';
import {chain} from '@site/src/data/chain';
import {limits} from '@site/src/data/limits';
import {
  averageWait,
  charge,
  formatTokens,
  isIncluded,
  parseRate,
  parseTokens,
  split,
  tokenUnits,
  type Rate,
} from './arithmetic';
import type {Fact} from '@site/src/plugins/facts';
import {factText} from '@site/src/plugins/facts/client/facts';

/** One line of a worked example. */
export interface WorkedStep {
  readonly quantity: string;
  /** How the value is computed; undefined for an input. */
  readonly how?: string;
  readonly value: string;
}

/** A calculation: its inputs and its steps. */
export interface Worked {
  readonly title: string;
  /** Names of the three columns, if the default ones do not fit. */
  readonly head?: readonly string[];
  readonly steps: readonly WorkedStep[];
}

const {worked} = atm;
const BASE_FEE = BigInt(limits.baseFeeWei.value);
const PERCENTAGE = BigInt(atm.validatorPercentage.value);
const DECIMALS = worked.tokenDecimals.value;
const GWEI_DECIMALS = 9;
/** Last step of a formula whose result is in whole tokens. */
const SCALE = `/ 10^${DECIMALS}`;

function input(quantity: string, fact: Fact, unit = fact.unit): WorkedStep {
  const text = factText(fact);
  return {quantity, value: unit === undefined || text.endsWith(unit) ? text : `${text} ${unit}`};
}

function tokens(units: bigint, decimals: number = DECIMALS): string {
  const [whole = '', fraction] = formatTokens(units, decimals).split('.');
  return `${[BigInt(whole).toLocaleString('en-US'), fraction].filter(Boolean).join('.')} tokens`;
}

function inUnits(units: bigint): string {
  return `${units.toLocaleString('en-US')} units`;
}

function splitSteps(fee: bigint, show: (units: bigint) => string): readonly WorkedStep[] {
  const parts = split(fee, PERCENTAGE);
  return [
    {quantity: 'Validator', how: 'fee × percentage / 100, rounded down', value: show(parts.validator)},
    {quantity: 'Contract', how: "fee − the validator's share", value: show(parts.dapp)},
  ];
}

function feeExample(title: string, rateFact: Fact<number>): Worked {
  const rate = parseRate(String(rateFact.value));
  const gasUsed = BigInt(worked.gasUsed.value);
  const fee = tokenUnits(gasUsed, BASE_FEE, rate);
  return {
    title,
    steps: [
      input('Gas used', worked.gasUsed),
      input('Base fee', limits.baseFeeGwei),
      input('Rate of the validator', rateFact),
      input('Decimals of the token', worked.tokenDecimals),
      {
        quantity: 'Price of one gas',
        how: 'base fee × rate / 10^decimals',
        value: tokens(tokenUnits(1n, BASE_FEE, rate)),
      },
      {quantity: 'Fee in units', how: 'gas used × base fee × rate', value: inUnits(fee)},
      {quantity: 'Fee in tokens', how: 'units / 10^decimals', value: tokens(fee)},
    ],
  };
}

function sixDecimals(): Worked {
  const decimals = worked.decimalsSix.value;
  const gasUsed = BigInt(worked.gasUsed.value);
  const plain = parseRate(String(worked.rateStable.value));
  const scale = parseTokens('1', DECIMALS - decimals);
  const scaled: Rate = {numerator: plain.numerator, denominator: plain.denominator * scale};
  return {
    title: `The same fee in a token with ${decimals} decimals`,
    steps: [
      input('Gas used', worked.gasUsed),
      input('Rate that fits 18 decimals', worked.rateStable),
      {
        quantity: 'Fee with that rate',
        how: `gas used × base fee × rate / 10^${decimals}`,
        value: tokens(tokenUnits(gasUsed, BASE_FEE, plain), decimals),
      },
      {
        quantity: `Rate that fits ${decimals} decimals`,
        how: `rate / 10^${DECIMALS - decimals}`,
        value: `${scaled.numerator} / ${scaled.denominator.toLocaleString('en-US')}`,
      },
      {
        quantity: 'Fee with that rate',
        how: `gas used × base fee × rate / 10^${decimals}`,
        value: tokens(tokenUnits(gasUsed, BASE_FEE, scaled), decimals),
      },
    ],
  };
}

function journey(): Worked {
  const rate = parseRate(String(worked.rateStable.value));
  const gasLimit = BigInt(worked.gasLimit.value);
  const {withheld, refunded, fee} = charge(gasLimit, BigInt(worked.gasUsed.value), BASE_FEE, rate);
  return {
    title: 'One transaction, from the sender to both shares',
    steps: [
      input('Gas limit', worked.gasLimit),
      input('Gas used', worked.gasUsed),
      input('Base fee', limits.baseFeeGwei),
      input('Rate of the validator', worked.rateStable),
      input('Percentage of the validator', atm.validatorPercentage),
      {quantity: 'Withheld', how: `gas limit × base fee × rate ${SCALE}`, value: tokens(withheld)},
      {quantity: 'Refunded', how: `(limit − used) × base fee × rate ${SCALE}`, value: tokens(refunded)},
      {quantity: 'Fee', how: `gas used × base fee × rate ${SCALE}`, value: tokens(fee)},
      ...splitSteps(fee, tokens),
    ],
  };
}

function shares(): Worked {
  const withheld = parseTokens(String(worked.withheld.value), DECIMALS);
  const used = parseTokens(String(worked.used.value), DECIMALS);
  return {
    title: 'A refund and two shares',
    steps: [
      input('Withheld', worked.withheld),
      input('Fee, for what was used', worked.used),
      input('Percentage of the validator', atm.validatorPercentage),
      {quantity: 'Refunded', how: 'withheld − fee', value: tokens(withheld - used)},
      ...splitSteps(used, tokens),
    ],
  };
}

function sharesOf(title: string, fact: Fact, fee: bigint, show: (units: bigint) => string): Worked {
  return {
    title,
    steps: [
      input('Fee', fact),
      input('Percentage of the validator', atm.validatorPercentage),
      ...splitSteps(fee, show),
    ],
  };
}

function creation(): Worked {
  const fee = parseTokens(String(worked.used.value), DECIMALS);
  return {
    title: 'A transaction that creates a contract',
    steps: [
      input('Fee', worked.used),
      {
        quantity: 'Validator',
        how: `${atm.creationValidatorPercentage.value}%: there is no recipient`,
        value: tokens(fee),
      },
      {quantity: 'Contract', how: 'the rest', value: tokens(0n)},
    ],
  };
}

function inclusion(): Worked {
  const caps = [
    {cap: worked.capEqual, rate: worked.rateStable, accepted: true},
    {cap: worked.capLow, rate: worked.rateStable, accepted: true},
    {cap: worked.capTiny, rate: atm.fallbackRateNumerator, accepted: true},
    {cap: worked.capEqual, rate: worked.rateStable, accepted: false},
  ];
  return {
    title: 'Does this validator include the transaction?',
    head: ['Your cap', 'The validator', 'Outcome'],
    steps: caps.map(({cap, rate, accepted}) => ({
      quantity: `maxFeePerGas ${cap.text}`,
      how: `rate ${rate.value}, token ${accepted ? 'accepted' : 'not accepted'}`,
      value:
        accepted &&
        isIncluded(parseTokens(String(cap.value), GWEI_DECIMALS), BASE_FEE, parseRate(String(rate.value)))
          ? 'Included'
          : 'Skipped',
    })),
  };
}

function wait(): Worked {
  const seconds = averageWait(chain.blockTimeSeconds.value, worked.acceptingPercentage.value);
  return {
    title: 'Average wait for a token that few validators accept',
    steps: [
      input('Time between two blocks', chain.blockTimeSeconds, 's'),
      input('Validators that accept the token', worked.acceptingPercentage),
      {quantity: 'Average wait', how: 'block time / share', value: `${seconds} s`},
    ],
  };
}

/** All worked examples, computed by `arithmetic.ts` from the inputs in `src/data`. */
export const EXAMPLES = {
  stablecoin: () => feeExample('A stablecoin with 18 decimals', worked.rateStable),
  valuable: () => feeExample('A token of higher value', worked.rateValuable),
  sixDecimals,
  journey,
  shares,
  swap: () =>
    sharesOf('Fee of a swap', worked.swapFee, parseTokens(String(worked.swapFee.value), DECIMALS), tokens),
  rounding: () =>
    sharesOf('The odd unit goes to the contract', worked.oddFee, BigInt(worked.oddFee.value), inUnits),
  creation,
  inclusion,
  wait,
} satisfies Readonly<Record<string, () => Worked>>;

/** Names of the worked examples. */
export type WorkedName = keyof typeof EXAMPLES;
