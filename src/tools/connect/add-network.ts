import {membersOf} from '../network/request';
import type {ChainParameters} from './chain-parameters';
import type {Provider} from './provider';

/** Outcome of a request to a wallet. */
export type WalletOutcome =
  /** The wallet has the network and uses it. */
  | {readonly state: 'ready'}
  /** The wallet uses a chain id other than the requested one. `chainId` is hexadecimal. */
  | {readonly state: 'other-chain'; readonly chainId: string}
  | {readonly state: 'rejected'}
  | {readonly state: 'pending'}
  | {readonly state: 'unknown-chain'}
  | {readonly state: 'invalid'; readonly message: string}
  | {readonly state: 'unsupported'}
  /** The reader has not given the page access to an account. */
  | {readonly state: 'unauthorized'}
  | {readonly state: 'disconnected'}
  | {readonly state: 'timeout'}
  /** The wallet returned no transaction hash, but may have sent the transaction. */
  | {readonly state: 'no-hash'}
  | {readonly state: 'failed'; readonly message: string};

/** How long a reader may take to decide in the wallet, in milliseconds. */
const WALLET_TIMEOUT_MS = 120_000;

/**
 * Requests that the reader answers in the wallet: -32002 means that an earlier one waits there. For other requests it means that
 * the node is not available.
 */
const ASKS_READER = /^(?:wallet_.*|eth_requestAccounts)$/;

/** Carries an outcome that the wallet's error does not tell. */
class Ended extends Error {
  constructor(readonly outcome: WalletOutcome) {
    super(outcome.state);
  }
}

/** The code of a wallet's error. MetaMask's mobile app wraps it in -32603. */
function codeOf(error: unknown): unknown {
  const {code, data} = membersOf(error);
  return code === -32603 ? (membersOf(membersOf(data).originalError).code ?? code) : code;
}

/** Converts an error of a wallet to an outcome. Codes are from EIP-1193 and EIP-1474. */
export function readError(error: unknown): WalletOutcome {
  if (error instanceof Ended) return error.outcome;
  const {message} = membersOf(error);
  const text = typeof message === 'string' ? message : String(error);
  switch (codeOf(error)) {
    case 4001:
      return {state: 'rejected'};
    case 4902:
      return {state: 'unknown-chain'};
    case -32602:
      return {state: 'invalid', message: text};
    case 4100:
      return {state: 'unauthorized'};
    case 4200:
    case -32601:
      return {state: 'unsupported'};
    case 4900:
    case 4901:
      return {state: 'disconnected'};
    default:
      return {state: 'failed', message: text};
  }
}

/**
 * Sends a request to a wallet.
 * @throws an error that `readError` converts: the wallet's, or one for no response in time
 */
export async function walletRequest(
  provider: Provider,
  method: string,
  params: readonly unknown[] = [],
  timeoutMs = WALLET_TIMEOUT_MS,
): Promise<unknown> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Ended({state: 'timeout'})), timeoutMs);
  });
  try {
    return await Promise.race([provider.request({method, params}), late]);
  } catch (error) {
    throw codeOf(error) === -32002 && ASKS_READER.test(method) ? new Ended({state: 'pending'}) : error;
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Asks a wallet for a number.
 * @param what names it in the outcome if the wallet returns something else
 * @throws as `walletRequest`
 */
export async function readNumber(provider: Provider, method: string, what: string): Promise<bigint> {
  const reply = await walletRequest(provider, method);
  if (typeof reply === 'string' && /^0x[0-9a-f]+$/i.test(reply)) return BigInt(reply);
  throw new Ended({state: 'failed', message: `no ${what}`});
}

/**
 * The chain id that a wallet uses, in hexadecimal without leading zeros.
 * @throws as `walletRequest`
 */
export async function chainIdOf(provider: Provider): Promise<string> {
  return `0x${(await readNumber(provider, 'eth_chainId', 'chain id')).toString(16)}`;
}

/**
 * Asks a wallet to switch to a chain. A reader who cancels that has the network all the same.
 * @param chainId in hexadecimal
 * @throws as `walletRequest`
 */
async function switchTo(provider: Provider, chainId: string): Promise<void> {
  try {
    await walletRequest(provider, 'wallet_switchEthereumChain', [{chainId}]);
  } catch (error) {
    if (readError(error).state !== 'rejected') throw error;
  }
}

/**
 * Adds a network to a wallet, switches to it, and reads the chain id back, because a wallet may report success without
 * switching.
 */
export async function addNetwork(provider: Provider, chain: ChainParameters): Promise<WalletOutcome> {
  try {
    await walletRequest(provider, 'wallet_addEthereumChain', [chain]);
    if ((await chainIdOf(provider)) !== chain.chainId) await switchTo(provider, chain.chainId);
    const chainId = await chainIdOf(provider);
    return chainId === chain.chainId ? {state: 'ready'} : {state: 'other-chain', chainId};
  } catch (error) {
    return readError(error);
  }
}
