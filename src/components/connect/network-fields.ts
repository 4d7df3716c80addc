import {networks, type NetworkId} from '@site/src/data/networks';
import {factText, type Fact} from '@site/src/facts/model';

/** One value that a wallet asks for. */
export interface ConnectionField {
  readonly label: string;
  /** Token path of the fact. */
  readonly path: string;
  readonly text: string;
}

/** The name of a network on pages. GTN is `GTN (mainnet)`, because newcomers do not know its full name. */
export function networkName(id: NetworkId): string {
  return id === 'gtn' ? `${networks.gtn.shortName.value} (mainnet)` : networks[id].name.value;
}

/** The fields of a network in the order in which wallets ask for them. */
export function connectionFields(id: NetworkId): readonly ConnectionField[] {
  const network = networks[id];
  const fields: readonly (readonly [label: string, path: string, fact: Fact])[] = [
    ['Network name', `networks.${id}.name`, network.name],
    ['RPC URL', `networks.${id}.zgtUrl`, network.zgtUrl],
    ['Chain id', `networks.${id}.chainId`, network.chainId],
    ['Chain id (hex)', `networks.${id}.chainIdHex`, network.chainIdHex],
    ['Currency symbol', 'networks.currency.symbol', networks.currency.symbol],
    ['Decimals', 'networks.currency.decimals', networks.currency.decimals],
    ['Block explorer', `networks.${id}.explorerUrl`, network.explorerUrl],
  ];
  return fields.map(([label, path, fact]) => ({label, path, text: factText(fact)}));
}
