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

/** How long wallets have to announce themselves, in milliseconds; most do so synchronously. */
const ANNOUNCE_MS = 300;

function isProvider(value: unknown): value is Provider {
  return typeof membersOf(value).request === 'function';
}

/**
 * Finds the reader's wallets: those that announce themselves (EIP-6963), or else `window.ethereum`. Sends no request to a
 * wallet.
 */
export async function findWallets(): Promise<readonly Wallet[]> {
  const found = new Map<string, Wallet>();
  const onAnnounce = (event: Event): void => {
    const {info, provider} = membersOf((event as CustomEvent<unknown>).detail);
    const {uuid, name} = membersOf(info);
    if (typeof uuid === 'string' && isProvider(provider))
      found.set(uuid, {id: uuid, name: typeof name === 'string' ? name : 'Wallet', provider});
  };
  window.addEventListener('eip6963:announceProvider', onAnnounce);
  window.dispatchEvent(new Event('eip6963:requestProvider'));
  await new Promise((resolve) => setTimeout(resolve, ANNOUNCE_MS));
  window.removeEventListener('eip6963:announceProvider', onAnnounce);
  const {ethereum} = window as {readonly ethereum?: unknown};
  if (found.size === 0 && isProvider(ethereum))
    return [{id: 'injected', name: 'Wallet in this browser', provider: ethereum}];
  return Array.from(found.values());
}
