import {chain} from '@site/src/data/chain';
import type {ToolNetwork} from '../network/networks';
import {callRpc, membersOf} from '../network/request';

/** What a network reported. A number that cannot be read is NaN. */
export interface Health {
  readonly block: number;
  /** Seconds since the timestamp of the latest block, by the clock of the reader's device; negative if the clock is behind. */
  readonly blockAgeSeconds: number;
  readonly chainId: number;
  readonly latencyMs: number;
  /** In milliseconds since the epoch. */
  readonly checkedAt: number;
}

/** Age of the latest block, in seconds, above which a network counts as degraded. Clocks may differ by as much. */
const LATE_SECONDS = 15 * chain.blockTimeSeconds.value;

function toNumber(value: unknown): number {
  const number = typeof value === 'string' && /^0x[0-9a-f]+$/i.test(value) ? Number(value) : Number.NaN;
  return Number.isSafeInteger(number) ? number : Number.NaN;
}

/**
 * Requests the chain id and the latest block from a public RPC URL.
 * @throws RequestFailure
 */
export async function readHealth({rpcUrl}: ToolNetwork): Promise<Health> {
  const [id, latest] = await Promise.all([
    callRpc(rpcUrl, 'eth_chainId', []),
    callRpc(rpcUrl, 'eth_getBlockByNumber', ['latest', false]),
  ]);
  const {number, timestamp} = membersOf(latest.value);
  const checkedAt = Date.now();
  return {
    block: toNumber(number),
    blockAgeSeconds: Math.round(checkedAt / 1000 - toNumber(timestamp)),
    chainId: toNumber(id.value),
    latencyMs: Math.round(latest.milliseconds),
    checkedAt,
  };
}

/**
 * That a network whose RPC responds is degraded, or why that is not known; undefined if it produces blocks.
 * @param expected the network's chain id
 */
export function faultOf({block, blockAgeSeconds, chainId}: Health, expected: number): string | undefined {
  if (Number.isNaN(chainId)) return 'degraded. The RPC returned no chain id that can be read.';
  if (chainId !== expected) return `degraded. The RPC returned chain id ${chainId} instead of ${expected}.`;
  if (Number.isNaN(block + blockAgeSeconds)) return 'degraded. The RPC returned no block that can be read.';
  if (blockAgeSeconds < -LATE_SECONDS)
    return `cannot be judged. The latest block is ${-blockAgeSeconds} s ahead of the clock of your device: check the clock.`;
  return blockAgeSeconds > LATE_SECONDS
    ? `degraded. The latest block is ${blockAgeSeconds} s old by the clock of your device.`
    : undefined;
}

/** What could be read, in sentences. */
export function healthText({block, blockAgeSeconds, chainId, latencyMs, checkedAt}: Health): string {
  const ago = blockAgeSeconds < -LATE_SECONDS ? '' : `, ${Math.max(0, blockAgeSeconds)} s ago`;
  return [
    !Number.isNaN(block + blockAgeSeconds) && `Block ${block.toLocaleString('en-US')}${ago}.`,
    !Number.isNaN(chainId) && `Chain id ${chainId}.`,
    `Response in ${latencyMs} ms, checked at ${new Date(checkedAt).toLocaleTimeString('en-GB')}.`,
  ]
    .filter(Boolean)
    .join(' ');
}
