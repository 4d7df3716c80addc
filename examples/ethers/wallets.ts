// #region wallets
/** A wallet of this browser, as it announces itself (EIP-6963). */
export interface AnnouncedWallet {
  readonly info: {readonly uuid: string; readonly name: string; readonly icon: string};
  readonly provider: {request(call: {method: string; params?: unknown[]}): Promise<unknown>};
}

/** Calls back once for each wallet of this browser: let the user choose among them. */
export function findWallets(found: (wallet: AnnouncedWallet) => void): void {
  const known = new Set<string>();
  window.addEventListener('eip6963:announceProvider', (event) => {
    const wallet = (event as CustomEvent<AnnouncedWallet>).detail;
    if (known.has(wallet.info.uuid)) return;
    known.add(wallet.info.uuid);
    found(wallet);
  });
  window.dispatchEvent(new Event('eip6963:requestProvider'));
}
// #endregion wallets
