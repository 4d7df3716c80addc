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
NetworkTable.facts = NETWORK_IDS.flatMap((id) => CONNECTION_FIELDS.map(({key}) => factOf(key, id)));

type Field = (typeof CONNECTION_FIELDS)[number];

/** Both networks have the same currency. */
function isOfCurrency(key: Field['key']): key is 'symbol' | 'decimals' {
  return key === 'symbol' || key === 'decimals';
}

function factOf(key: Field['key'], id: NetworkId): Fact {
  return isOfCurrency(key) ? networks.currency[key] : networks[id][key];
}

function valueCell({label, key}: Field, id: NetworkId): ReactNode {
  const path = `networks.${isOfCurrency(key) ? 'currency' : id}.${key}`;
  const text = factText(factOf(key, id));
  return <CopyValue key={id} value={text} label={`${label} of ${networkName(id)}`} id={path} />;
}
