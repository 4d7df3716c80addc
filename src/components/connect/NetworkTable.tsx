import type {ReactNode} from 'react';
import {CopyValue} from '@site/src/components/copy/CopyValue';
import {DataTable} from '@site/src/components/tables/DataTable';
import {NETWORK_IDS, networks, type NetworkId} from '@site/src/data/networks';
import type {Fact} from '@site/src/plugins/facts';
import {factText} from '@site/src/plugins/facts/client/facts';
import {CONNECTION_FIELDS, networkName} from './network-fields';

interface Props {
  /** Networks to show; both by default. */
  readonly networks?: readonly NetworkId[];
}

/** Table of the values that wallets and programs need to connect: a column per network, a copy button per value. */
export function NetworkTable({networks: ids = NETWORK_IDS}: Props): ReactNode {
  const names = ids.map(networkName);
  return (
    <DataTable
      caption={`Connection values of ${names.join(' and ')}`}
      head={['Field', ...names]}
      rows={CONNECTION_FIELDS.map((field) => ({
        id: field.label,
        cells: [field.label, ...ids.map((id) => valueCell(field, id))],
      }))}
    />
  );
}

function valueCell({label, key}: (typeof CONNECTION_FIELDS)[number], id: NetworkId): ReactNode {
  // Both networks have the same currency.
  const ofCurrency = key === 'symbol' || key === 'decimals';
  const fact: Fact = ofCurrency ? networks.currency[key] : networks[id][key];
  const path = `networks.${ofCurrency ? 'currency' : id}.${key}`;
  return <CopyValue key={id} value={factText(fact)} label={`${label} of ${networkName(id)}`} id={path} />;
}
