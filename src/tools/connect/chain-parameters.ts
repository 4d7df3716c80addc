import {networks} from '@site/src/data/networks';
import {keyedRpcUrl, NETWORKS, type NetworkId} from '../network/networks';
import type {ChainParameters} from './add-network';

/**
 * Parameters of a network for a wallet.
 * @param apiKey the reader's key; without one the wallet gets the public RPC URL, which is read-only
 */
export function chainParameters(id: NetworkId, apiKey?: string): ChainParameters {
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
    rpcUrls: [apiKey === undefined ? rpcUrl : keyedRpcUrl(id, apiKey)],
    blockExplorerUrls: [explorerUrl],
  };
}
