import type {Provider} from './provider';

/** Parameter of `wallet_addEthereumChain` (EIP-3085). MetaMask rejects additional and missing keys. */
export interface ChainParameters {
  /** Hexadecimal, without leading zeros. */
  readonly chainId: string;
  readonly chainName: string;
  readonly nativeCurrency: {readonly name: string; readonly symbol: string; readonly decimals: number};
  readonly rpcUrls: readonly string[];
  readonly blockExplorerUrls: readonly string[];
}

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
  | {readonly state: 'failed'; readonly message: string};

/** How long a reader may take to decide in the wallet, in milliseconds. */
const WALLET_TIMEOUT_MS = 120_000;

interface WalletError {
  readonly code?: unknown;
  readonly message?: unknown;
  readonly data?: {readonly originalError?: {readonly code?: unknown}};
}

class Timeout extends Error {}

/** Converts an error of a wallet to an outcome. Codes are from EIP-1193 and EIP-1474; MetaMask's mobile app wraps 4902 in -32603. */
export function readError(error: unknown): WalletOutcome {
  if (error instanceof Timeout) return {state: 'timeout'};
  const {code, message, data} = (typeof error === 'object' && error !== null ? error : {}) as WalletError;
  const text = typeof message === 'string' ? message : String(error);
  switch (code === -32603 ? (data?.originalError?.code ?? code) : code) {
    case 4001:
      return {state: 'rejected'};
    case -32002:
      return {state: 'pending'};
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
 * @throws the wallet's error, or a timeout that `readError` recognizes
 */
export async function walletRequest(
  provider: Provider,
  method: string,
  params: readonly unknown[] = [],
  timeoutMs = WALLET_TIMEOUT_MS,
): Promise<unknown> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Timeout()), timeoutMs);
  });
  try {
    return await Promise.race([provider.request({method, params}), late]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * The chain id that a wallet uses, in hexadecimal without leading zeros.
 * @throws as `walletRequest`
 */
export async function chainIdOf(provider: Provider): Promise<string> {
  return `0x${Number(await walletRequest(provider, 'eth_chainId')).toString(16)}`;
}

/**
 * Adds a network to a wallet, switches to it, and reads the chain id back, because a wallet may report success without
 * switching.
 */
export async function addNetwork(provider: Provider, chain: ChainParameters): Promise<WalletOutcome> {
  try {
    await walletRequest(provider, 'wallet_addEthereumChain', [chain]);
    if ((await chainIdOf(provider)) !== chain.chainId)
      await walletRequest(provider, 'wallet_switchEthereumChain', [{chainId: chain.chainId}]);
    const chainId = await chainIdOf(provider);
    return chainId === chain.chainId ? {state: 'ready'} : {state: 'other-chain', chainId};
  } catch (error) {
    return readError(error);
  }
}
