// @vitest-environment jsdom
import fc from 'fast-check';
import {problemText} from '@site/src/tools/connect/problem-text';
import {chainParameters, selectNetwork, sendByte} from '@site/src/tools/connect/wallet';
import {NETWORKS} from '@site/src/tools/network/networks';
import {ADDRESS, HASH, holds, json, nearly, text} from './inputs';

const {chainIdHex} = NETWORKS.gtn;
const CODES = ['toString', '__proto__', 4001, 4902, -32602, -32603, -32002].map((code) => ({
  code,
  message: 'no',
}));

/** What a wallet replies, or rejects with. */
const answer = fc.tuple(
  fc.oneof(json, text, nearly, fc.tuple(nearly), fc.constantFrom(...CODES)),
  fc.boolean(),
);
const wallet = fc.record({
  eth_chainId: fc.oneof(fc.constant([chainIdHex, false] as const), answer),
  wallet_addEthereumChain: answer,
  wallet_switchEthereumChain: answer,
  eth_requestAccounts: fc.oneof(fc.constant([[ADDRESS], false] as const), answer),
  eth_sendTransaction: fc.oneof(fc.constant([HASH, false] as const), answer),
});

holds('whatever a wallet does becomes a number, a checked hash or a sentence', wallet, async (answers) => {
  const request = ({method}: {readonly method: string}): Promise<unknown> => {
    const [value, rejects] = answers[method as keyof typeof answers];
    // eslint-disable-next-line @typescript-eslint/prefer-promise-reject-errors -- wallets reject with any value
    return rejects ? Promise.reject(value) : Promise.resolve(value);
  };
  const results = [
    await selectNetwork({request}, chainIdHex, chainParameters('gtn')),
    await selectNetwork({request}, chainIdHex),
    await sendByte({request}, chainIdHex),
  ];
  return results.every((result, at) => {
    if (result.state === 'ready') return true;
    if (result.state === 'sent') return result.account === ADDRESS && result.hash === HASH;
    const {sentence, next} = problemText(result, NETWORKS.gtn, at > 0);
    return sentence.length > 20 && next.endsWith('.') && !/reported: *$|\[object /.test(sentence);
  });
});
