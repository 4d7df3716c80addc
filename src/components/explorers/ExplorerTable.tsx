import type {ReactNode} from 'react';
import {networkName} from '@site/src/components/connect/network-fields';
import {CopyValue} from '@site/src/components/copy/CopyValue';
import {DataTable} from '@site/src/components/tables/DataTable';
import {NETWORK_IDS, networks, type NetworkId} from '@site/src/data/networks';
import type {Fact} from '@site/src/facts/model';

const UNKNOWN = 'Not documented';

interface PathRow {
  readonly label: string;
  readonly gtn?: {readonly key: string; readonly fact: Fact<string>};
  readonly testnet?: {readonly key: string; readonly fact: Fact<string>};
}

const {gtn, testnet} = networks;

const PATHS: readonly PathRow[] = [
  {
    label: 'Start page',
    gtn: {key: 'explorerUrl', fact: gtn.explorerUrl},
    testnet: {key: 'explorerUrl', fact: testnet.explorerUrl},
  },
  {label: 'Transaction: append the hash', gtn: {key: 'explorerTxUrl', fact: gtn.explorerTxUrl}},
  {
    label: 'Address: append the address',
    gtn: {key: 'explorerAddressUrl', fact: gtn.explorerAddressUrl},
    testnet: {key: 'explorerAddressUrl', fact: testnet.explorerAddressUrl},
  },
  {label: 'Block: append the number', gtn: {key: 'explorerBlockUrl', fact: gtn.explorerBlockUrl}},
  {label: 'List of blocks', testnet: {key: 'explorerBlocksUrl', fact: testnet.explorerBlocksUrl}},
];

/** Table of explorer URLs on both networks, by what to look up. */
export function ExplorerTable(): ReactNode {
  return (
    <DataTable
      caption="Block explorer addresses"
      head={['To look up', ...NETWORK_IDS.map(networkName)]}
      rows={PATHS.map((row) => ({
        id: row.label,
        cells: [row.label, ...NETWORK_IDS.map((network) => pathCell(row, network))],
      }))}
    />
  );
}

function pathCell(row: PathRow, network: NetworkId): ReactNode {
  const path = row[network];
  if (!path) return UNKNOWN;
  const label = `${row.label.split(':')[0]?.toLowerCase()} address of ${networkName(network)}`;
  return (
    <CopyValue key={network} value={path.fact.value} label={label} id={`networks.${network}.${path.key}`} />
  );
}
