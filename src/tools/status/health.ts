import {callRpc, membersOf} from '../network/request';
import type {ToolNetwork} from '../network/networks';

/** Result of one check of a network. Times are in milliseconds since the epoch, durations in the unit of their name. */
export interface Health {
  readonly block: number;
  /** Seconds since the timestamp of the latest block, by the clock of the reader's device; never negative. */
  readonly blockAgeSeconds: number;
  readonly chainId: number;
  readonly latencyMs: number;
  readonly checkedAt: number;
}

/** `up`: the network produces blocks. `degraded`: the RPC responds, but something is wrong; `why` says what. */
export type Verdict = {readonly state: 'up'} | {readonly state: 'degraded'; readonly why: string};

/** Age of the latest block, in block times, at which a network counts as degraded. */
const LATE_BLOCKS = 15;

function toNumber(value: unknown): number {
  return typeof value === 'string' && /^0x[0-9a-f]+$/i.test(value) ? Number(value) : Number.NaN;
}

/**
 * Requests the chain id and the latest block from a public RPC URL.
 * @throws RequestFailure
 */
export async function readHealth({rpcUrl}: ToolNetwork, signal: AbortSignal): Promise<Health> {
  const [id, latest] = await Promise.all([
    callRpc(rpcUrl, 'eth_chainId', [], signal),
    callRpc(rpcUrl, 'eth_getBlockByNumber', ['latest', false], signal),
  ]);
  const {number, timestamp} = membersOf(latest.value);
  const checkedAt = Date.now();
  return {
    block: toNumber(number),
    blockAgeSeconds: Math.max(0, Math.round(checkedAt / 1000 - toNumber(timestamp))),
    chainId: toNumber(id.value),
    latencyMs: Math.round(latest.milliseconds),
    checkedAt,
  };
}

/**
 * Evaluates the result of a check.
 * @param expectedChainId the network's chain id
 * @param blockTimeSeconds seconds between two blocks
 */
export function judge(
  {block, blockAgeSeconds, chainId}: Health,
  expectedChainId: number,
  blockTimeSeconds: number,
): Verdict {
  if (Number.isNaN(chainId))
    return {state: 'degraded', why: 'The RPC returned no chain id that can be read.'};
  if (chainId !== expectedChainId)
    return {state: 'degraded', why: `The RPC returned chain id ${chainId} instead of ${expectedChainId}.`};
  if (Number.isNaN(block) || Number.isNaN(blockAgeSeconds))
    return {state: 'degraded', why: 'The RPC returned no block that can be read.'};
  if (blockAgeSeconds > LATE_BLOCKS * blockTimeSeconds)
    return {
      state: 'degraded',
      why: `The latest block is ${blockAgeSeconds} s old by the clock of your device.`,
    };
  return {state: 'up'};
}
