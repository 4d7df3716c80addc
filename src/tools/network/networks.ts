import {networkName} from '@site/src/components/connect/network-fields';
import {networks, type NetworkId} from '@site/src/data/networks';

export type {NetworkId};

/** What tools need to know about a network. All values come from `src/data/networks.ts`. */
export interface ToolNetwork {
  /** Its name on pages. */
  readonly name: string;
  /** Its full name, under which wallets show it. */
  readonly walletName: string;
  readonly chainId: number;
  /** The chain id in hexadecimal, as `eth_chainId` returns it. */
  readonly chainIdHex: string;
  /** Public, read-only RPC URL. */
  readonly rpcUrl: string;
  /** ZKT URL with the shared test key. */
  readonly zktTryUrl: string;
  readonly explorerUrl: string;
  readonly explorerAddressUrl: string;
  /** Prefix for a transaction hash. Undefined if the path is not documented. */
  readonly explorerTxUrl?: string;
}

function read(id: NetworkId): ToolNetwork {
  const facts = networks[id];
  return {
    name: networkName(id),
    walletName: facts.name.value,
    chainId: facts.chainId.value,
    chainIdHex: facts.chainIdHex.value,
    rpcUrl: facts.rpcUrl.value,
    zktTryUrl: facts.zktTryUrl.value,
    explorerUrl: facts.explorerUrl.value,
    explorerAddressUrl: facts.explorerAddressUrl.value,
    ...('explorerTxUrl' in facts && {explorerTxUrl: facts.explorerTxUrl.value}),
  };
}

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
