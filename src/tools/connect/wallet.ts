import {contracts} from '@site/src/data/contracts';
import {networks} from '@site/src/data/networks';
import {keyedUrl, NETWORKS, type NetworkId} from '../network/networks';
import {redact} from '../network/redact';
import {isAddress, isTransactionHash, membersOf} from '../network/request';
import {getReaderValues} from '../reader/store';
import {secretsOf} from '../reader/values';
import type {Provider} from './provider';

/** Why a request to a wallet did not succeed. */
export type WalletProblem =
  /** The wallet uses a chain id other than the requested one. `chainId` is hexadecimal. */
  | {readonly state: 'other-chain'; readonly chainId: string}
  | {readonly state: 'rejected' | 'unknown-chain' | 'unsupported' | 'disconnected' | 'timeout'}
  /** An earlier request waits; no access to an account; no transaction hash, though the wallet may have sent it. */
  | {readonly state: 'pending' | 'unauthorized' | 'no-hash'}
  | {readonly state: 'invalid' | 'failed'; readonly message: string};

/** How long a reader may take to decide in the wallet, in milliseconds. */
const WALLET_TIMEOUT_MS = 120_000;

/**
 * Requests that the reader answers in the wallet: -32002 means that an earlier one waits there. For other requests it means that
 * the node is not available.
 */
const ASKS_READER = /^(?:wallet_.*|eth_requestAccounts)$/;

/** Takes the first transaction: MetaMask refuses data that a page sends to an account of the wallet. */
const RECIPIENT = contracts.identity.address.value;

/** States by error code, from EIP-1193, EIP-1474 and this site. */
const STATES = {
  4001: 'rejected',
  4100: 'unauthorized',
  4200: 'unsupported',
  4900: 'disconnected',
  4901: 'disconnected',
  4902: 'unknown-chain',
  [-32601]: 'unsupported',
} as const;

class WalletError extends Error {
  constructor(readonly problem: WalletProblem) {
    super(problem.state);
  }
}

const NO_TEXT = 'an error without a text';

/** The text of an error of any shape, without keys: wallets name the URL that they could not reach. */
function messageOf(message: unknown): string {
  const text = Object(message) === message ? '' : String(message).trim();
  return text === '' ? NO_TEXT : redact(text, secretsOf(getReaderValues()));
}

/** Converts an error that a wallet threw, of any shape. */
function readError(error: unknown, method: string): WalletProblem {
  const {code: outer, data, message = error} = membersOf(error);
  // MetaMask's mobile app wraps the code.
  const code = (outer === -32603 && membersOf(membersOf(data).originalError).code) || outer;
  if (code === -32002 && ASKS_READER.test(method)) return {state: 'pending'};
  return Object.hasOwn(STATES, code as PropertyKey)
    ? {state: STATES[code as keyof typeof STATES]}
    : {state: code === -32602 ? 'invalid' : 'failed', message: messageOf(message)};
}

/**
 * Sends a request to a wallet.
 * @throws WalletError
 */
async function ask(provider: Provider, method: string, params: readonly unknown[] = []): Promise<unknown> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise((_resolve, reject) => {
    timer = setTimeout(() => reject(new WalletError({state: 'timeout'})), WALLET_TIMEOUT_MS);
  });
  try {
    return await Promise.race([provider.request({method, params}), late]);
  } catch (error) {
    throw error instanceof WalletError ? error : new WalletError(readError(error, method));
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Asks a wallet for the account that the reader lets the page use.
 * @throws WalletError
 */
async function readAccount(provider: Provider): Promise<string> {
  const reply = await ask(provider, 'eth_requestAccounts');
  const account: unknown = Array.isArray(reply) ? reply[0] : reply;
  if (account === undefined || account === null) throw new WalletError({state: 'unauthorized'});
  if (!isAddress(account)) throw new WalletError({state: 'failed', message: 'no address'});
  return account;
}

/**
 * The chain id that a wallet uses, in hexadecimal without leading zeros.
 * @throws WalletError
 */
async function chainIdOf(provider: Provider): Promise<string> {
  const reply = await ask(provider, 'eth_chainId');
  if (typeof reply === 'string' && /^0x[0-9a-f]{1,64}$/i.test(reply))
    return `0x${BigInt(reply).toString(16)}`;
  throw new WalletError({state: 'failed', message: 'no chain id'});
}

/** @throws WalletError if the wallet uses another chain than the expected one, in hexadecimal */
async function checkChain(provider: Provider, expected: string): Promise<void> {
  const chainId = await chainIdOf(provider);
  if (chainId !== expected) throw new WalletError({state: 'other-chain', chainId});
}

async function orProblem<T>(work: () => Promise<T>): Promise<T | WalletProblem> {
  try {
    return await work();
  } catch (error) {
    return error instanceof WalletError ? error.problem : {state: 'failed', message: NO_TEXT};
  }
}

/**
 * Parameter of `wallet_addEthereumChain` (EIP-3085). MetaMask rejects additional and missing members.
 * @param apiKey the reader's key; without one the wallet gets the public RPC URL, which is read-only
 */
export function chainParameters(id: NetworkId, apiKey?: string) {
  const {chainIdHex, walletName, rpcUrl, explorerUrl} = NETWORKS[id];
  const {name, symbol, decimals} = networks.currency;
  return {
    chainId: chainIdHex,
    chainName: walletName,
    nativeCurrency: {name: name.value, symbol: symbol.value, decimals: decimals.value},
    rpcUrls: [apiKey === undefined ? rpcUrl : keyedUrl(id, 'zgtUrl', apiKey)],
    blockExplorerUrls: [explorerUrl],
  };
}

/**
 * Selects a network in a wallet, and reads the chain id back, because a wallet may report success without switching.
 * @param chain what the wallet needs to add the network first; undefined for one that it has
 */
export function selectNetwork(
  provider: Provider,
  chainId: string,
  chain?: ReturnType<typeof chainParameters>,
) {
  return orProblem(async () => {
    if (chain) await ask(provider, 'wallet_addEthereumChain', [chain]);
    if ((await chainIdOf(provider)) !== chainId)
      await ask(provider, 'wallet_switchEthereumChain', [{chainId}]).catch((error: WalletError) => {
        // A reader who cancels this after adding the network has it all the same.
        if (!chain || error.problem.state !== 'rejected') throw error;
      });
    await checkChain(provider, chainId);
    return {state: 'ready'} as const;
  });
}

/**
 * Asks the wallet for its account and sends a zero-fee transaction from it that carries one byte and no value: without data,
 * it would be a transfer of the fee token.
 * @param expected the chain id that the wallet has to use, in hexadecimal
 */
export function sendByte(provider: Provider, expected: string) {
  return orProblem(async () => {
    const account = await readAccount(provider);
    // The reader may have switched the network since it was added, also while the wallet asked for the account.
    await checkChain(provider, expected);
    const fees = {maxFeePerGas: '0x0', maxPriorityFeePerGas: '0x0'};
    const transaction = {
      from: account,
      to: RECIPIENT,
      value: '0x0',
      data: '0x01',
      ...fees,
      chainId: expected,
    };
    const hash = await ask(provider, 'eth_sendTransaction', [transaction]);
    if (!isTransactionHash(hash)) throw new WalletError({state: 'no-hash'});
    return {state: 'sent', hash, account} as const;
  });
}
