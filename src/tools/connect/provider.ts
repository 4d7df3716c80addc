import {membersOf} from '../network/request';

/** An EIP-1193 request. */
export interface ProviderRequest {
  readonly method: string;
  readonly params?: readonly unknown[];
}

/** A wallet's interface to pages, as defined in EIP-1193. */
export interface Provider {
  readonly request: (request: ProviderRequest) => Promise<unknown>;
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

function readAnnouncement(detail: unknown): Wallet | undefined {
  const {info, provider} = membersOf(detail);
  const {uuid, name} = membersOf(info);
  if (typeof membersOf(provider).request !== 'function' || typeof uuid !== 'string') return undefined;
  return {id: uuid, name: typeof name === 'string' ? name : 'Wallet', provider: provider as Provider};
}

/**
 * Finds the reader's wallets: those that announce themselves (EIP-6963), or else `window.ethereum`. Sends no request to a
 * wallet.
 */
export async function findWallets(): Promise<readonly Wallet[]> {
  const found = new Map<string, Wallet>();
  const onAnnounce = (event: Event): void => {
    const wallet = readAnnouncement((event as CustomEvent<unknown>).detail);
    if (wallet) found.set(wallet.id, wallet);
  };
  window.addEventListener('eip6963:announceProvider', onAnnounce);
  window.dispatchEvent(new Event('eip6963:requestProvider'));
  await new Promise((resolve) => setTimeout(resolve, ANNOUNCE_MS));
  window.removeEventListener('eip6963:announceProvider', onAnnounce);
  const {ethereum} = window as unknown as {readonly ethereum?: Provider};
  if (found.size === 0 && typeof ethereum?.request === 'function')
    return [{id: 'injected', name: 'Wallet in this browser', provider: ethereum}];
  return Array.from(found.values());
}
