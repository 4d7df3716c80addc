import {chain} from '@site/src/data/chain';
import type {ToolNetwork} from '../network/networks';
import {judge} from './health';
import type {Watch} from './useHealth';

/** The result of the latest check of a network, in a few words. */
export function headline({problem, health, checking}: Watch, network: Pick<ToolNetwork, 'chainId'>): string {
  if (problem) return 'unreachable from your browser';
  if (!health) return checking ? 'checking…' : 'not checked';
  const verdict = judge(health, network.chainId, chain.blockTimeSeconds.value);
  return verdict.state === 'up' ? 'makes blocks' : `degraded. ${verdict.why}`;
}
