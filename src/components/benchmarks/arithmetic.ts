/** Limits of a chain's throughput. */
export interface BlockLimits {
  /** Gas limit of a block. */
  readonly blockGas: number;
  /** Seconds between two blocks. */
  readonly blockTimeSeconds: number;
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

function requirePositive(name: string, value: number): void {
  if (!(value > 0)) throw new RangeError(`The ${name} must be above zero, not ${value}.`);
}
