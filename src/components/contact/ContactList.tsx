import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {DataTable} from '@site/src/components/tables/DataTable';
import {CHANNELS} from './channels';

/** List of channels to the team: a link each, and what it is for. */
export function ContactList(): ReactNode {
  return (
    <DataTable
      caption="Channels, and what each is for"
      head={['Channel', 'Use it for']}
      rows={CHANNELS.map(({name, use, path, fact}) => ({
        id: path,
        cells: [
          <Link key="address" to={fact.value} data-fact={path}>
            {name}
          </Link>,
          use,
        ],
      }))}
    />
  );
}
