import type {ToolNetwork} from '../network/networks';
import {faultOf, type Health} from './health';
import type {Checks} from './useHealth';

/** Sums up the latest check of a network, in a sentence or a few words, which are `bad` if something is wrong. */
export function headline({problem, health, checking}: Checks, network: Pick<ToolNetwork, 'chainId'>) {
  if (checking) return {words: 'checking…', bad: false};
  if (problem) return {words: 'could not be checked.', bad: true};
  if (!health) return {words: 'not checked.', bad: false};
  const fault = faultOf(health, network.chainId);
  return fault === undefined
    ? {words: 'produces blocks.', bad: false}
    : {words: `degraded. ${fault}`, bad: true};
}

/** The latest block and its age, as a sentence with a space after it; empty if they cannot be read. */
export function blockSentence({block, blockAgeSeconds}: Health): string {
  if (Number.isNaN(block) || Number.isNaN(blockAgeSeconds)) return '';
  return `Block ${block.toLocaleString('en-US')}, ${blockAgeSeconds} s ago. `;
}

/** The chain id, as a sentence with a space after it; empty if it cannot be read. */
export function chainIdSentence({chainId}: Health): string {
  return Number.isNaN(chainId) ? '' : `Chain id ${chainId}. `;
}
