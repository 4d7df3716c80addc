import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {DataTable} from '@site/src/components/DataTable';
import {CHANNELS} from './channels';

/** Channels to the team: what each is for, and where it is. */
export function ContactList(): ReactNode {
  return (
    <DataTable
      caption="Channels, in the order to try them"
      head={['Channel', 'Use it for', 'Address']}
      rows={CHANNELS.map(({name, use, path, fact}) => ({
        id: path,
        cells: [
          name,
          use,
          <Link
            key="address"
            to={fact.value}
            data-fact={path}
            aria-label={`${name}: ${shortAddress(fact.value)}`}
          >
            {shortAddress(fact.value)}
          </Link>,
        ],
      }))}
      facts={CHANNELS.map(({path, fact}) => ({...fact, id: path}))}
    />
  );
}

/** Host and path of an address, without what only machines read. */
function shortAddress(address: string): string {
  const {host, pathname} = new URL(address);
  return `${host.replace(/^www\./, '')}${pathname.replace(/\/$/, '')}`;
}
