import {networkName} from '@site/src/components/connect/network-fields';
import {networks, type NetworkId} from '@site/src/data/networks';

export type {NetworkId};

function read(id: NetworkId) {
  const facts = networks[id];
  return {
    /** Its name on pages. */
    name: networkName(id),
    /** Its full name, under which wallets show it. */
    walletName: facts.name.value,
    chainId: facts.chainId.value,
    /** The chain id in hexadecimal, as `eth_chainId` returns it. */
    chainIdHex: facts.chainIdHex.value,
    /** Public, read-only RPC URL. */
    rpcUrl: facts.rpcUrl.value,
    /** ZKT URL with the shared test key. */
    zktTryUrl: facts.zktTryUrl.value,
    explorerUrl: facts.explorerUrl.value,
    explorerAddressUrl: facts.explorerAddressUrl.value,
    /** Prefix for a transaction hash. Undefined if the path is not documented. */
    explorerTxUrl: 'explorerTxUrl' in facts ? facts.explorerTxUrl.value : undefined,
  };
}

/** What tools need to know about a network. All values come from `src/data/networks.ts`. */
export type ToolNetwork = ReturnType<typeof read>;

/** Both networks, by id. */
export const NETWORKS: Readonly<Record<NetworkId, ToolNetwork>> = {
  gtn: read('gtn'),
  testnet: read('testnet'),
};

/** Hosts of the RPC URLs of networks, in a sentence: "a and b". */
export function hostsOf(ids: readonly NetworkId[]): string {
  return ids.map((id) => new URL(NETWORKS[id].rpcUrl).host).join(' and ');
}

const KEY = networks.placeholders.apiKey.value;

/**
 * URL with a key: `zgtUrl` is the RPC URL for zero-fee transactions, `zktUrl` is that of ZKT.
 * @param apiKey a key that `checkValue` has accepted; without one the URL keeps its placeholder
 */
export function keyedUrl(id: NetworkId, kind: 'zgtUrl' | 'zktUrl', apiKey: string = KEY): string {
  return networks[id][kind].value.replace(KEY, apiKey);
}
