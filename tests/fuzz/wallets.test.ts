// @vitest-environment jsdom
import fc from 'fast-check';
import {afterAll, beforeAll, vi} from 'vitest';
import {problemText} from '@site/src/tools/connect/problem-text';
import {watchWallets, type Wallet} from '@site/src/tools/connect/provider';
import {chainParameters, checkFees, selectNetwork, sendByte} from '@site/src/tools/connect/wallet';
import {NETWORKS} from '@site/src/tools/network/networks';
import {ADDRESS, HASH, holds, json, nearly, text} from './inputs';

const {chainIdHex} = NETWORKS.gtn;

const raise = (make: () => unknown) => (): never => {
  throw make();
};
const fail = raise(() => new Error('looked at'));

/** Makes what throws when it is looked at, or is no plain data. */
const ODD: Readonly<Record<string, () => unknown>> = {
  undefined: () => undefined,
  symbol: () => Symbol('a'),
  function: () => fail,
  bigint: () => 1n,
  'object without a prototype': () => Object.create(null) as unknown,
  'text that is an object': () => Object(ADDRESS) as unknown,
  'proxy that throws': () => new Proxy({}, {get: fail, has: fail, ownKeys: fail, getPrototypeOf: fail}),
  'members that throw': () =>
    Object.defineProperties({}, {code: {get: fail}, message: {get: fail}, data: {get: fail}}),
  'message that throws': () => ({code: -32602, message: {toString: fail}}),
  'then that throws': () => Object.defineProperty({}, 'then', {get: fail}),
  'list that throws': () => new Proxy([], {get: fail}),
  error: () => Object.assign(new Error('x'.repeat(5000)), {code: 4902}),
};

/** What returns a value or throws it, and prints as a name. */
const named = (name: string, make: () => unknown): (() => unknown) =>
  Object.assign(() => make(), {[fc.toStringMethod]: () => name});

/** Makes a value of any kind. */
const anything = fc.oneof(
  fc.oneof(json, text, nearly, fc.tuple(nearly)).map((value) => named(fc.stringify(value), () => value)),
  fc
    .constantFrom('toString', 'constructor', '__proto__', 4001, -32602, -32002)
    .map((code) => named(`code ${code}`, () => ({code, message: 'no'}))),
  fc.constantFrom(...Object.entries(ODD)).map(([name, make]) => named(name, make)),
);

/** What a wallet does when it is asked: what it should, or anything else. */
const answer = (right: unknown) =>
  fc.oneof(
    fc.constant(named('right', () => right)),
    fc.tuple(anything, fc.constantFrom('returns', 'throws', 'rejects')).map(([make, how]) =>
      named(`${how} ${fc.stringify(make)}`, () => {
        if (how === 'throws') throw make();
        return how === 'returns' ? make() : Promise.resolve().then(raise(make));
      }),
    ),
  );

const wallet = fc.record({
  eth_chainId: answer(chainIdHex),
  eth_blockNumber: answer('0x1'),
  eth_gasPrice: answer('0x0'),
  eth_requestAccounts: answer([ADDRESS]),
  eth_sendTransaction: answer(HASH),
  wallet_addEthereumChain: answer(null),
  wallet_switchEthereumChain: answer(null),
});

/** Announces a wallet. @returns what the page found */
function announce(detail: unknown): readonly Wallet[] {
  let found: readonly Wallet[] = [];
  const stop = watchWallets((wallets) => (found = wallets));
  window.dispatchEvent(new CustomEvent('eip6963:announceProvider', {detail}));
  stop();
  return found;
}

beforeAll(() => void vi.useFakeTimers());
afterAll(() => void vi.useRealTimers());

holds('whatever a wallet does becomes a number, a checked hash or a sentence', wallet, async (answers) => {
  const request = ({method}: {readonly method: keyof typeof answers}) => answers[method]();
  const [found] = announce({info: {uuid: 'a', name: 'A'}, provider: {request}});
  if (!found) return false;
  const {provider} = found;
  const results = [
    await selectNetwork(provider, chainIdHex, chainParameters('gtn')),
    await selectNetwork(provider, chainIdHex),
    await checkFees(provider, chainIdHex),
    await sendByte(provider, chainIdHex),
  ];
  vi.clearAllTimers();
  return results.every((result, at) => {
    if (result.state === 'ready') return true;
    if (result.state === 'read') return result.block >= 0n && result.gasPrice >= 0n;
    if (result.state === 'sent') return result.account === ADDRESS && /^0x[0-9a-f]{64}$/i.test(result.hash);
    const {sentence, next} = problemText(result, NETWORKS.gtn, at > 0);
    return sentence.length > 20 && next.endsWith('.') && !/reported: *$|\[object /.test(sentence);
  });
});

holds(
  'any announcement of a wallet is none, or has a name',
  fc.tuple(anything, anything, anything),
  ([info, name, provider]) => {
    const details = [
      info(),
      {info: info(), provider: provider()},
      {info: {uuid: 'a', name: name()}, provider: {request: fail}},
    ];
    return details.flatMap(announce).every((one) => one.name !== '' && one.name.length <= 100);
  },
);
