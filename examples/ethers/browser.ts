// #region browser
import {BrowserProvider, hexlify, toQuantity, toUtf8Bytes} from 'ethers';
import {zeroFees} from './provider.js';
import type {AnnouncedWallet} from './wallets.js';

const testnet = {
  chainId: toQuantity(20180427),
  chainName: 'Stability Testnet',
  nativeCurrency: {name: 'FREE', symbol: 'FREE', decimals: 18},
  blockExplorerUrls: ['https://explorer.stble.io/testnet/'],
};

/** Adds Testnet to the user's wallet and switches to it. `rpcUrl` is the user's own keyed RPC URL. */
export async function addTestnet({provider}: AnnouncedWallet, rpcUrl: string): Promise<void> {
  const {chainId} = testnet;
  await provider.request({method: 'wallet_addEthereumChain', params: [{...testnet, rpcUrls: [rpcUrl]}]});
  await provider.request({method: 'wallet_switchEthereumChain', params: [{chainId}]});
}

/** Publishes a message from the user's account at zero fee. Returns the transaction's hash once it is in a block. */
export async function publish({provider}: AnnouncedWallet, text: string): Promise<string> {
  const signer = await new BrowserProvider(provider).getSigner();
  const transaction = await signer.sendTransaction({
    to: signer.address,
    data: hexlify(toUtf8Bytes(text)),
    ...zeroFees,
  });
  await transaction.wait(); // throws when the transaction reverts
  return transaction.hash;
}
// #endregion browser
