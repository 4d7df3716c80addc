/** Arithmetic of throughput measurements. Knows nothing about any network: limits come in as arguments. */

/** What bounds the throughput of a chain. */
export interface BlockLimits {
  /** Most gas of a block. */
  readonly blockGas: number;
  /** Seconds between two blocks. */
  readonly blockTimeSeconds: number;
}

/**
 * Transactions per second of one block.
 * @param transactions in the block
 * @param blockTimeSeconds seconds between two blocks
 * @throws RangeError when the block time is not above zero
 */
export function blockRate(transactions: number, blockTimeSeconds: number): number {
  requirePositive('block time', blockTimeSeconds);
  return transactions / blockTimeSeconds;
}

/**
 * Gas that a transaction of the block used on average, unrounded.
 * @throws RangeError for a block without transactions
 */
export function averageGas(blockGas: number, transactions: number): number {
  requirePositive('number of transactions', transactions);
  return blockGas / transactions;
}

/**
 * Most transactions per second when every transaction uses the given gas and nothing but gas bounds a block,
 * unrounded.
 * @throws RangeError when an argument is not above zero
 */
export function gasCeiling(gasPerTransaction: number, {blockGas, blockTimeSeconds}: BlockLimits): number {
  requirePositive('gas per transaction', gasPerTransaction);
  requirePositive('block gas', blockGas);
  requirePositive('block time', blockTimeSeconds);
  return blockGas / gasPerTransaction / blockTimeSeconds;
}

/**
 * Part of a block's gas limit that was used, from 0 to 1.
 * @throws RangeError when the limit is not above zero
 */
export function blockFill(usedGas: number, limitGas: number): number {
  requirePositive('block gas', limitGas);
  return usedGas / limitGas;
}

function requirePositive(name: string, value: number): void {
  if (!(value > 0)) throw new RangeError(`The ${name} must be above zero, not ${value}.`);
}
