// #region browser
import {createWalletClient, custom, type Hash, publicActions, stringToHex} from 'viem';
import {testnet, zeroFees} from './chains.js';
import type {AnnouncedWallet} from './wallets.js';

/** Adds Testnet to the user's wallet and switches to it. `rpcUrl` is the user's own keyed RPC URL. */
export async function addTestnet({provider}: AnnouncedWallet, rpcUrl: string): Promise<void> {
  const client = createWalletClient({transport: custom(provider)});
  await client.addChain({chain: {...testnet, rpcUrls: {default: {http: [rpcUrl]}}}});
  await client.switchChain({id: testnet.id});
}

/** Publishes a message from the user's account at zero fee. Returns the transaction's hash once it is in a block. */
export async function publish({provider}: AnnouncedWallet, text: string): Promise<Hash> {
  const client = createWalletClient({chain: testnet, transport: custom(provider)}).extend(publicActions);
  const [account] = await client.requestAddresses();
  const hash = await client.sendTransaction({
    account,
    to: account,
    data: stringToHex(text),
    ...zeroFees,
  });
  const receipt = await client.waitForTransactionReceipt({hash});
  if (receipt.status !== 'success') throw new Error(`Transaction ${hash} reverted.`);
  return hash;
}
// #endregion browser
