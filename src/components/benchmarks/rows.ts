import {benchmarks, type BenchmarkRow} from '../../data/benchmarks';
import {chain} from '../../data/chain';
import {limits} from '../../data/limits';

/** A measured block with computed values. */
export interface DerivedRow extends BenchmarkRow {
  /** Transactions per second: transactions divided by the block time. */
  readonly rate: number;
  /** Gas per transaction: gas of the block divided by its transactions. */
  readonly averageGas: number;
  /** Maximum transactions per second at this average gas. */
  readonly ceiling: number;
  /** Fraction of the block's gas limit in use, from 0 to 1. */
  readonly fill: number;
  /** Whether gas left no room for another of its transactions, so that it limited the rate. */
  readonly full: boolean;
}

const BLOCK_GAS = limits.blockGas.value;
const BLOCK_SECONDS = chain.blockTimeSeconds.value;

/** Maximum transactions per second, on both networks, if every one uses the given gas and only gas limits a block, unrounded. */
export function gasCeiling(gasPerTransaction: number): number {
  return BLOCK_GAS / gasPerTransaction / BLOCK_SECONDS;
}

/** Format of a number without decimal places. */
export const wholeNumber = new Intl.NumberFormat('en-US', {maximumFractionDigits: 0});

/** All measured blocks in the order of the data, with the computed columns. */
export const derivedRows: readonly DerivedRow[] = benchmarks.rows.rows.map((row) => {
  const averageGas = row.blockGas / row.transactions;
  return {
    ...row,
    rate: row.transactions / BLOCK_SECONDS,
    averageGas,
    ceiling: gasCeiling(averageGas),
    fill: row.blockGas / BLOCK_GAS,
    full: row.blockGas + averageGas > BLOCK_GAS,
  };
});
