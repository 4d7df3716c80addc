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
  /** Name of its maker's domain, in reverse: distinguishes wallets of one name. */
  readonly rdns: string;
  readonly provider: Provider;
}

/** How long to wait for the first announcement, in milliseconds; most wallets announce themselves synchronously. */
const ANNOUNCE_MS = 300;

/** Most characters of a wallet's name that are shown. */
const MAX_NAME = 60;

/** Most wallets that get a button. */
const MAX_WALLETS = 20;

/** A wallet of the browser, whose script is not of this site: undefined for what is none, or throws when it is looked at. */
function walletOf(find: () => {readonly info: unknown; readonly provider: unknown}): Wallet | undefined {
  try {
    const {info, provider} = find();
    const {uuid, name, rdns} = membersOf(info);
    if (typeof uuid !== 'string' || typeof membersOf(provider).request !== 'function') return undefined;
    const text = (value: unknown): string => (typeof value === 'string' ? clip(value, MAX_NAME) : '');
    return {id: uuid, name: text(name) || 'Wallet', rdns: text(rdns), provider: provider as Provider};
  } catch {
    return undefined;
  }
}

/** The wallet of a browser where none announces itself. */
const injectedWallet = () =>
  walletOf(() => ({
    info: {uuid: 'injected', name: 'Wallet in this browser'},
    provider: (window as {ethereum?: unknown}).ethereum,
  }));

/**
 * Finds the reader's wallets: those that announce themselves (EIP-6963), whenever they do, or else `window.ethereum`. Sends no
 * request to a wallet.
 * @param report called with all wallets found so far, each time that there is a new one, and once if there is none
 * @returns a function that stops it
 */
export function watchWallets(report: (wallets: readonly Wallet[]) => void): () => void {
  const found = new Map<string, Wallet>();
  const onAnnounce = (event: Event): void => {
    const wallet = walletOf(() => (event as CustomEvent<{info: unknown; provider: unknown}>).detail);
    // A wallet announces itself again whenever a script asks.
    if (!wallet || found.has(wallet.id) || found.size === MAX_WALLETS) return;
    found.set(wallet.id, wallet);
    report(Array.from(found.values()));
  };
  window.addEventListener('eip6963:announceProvider', onAnnounce);
  window.dispatchEvent(new Event('eip6963:requestProvider'));
  const timer = setTimeout(() => {
    if (found.size === 0) report([injectedWallet() ?? []].flat());
  }, ANNOUNCE_MS);
  return () => {
    clearTimeout(timer);
    window.removeEventListener('eip6963:announceProvider', onAnnounce);
  };
}
