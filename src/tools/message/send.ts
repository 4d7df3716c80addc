import {chain} from '@site/src/data/chain';
import {contracts} from '@site/src/data/contracts';
import {explainThrown, type Outcome} from '../network/failure';
import {NETWORKS} from '../network/networks';
import {callRpc, membersOf, postJson} from '../network/request';
import {readReply} from './read-reply';

/** Maximum length of a message, in characters; far below the payload limit of ZKT. */
export const MAX_MESSAGE = 280;

/** Most times that the receipt is asked for. */
const MAX_POLLS = 10;

const {testnet} = NETWORKS;
const DETAILS = {writes: true, network: testnet, account: contracts.zktTryItOut.account.value} as const;

/** A message on its way into a block. */
export interface Sent extends Outcome {
  /** How far it is. It ends with a problem, in a block, or with none seen. */
  readonly step: 'sending' | 'waiting' | 'problem' | 'included' | 'unseen';
  /** Block of the transaction, and its fee, which is 0 for a zero-fee transaction. */
  readonly receipt?: {readonly block: bigint; readonly fee: bigint; readonly failed: boolean};
}

/** A sentence about what is wrong with a message; empty if nothing is, and for an empty field. */
export function problemOf(text: string): string {
  if (text !== '' && text.trim() === '') return 'Write something other than spaces.';
  const excess = Array.from(text).length - MAX_MESSAGE;
  return excess > 0 ? `Your message is ${excess} character${excess === 1 ? '' : 's'} too long.` : '';
}

async function receiptOf(hash: string, signal: AbortSignal): Promise<Sent['receipt']> {
  const {value} = await callRpc(testnet.rpcUrl, 'eth_getTransactionReceipt', [hash], signal);
  const {blockNumber, gasUsed, effectiveGasPrice, status} = membersOf(value);
  if (typeof blockNumber !== 'string') return undefined;
  const fee = BigInt(String(gasUsed)) * BigInt(String(effectiveGasPrice));
  return {block: BigInt(blockNumber), fee, failed: status === '0x0'};
}

async function post(text: string, signal: AbortSignal): Promise<Outcome> {
  try {
    const {value} = await postJson(testnet.zktTryUrl, {arguments: text}, signal);
    return {...DETAILS, ...readReply(value)};
  } catch (error) {
    return {problem: explainThrown(error, DETAILS)};
  }
}

/**
 * Publishes one line of text through ZKT's shared test key, on Testnet, and waits for the block.
 * @param report gets each step of the message
 * @param signal ends the waiting
 */
export async function sendMessage(
  text: string,
  report: (sent: Sent) => void,
  signal: AbortSignal,
): Promise<void> {
  report({step: 'sending'});
  const outcome = await post(text, signal);
  if (outcome.hash === undefined) return report({...outcome, step: 'problem'});
  report({...outcome, step: 'waiting'});
  for (let polls = 0; polls < MAX_POLLS && !signal.aborted; polls++) {
    await new Promise((resolve) => setTimeout(resolve, chain.blockTimeSeconds.value * 1000));
    // Without an answer, the hash and the explorer remain.
    const receipt = await receiptOf(outcome.hash, signal).catch(() => undefined);
    if (receipt) return report({...outcome, step: 'included', receipt});
  }
  report({...outcome, step: 'unseen'});
}
