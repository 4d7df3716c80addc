import {atm} from '@site/src/data/atm';
import {chain} from '@site/src/data/chain';
import {limits} from '@site/src/data/limits';
import {factText, type Fact} from '@site/src/plugins/facts/client/facts';
import {charge, formatTokens, parseRate, parseTokens, split, tokenUnits} from './arithmetic';

/** A line of a calculation: what it is, its value, and how that is computed; an input has no computation. */
type Line = readonly [quantity: string, value: string, how?: string];

/** A calculation: its title, the names of its columns if the default ones do not fit, its inputs and its steps. */
export interface Worked {
  readonly title: string;
  readonly head?: readonly string[];
  readonly lines: readonly Line[];
}

const {worked} = atm;
const BASE_FEE = BigInt(limits.baseFeeWei.value);
const DECIMALS = worked.tokenDecimals.value;
const SIX = worked.decimalsSix.value;
const RATE = parseRate(String(worked.rateStable.value));
const GAS_USED = BigInt(worked.gasUsed.value);

function input(quantity: string, fact: Fact, unit = fact.unit): Line {
  const text = factText(fact);
  return [quantity, unit === undefined || text.endsWith(unit) ? text : `${text} ${unit}`];
}

/** An amount in units as whole tokens, with commas. */
function tokens(units: bigint, decimals: number = DECIMALS): string {
  const [whole = '', fraction] = formatTokens(units, decimals).split('.');
  return `${[BigInt(whole).toLocaleString('en-US'), fraction].filter(Boolean).join('.')} tokens`;
}

const inUnits = (units: bigint): string => `${units.toLocaleString('en-US')} units`;
const unitsOf = (fact: Fact<number>): bigint => parseTokens(String(fact.value), DECIMALS);

const gasUsed = input('Gas used', worked.gasUsed);
const baseFee = input('Base fee', limits.baseFeeGwei);
const percentage = input('Percentage of the validator', atm.validatorPercentage);

function shares(fee: bigint, show = tokens): readonly Line[] {
  const {validator, dapp} = split(fee, BigInt(atm.validatorPercentage.value));
  return [
    ['Validator', show(validator), 'fee × percentage / 100, rounded down'],
    ['Contract', show(dapp), "fee − the validator's share"],
  ];
}

function feeAtRate(title: string, rateFact: Fact<number>): Worked {
  const rate = parseRate(String(rateFact.value));
  const fee = tokenUnits(GAS_USED, BASE_FEE, rate);
  return {
    title,
    lines: [
      gasUsed,
      baseFee,
      input('Rate of the validator', rateFact),
      input('Decimals of the token', worked.tokenDecimals),
      ['Price of one gas', tokens(tokenUnits(1n, BASE_FEE, rate)), 'base fee × rate / 10^decimals'],
      ['Fee in units', inUnits(fee), 'gas used × base fee × rate'],
      ['Fee in tokens', tokens(fee), 'units / 10^decimals'],
    ],
  };
}

function sixDecimals(): Worked {
  const scaled = {...RATE, denominator: RATE.denominator * parseTokens('1', DECIMALS - SIX)};
  const fee = (rate: typeof RATE): Line => [
    'Fee with that rate',
    tokens(tokenUnits(GAS_USED, BASE_FEE, rate), SIX),
    `gas used × base fee × rate / 10^${SIX}`,
  ];
  return {
    title: `The same fee in a token with ${SIX} decimals`,
    lines: [
      gasUsed,
      input(`Rate that fits ${DECIMALS} decimals`, worked.rateStable),
      fee(RATE),
      [
        `Rate that fits ${SIX} decimals`,
        `${scaled.numerator} / ${scaled.denominator.toLocaleString('en-US')}`,
        `rate / 10^${DECIMALS - SIX}`,
      ],
      fee(scaled),
    ],
  };
}

function journey(): Worked {
  const {withheld, refunded, fee} = charge(BigInt(worked.gasLimit.value), GAS_USED, BASE_FEE, RATE);
  const price = `base fee × rate / 10^${DECIMALS}`;
  return {
    title: 'One transaction, from the sender to both shares',
    lines: [
      input('Gas limit', worked.gasLimit),
      gasUsed,
      baseFee,
      input('Rate of the validator', worked.rateStable),
      percentage,
      ['Withheld', tokens(withheld), `gas limit × ${price}`],
      ['Refunded', tokens(refunded), `(limit − used) × ${price}`],
      ['Fee', tokens(fee), `gas used × ${price}`],
      ...shares(fee),
    ],
  };
}

/** Whether a validator includes a transaction whose highest rate, its cap in gwei, is at least the validator's rate. */
function inclusion(cap: Fact<number>, rate: Fact<number>, accepted: boolean): Line {
  // A cap below the base fee counts as the base fee.
  const highest = Math.max(cap.value, limits.baseFeeGwei.value) / limits.baseFeeGwei.value;
  return [
    `maxFeePerGas ${factText(cap)}`,
    accepted && highest >= rate.value ? 'Included' : 'Skipped',
    `rate ${rate.value}, token ${accepted ? 'accepted' : 'not accepted'}`,
  ];
}

/** All worked examples, computed from the inputs in `src/data`. */
export const EXAMPLES = {
  stablecoin: feeAtRate('A stablecoin with 18 decimals', worked.rateStable),
  valuable: feeAtRate('A token of higher value', worked.rateValuable),
  sixDecimals: sixDecimals(),
  journey: journey(),
  shares: {
    title: 'A refund and two shares',
    lines: [
      input('Withheld', worked.withheld),
      input('Fee, for what was used', worked.used),
      percentage,
      ['Refunded', tokens(unitsOf(worked.withheld) - unitsOf(worked.used)), 'withheld − fee'],
      ...shares(unitsOf(worked.used)),
    ],
  },
  swap: {
    title: 'Fee of a swap',
    lines: [input('Fee', worked.swapFee), percentage, ...shares(unitsOf(worked.swapFee))],
  },
  rounding: {
    title: 'The odd unit goes to the contract',
    lines: [input('Fee', worked.oddFee), percentage, ...shares(BigInt(worked.oddFee.value), inUnits)],
  },
  creation: {
    title: 'A transaction that creates a contract',
    lines: [
      input('Fee', worked.used),
      [
        'Validator',
        tokens(unitsOf(worked.used)),
        `${atm.creationValidatorPercentage.value}%: there is no recipient`,
      ],
      ['Contract', tokens(0n), 'the rest'],
    ],
  },
  inclusion: {
    title: 'Does this validator include the transaction?',
    head: ['Your cap', 'The validator', 'Outcome'],
    lines: [
      inclusion(worked.capEqual, worked.rateStable, true),
      inclusion(worked.capLow, worked.rateStable, true),
      inclusion(worked.capTiny, atm.fallbackRateNumerator, true),
      inclusion(worked.capEqual, worked.rateStable, false),
    ],
  },
  wait: {
    title: 'Average wait for a token that few validators accept',
    lines: [
      input('Time between two blocks', chain.blockTimeSeconds, 's'),
      input('Validators that accept the token', worked.acceptingPercentage),
      [
        'Average wait',
        `${(chain.blockTimeSeconds.value * 100) / worked.acceptingPercentage.value} s`,
        'block time / share',
      ],
    ],
  },
} satisfies Readonly<Record<string, Worked>>;
