// #region browser
import {BrowserProvider, hexlify, toQuantity, toUtf8Bytes} from 'ethers';
import {zeroFees} from './provider.js';
import type {AnnouncedWallet} from './wallets.js';

/**
 * Your relay, which sends what your users signed. The public URL takes no writes, and a
 * keyed one in a page is no secret.
 */
const RELAY_URL = '';

const testnet = {
  chainId: toQuantity(20180427),
  chainName: 'Stability Testnet',
  rpcUrls: [RELAY_URL],
  nativeCurrency: {name: 'FREE', symbol: 'FREE', decimals: 18},
  blockExplorerUrls: ['https://explorer.stble.io/testnet/'],
};

/** Switches the user's wallet to Testnet, and adds it first if the wallet lacks it. */
async function switchToTestnet({provider}: AnnouncedWallet): Promise<void> {
  if (!RELAY_URL) throw new Error('Set RELAY_URL to the URL of your relay.');
  const request = {method: 'wallet_switchEthereumChain', params: [{chainId: testnet.chainId}]};
  try {
    await provider.request(request);
  } catch (error) {
    if ((error as {code?: number}).code !== 4902) throw error; // 4902: unknown chain
    await provider.request({method: 'wallet_addEthereumChain', params: [testnet]});
    await provider.request(request);
  }
}

// Does nothing with the message. MetaMask refuses data that a page sends to the user's
// own account.
const PRECOMPILE = '0x0000000000000000000000000000000000000004';

/**
 * Publishes a message from the user's account at zero fee. Returns the transaction's
 * hash once it is in a block.
 */
export async function publish(wallet: AnnouncedWallet, text: string): Promise<string> {
  await switchToTestnet(wallet);
  const signer = await new BrowserProvider(wallet.provider).getSigner();
  const transaction = await signer.sendTransaction({
    to: PRECOMPILE,
    data: hexlify(toUtf8Bytes(text)),
    ...zeroFees,
  });
  await transaction.wait(); // throws when the transaction reverts
  return transaction.hash;
}
// #endregion browser
