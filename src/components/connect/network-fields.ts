import {networks, type NetworkId} from '@site/src/data/networks';

/** The name of a network on pages. GTN is `GTN (mainnet)`, because newcomers do not know its full name. */
export function networkName(id: NetworkId): string {
  return id === 'gtn' ? `${networks.gtn.shortName.value} (mainnet)` : networks[id].name.value;
}

/** The fields of a network in the order in which wallets ask for them, with the names of their facts. */
export const CONNECTION_FIELDS = [
  {label: 'Network name', key: 'name'},
  {label: 'RPC URL', key: 'zgtUrl'},
  {label: 'Chain id', key: 'chainId'},
  {label: 'Chain id (hex)', key: 'chainIdHex'},
  {label: 'Currency symbol', key: 'symbol'},
  {label: 'Decimals', key: 'decimals'},
  {label: 'Block explorer', key: 'explorerUrl'},
] as const;
