import type {ReactNode} from 'react';
import {networkName} from '@site/src/components/connect/network-fields';
import {CopyValue} from '@site/src/components/copy/CopyValue';
import {DataTable} from '@site/src/components/tables/DataTable';
import {NETWORK_IDS, networks, type NetworkId} from '@site/src/data/networks';
import type {Fact} from '@site/src/plugins/facts';

const UNKNOWN = 'Not documented';

const ROWS = [
  {label: 'Start page', key: 'explorerUrl'},
  {label: 'Transaction: append its hash', key: 'explorerTxUrl'},
  {label: 'Address: append it, on Testnet with a slash after it', key: 'explorerAddressUrl'},
  {label: 'Block: append its number', key: 'explorerBlockUrl'},
  {label: 'List of blocks', key: 'explorerBlocksUrl'},
] as const;

type Row = (typeof ROWS)[number];

/** Table of explorer URLs on both networks, by what to look up. */
export function ExplorerTable(): ReactNode {
  return (
    <DataTable
      caption="Block explorer addresses"
      head={['To look up', ...NETWORK_IDS.map(networkName)]}
      rows={ROWS.map((row) => ({
        id: row.label,
        cells: [row.label, ...NETWORK_IDS.map((network) => urlCell(row, network))],
      }))}
    />
  );
}
ExplorerTable.facts = NETWORK_IDS.flatMap((id) => ROWS.flatMap((row) => urlOf(row, id) ?? []));

function urlOf({key}: Row, network: NetworkId): Fact<string> | undefined {
  const urls: Readonly<Partial<Record<Row['key'], Fact<string>>>> = networks[network];
  return urls[key];
}

function urlCell(row: Row, network: NetworkId): ReactNode {
  const {label, key} = row;
  const url = urlOf(row, network);
  if (!url) return UNKNOWN;
  const name = `${label.split(':')[0]?.toLowerCase()} address of ${networkName(network)}`;
  return <CopyValue key={network} value={url.value} label={name} id={`networks.${network}.${key}`} />;
}
