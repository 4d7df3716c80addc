import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {DataTable} from '@site/src/components/tables/DataTable';
import {limits} from '@site/src/data/limits';
import type {Fact} from '@site/src/plugins/facts';
import {factText} from '@site/src/plugins/facts/client/facts';
import type {APPLIES_TO} from './applies-to';

interface Limit {
  readonly name: string;
  /** Name of the fact in `src/data/limits.ts`; also the end of the row's address. */
  readonly key: Exclude<keyof typeof limits, 'tiers' | 'transactionTypes'>;
  readonly appliesTo: (typeof APPLIES_TO)[number];
  /** Address of the section that explains it. */
  readonly explainedAt: string;
  /** Title of that section. */
  readonly explainedIn: string;
}

const LIMITS: readonly Limit[] = [
  {
    name: 'Requests on the free tier',
    key: 'requestsPerMinuteFree',
    appliesTo: 'Requests',
    explainedAt: '#tiers',
    explainedIn: 'Limits by tier',
  },
  {
    name: 'Requests on the first paid tier',
    key: 'requestsPerMinutePaid',
    appliesTo: 'Requests',
    explainedAt: '#tiers',
    explainedIn: 'Limits by tier',
  },
  {
    name: 'Calls in a batch',
    key: 'batchSize',
    appliesTo: 'Requests',
    explainedAt: '/developers/public_rpc#batch',
    explainedIn: 'Public RPC Guide',
  },
  {
    name: 'Body of a ZKT request',
    key: 'zktPayloadMegabytes',
    appliesTo: 'Requests',
    explainedAt: '/developers/zkt#limits',
    explainedIn: 'Zero-Knowledge Transactions',
  },
  {
    name: 'Free transactions',
    key: 'freeTransactionsPerMonth',
    appliesTo: 'Transactions',
    explainedAt: '/users/transactions',
    explainedIn: 'Free Transactions',
  },
  {
    name: 'Gas of a transaction',
    key: 'transactionGas',
    appliesTo: 'Transactions',
    explainedAt: '/developers/what_is_different#gas',
    explainedIn: 'What Is Different',
  },
  {
    name: 'Gas of a block',
    key: 'blockGas',
    appliesTo: 'Blocks',
    explainedAt: '/developers/what_is_different#gas',
    explainedIn: 'What Is Different',
  },
];

/** Table of all limits with value, unit and the section that explains each. */
export function LimitsTable(): ReactNode {
  return (
    <DataTable
      caption="Limits"
      head={['Limit', 'Value', 'Unit', 'Applies to', 'Explained in']}
      rows={LIMITS.map(({name, key, appliesTo, explainedAt, explainedIn}) => {
        const fact: Fact = limits[key];
        return {
          id: key,
          link: {id: `limit-${key}`, label: name},
          cells: [
            name,
            <span key="value" data-fact={`limits.${key}`}>
              {factText(fact).replace(` ${fact.unit}`, '')}
            </span>,
            fact.unit,
            appliesTo,
            <Link key="explainedAt" to={explainedAt}>
              {explainedIn}
            </Link>,
          ],
        };
      })}
    />
  );
}
