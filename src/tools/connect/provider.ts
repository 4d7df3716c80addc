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

function isProvider(value: unknown): value is Provider {
  return typeof membersOf(value).request === 'function';
}

/** The wallet of a browser where none announces itself. */
function injectedWallet(): readonly Wallet[] {
  const {ethereum} = window as {readonly ethereum?: unknown};
  return isProvider(ethereum) ? [{id: 'injected', name: 'Wallet in this browser', provider: ethereum}] : [];
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
    const {info, provider} = membersOf((event as CustomEvent<unknown>).detail);
    const {uuid, name} = membersOf(info);
    // A wallet announces itself again whenever a script asks.
    if (typeof uuid !== 'string' || !isProvider(provider) || found.has(uuid)) return;
    found.set(uuid, {id: uuid, name: typeof name === 'string' ? name : 'Wallet', provider});
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
