/** Arithmetic of throughput measurements. Independent of any network: limits are parameters. */

/** Limits of a chain's throughput. */
export interface BlockLimits {
  /** Gas limit of a block. */
  readonly blockGas: number;
  /** Seconds between two blocks. */
  readonly blockTimeSeconds: number;
}

/**
 * Transactions per second of one block.
 * @param transactions number of transactions in the block
 * @param blockTimeSeconds seconds between two blocks
 * @throws RangeError when the block time is not above zero
 */
export function blockRate(transactions: number, blockTimeSeconds: number): number {
  requirePositive('block time', blockTimeSeconds);
  return transactions / blockTimeSeconds;
}

/**
 * Average gas per transaction of a block, unrounded.
 * @throws RangeError for a block without transactions
 */
export function averageGas(blockGas: number, transactions: number): number {
  requirePositive('number of transactions', transactions);
  return blockGas / transactions;
}

/**
 * Maximum transactions per second if every transaction uses the given gas and only gas limits a block, unrounded.
 * @throws RangeError when an argument is not above zero
 */
export function gasCeiling(gasPerTransaction: number, {blockGas, blockTimeSeconds}: BlockLimits): number {
  requirePositive('gas per transaction', gasPerTransaction);
  requirePositive('block gas', blockGas);
  requirePositive('block time', blockTimeSeconds);
  return blockGas / gasPerTransaction / blockTimeSeconds;
}

/**
 * Fraction of a block's gas limit that was used, from 0 to 1.
 * @throws RangeError when the limit is not above zero
 */
export function blockFill(usedGas: number, limitGas: number): number {
  requirePositive('block gas', limitGas);
  return usedGas / limitGas;
}

function requirePositive(name: string, value: number): void {
  if (!(value > 0)) throw new RangeError(`The ${name} must be above zero, not ${value}.`);
}
