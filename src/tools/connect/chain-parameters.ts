import {networks} from '@site/src/data/networks';
import {keyedUrl, NETWORKS, type NetworkId} from '../network/networks';

/** Parameter of `wallet_addEthereumChain`. */
export type ChainParameters = ReturnType<typeof chainParameters>;

/**
 * Parameters of a network for a wallet (EIP-3085). MetaMask rejects additional and missing keys.
 * @param apiKey the reader's key; without one the wallet gets the public RPC URL, which is read-only
 */
export function chainParameters(id: NetworkId, apiKey?: string) {
  const {chainIdHex, walletName, rpcUrl, explorerUrl} = NETWORKS[id];
  const {currency} = networks;
  return {
    chainId: chainIdHex,
    chainName: walletName,
    nativeCurrency: {
      name: currency.name.value,
      symbol: currency.symbol.value,
      decimals: currency.decimals.value,
    },
    rpcUrls: [apiKey === undefined ? rpcUrl : keyedUrl(id, 'zgtUrl', apiKey)],
    blockExplorerUrls: [explorerUrl],
  };
}
