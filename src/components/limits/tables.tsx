import {Fragment, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {DataTable} from '@site/src/components/tables/DataTable';
import {limits} from '@site/src/data/limits';
import {factText, type Fact} from '@site/src/plugins/facts/client/facts';

/** A limit: its name, its fact in `src/data/limits.ts`, what it applies to, and address and title of the section that explains it. */
type Limit = readonly [
  name: string,
  key: Exclude<keyof typeof limits, 'tiers' | 'transactionTypes'>,
  appliesTo: string,
  address: string,
  title: string,
];

const LIMITS: readonly Limit[] = [
  ['Requests on the free tier', 'requestsPerMinuteFree', 'Requests', '#tiers', 'Limits by tier'],
  ['Requests on the first paid tier', 'requestsPerMinutePaid', 'Requests', '#tiers', 'Limits by tier'],
  ['Calls in a batch', 'batchSize', 'Requests', '/developers/public_rpc#batch', 'Public RPC Guide'],
  [
    'Body of a ZKT request',
    'zktPayloadMegabytes',
    'Requests',
    '/developers/zkt#limits',
    'Zero-Knowledge Transactions',
  ],
  [
    'Free transactions',
    'freeTransactionsPerMonth',
    'Transactions',
    '/users/transactions',
    'Free Transactions',
  ],
  [
    'Gas of a transaction',
    'transactionGas',
    'Transactions',
    '/developers/what_is_different#gas',
    'What Is Different',
  ],
  ['Gas of a block', 'blockGas', 'Blocks', '/developers/what_is_different#gas', 'What Is Different'],
];

/** Table of all limits with value, unit and the section that explains each. */
export function LimitsTable(): ReactNode {
  return (
    <DataTable
      caption="Limits"
      head={['Limit', 'Value', 'Applies to', 'Explained in']}
      rows={LIMITS.map(([name, key, appliesTo, address, title]) => {
        const fact: Fact = limits[key];
        return {
          id: key,
          link: {id: `limit-${key}`, label: name},
          cells: [
            name,
            <Fragment key="value">
              <span data-fact={`limits.${key}`}>{factText(fact).replace(` ${fact.unit}`, '')}</span>{' '}
              {fact.unit}
            </Fragment>,
            appliesTo,
            <Link key="section" to={address}>
              {title}
            </Link>,
          ],
        };
      })}
    />
  );
}

/** Table of the RPC service's tiers with their requests per minute. */
export function TierTable(): ReactNode {
  return (
    <DataTable
      caption="Requests per minute by tier"
      head={['Tier', 'Requests per minute', 'How to get it']}
      rows={limits.tiers.rows.map(({id, name, requestsPerMinute, how}) => ({
        id,
        link: {id: `tier-${id}`, label: name},
        cells: [
          name,
          <span key="rate" data-fact={`limits.tiers.${id}`}>
            {requestsPerMinute ?? 'Agreed with you'}
          </span>,
          how,
        ],
      }))}
    />
  );
}
