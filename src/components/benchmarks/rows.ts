import {benchmarks, type BenchmarkRow} from '@site/src/data/benchmarks';
import {chain} from '@site/src/data/chain';
import {limits} from '@site/src/data/limits';
import {averageGas, blockFill, blockRate, gasCeiling, type BlockLimits} from './arithmetic';

/** A measured block with what follows from it. */
export interface DerivedRow extends BenchmarkRow {
  /** Transactions over the block time. */
  readonly rate: number;
  /** Gas of the block over its transactions. */
  readonly averageGas: number;
  /** Transactions per second that gas allows at the average gas. */
  readonly ceiling: number;
  /** Part of the block's gas limit in use, from 0 to 1. */
  readonly fill: number;
}

/** Limits of both networks. */
export const BLOCK_LIMITS: BlockLimits = {
  blockGas: limits.blockGas.value,
  blockTimeSeconds: chain.blockTimeSeconds.value,
};

/** Every measured block of the data, in its order, with the computed columns. */
export const derivedRows: readonly DerivedRow[] = benchmarks.rows.rows.map((row) => {
  const average = averageGas(row.blockGas, row.transactions);
  return {
    ...row,
    rate: blockRate(row.transactions, BLOCK_LIMITS.blockTimeSeconds),
    averageGas: average,
    ceiling: gasCeiling(average, BLOCK_LIMITS),
    fill: blockFill(row.blockGas, BLOCK_LIMITS.blockGas),
  };
});
