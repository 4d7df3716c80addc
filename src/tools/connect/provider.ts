import {clip} from '../network/bounds';
import {membersOf} from '../network/request';

/** A wallet's interface to pages, as defined in EIP-1193. */
export interface Provider {
  readonly request: (request: {
    readonly method: string;
    readonly params?: readonly unknown[];
  }) => Promise<unknown>;
}

/** A wallet that the browser offers. */
export interface Wallet {
  /** From EIP-6963; `injected` for a wallet that does not announce itself. */
  readonly id: string;
  readonly name: string;
  readonly provider: Provider;
}

/** How long to wait for the first announcement, in milliseconds; most wallets announce themselves synchronously. */
const ANNOUNCE_MS = 300;

/** Most characters of a wallet's name that are shown. */
const MAX_NAME = 60;

/** Code of the error of a wallet that threw, instead of rejecting a request. */
export const BROKEN = 'broken';

/**
 * A wallet, whose script is not of this site: what it throws, also when it is looked at, rejects the next request.
 * @param find returns the wallet's own provider
 * @returns undefined for what is no wallet
 */
function walletOf(id: string, name: string, find: () => unknown): Wallet | undefined {
  try {
    if (typeof membersOf(find()).request !== 'function') return undefined;
  } catch {
    // There is a wallet. The reader learns that it is broken with the first request.
  }
  const request: Provider['request'] = (asked) => {
    try {
      return (find() as Provider).request(asked);
    } catch (error) {
      return Promise.reject(Object.assign(new Error(BROKEN, {cause: error}), {code: BROKEN}));
    }
  };
  return {id, name, provider: {request}};
}

/** The wallet of a browser where none announces itself. */
function injectedWallet(): readonly Wallet[] {
  const wallet = walletOf(
    'injected',
    'Wallet in this browser',
    () => (window as {ethereum?: unknown}).ethereum,
  );
  return wallet ? [wallet] : [];
}

/** The wallet of an announcement, which may be any object. */
function announcedWallet(event: Event): Wallet | undefined {
  try {
    const {info, provider} = membersOf((event as CustomEvent<unknown>).detail);
    const {uuid, name} = membersOf(info);
    if (typeof uuid !== 'string') return undefined;
    return walletOf(
      uuid,
      typeof name === 'string' && name !== '' ? clip(name, MAX_NAME) : 'Wallet',
      () => provider,
    );
  } catch {
    return undefined;
  }
}

/**
 * Finds the reader's wallets: those that announce themselves (EIP-6963), whenever they do, or else `window.ethereum`. Sends no
 * request to a wallet.
 * @param report called with all wallets found so far, each time that there is a new one, and once if there is none
 * @returns a function that stops it
 */
export function watchWallets(report: (wallets: readonly Wallet[]) => void): () => void {
  const found = new Map<string, Wallet>();
  const onAnnounce = (event: Event): void => {
    const wallet = announcedWallet(event);
    // A wallet announces itself again whenever a script asks.
    if (!wallet || found.has(wallet.id)) return;
    found.set(wallet.id, wallet);
    report(Array.from(found.values()));
  };
  window.addEventListener('eip6963:announceProvider', onAnnounce);
  window.dispatchEvent(new Event('eip6963:requestProvider'));
  const timer = setTimeout(() => found.size === 0 && report(injectedWallet()), ANNOUNCE_MS);
  return () => {
    clearTimeout(timer);
    window.removeEventListener('eip6963:announceProvider', onAnnounce);
  };
}
