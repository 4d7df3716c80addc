import {chain} from '@site/src/data/chain';
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
 * What is wrong with a network whose RPC responds; undefined if it produces blocks.
 * @param expected the network's chain id
 */
export function faultOf({block, blockAgeSeconds, chainId}: Health, expected: number): string | undefined {
  if (Number.isNaN(chainId)) return 'The RPC returned no chain id that can be read.';
  if (chainId !== expected) return `The RPC returned chain id ${chainId} instead of ${expected}.`;
  if (Number.isNaN(block) || Number.isNaN(blockAgeSeconds))
    return 'The RPC returned no block that can be read.';
  return blockAgeSeconds > LATE_BLOCKS * chain.blockTimeSeconds.value
    ? `The latest block is ${blockAgeSeconds} s old by the clock of your device.`
    : undefined;
}
