import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {DataTable} from '@site/src/components/tables/DataTable';
import {chain} from '@site/src/data/chain';
import {limits} from '@site/src/data/limits';
import {factText, type Fact} from '@site/src/facts/model';

interface Limit {
  readonly name: string;
  /** Token path of the fact. */
  readonly path: string;
  readonly fact: Fact;
  /** Page that explains the figure. */
  readonly owner: string;
  readonly ownerTitle: string;
}

const LIMITS: readonly Limit[] = [
  {
    name: 'Free transactions',
    path: 'limits.freeTransactionsPerMonth',
    fact: limits.freeTransactionsPerMonth,
    owner: '/users/transactions',
    ownerTitle: 'Free transactions',
  },
  {
    name: 'Requests, free tier',
    path: 'limits.requestsPerMinuteFree',
    fact: limits.requestsPerMinuteFree,
    owner: '/developers/rate_limits',
    ownerTitle: 'Rate limits',
  },
  {
    name: 'Calls in a batch',
    path: 'limits.batchSize',
    fact: limits.batchSize,
    owner: '/developers/public_rpc',
    ownerTitle: 'Public RPC guide',
  },
  {
    name: 'Body of a ZKT request',
    path: 'limits.zktPayloadMegabytes',
    fact: limits.zktPayloadMegabytes,
    owner: '/developers/zkt',
    ownerTitle: 'ZKT',
  },
  {
    name: 'Gas of a block',
    path: 'limits.blockGas',
    fact: limits.blockGas,
    owner: '/developers/what_is_different',
    ownerTitle: 'What is different',
  },
  {
    name: 'Gas of a transaction',
    path: 'limits.transactionGas',
    fact: limits.transactionGas,
    owner: '/developers/what_is_different',
    ownerTitle: 'What is different',
  },
  {
    name: 'Block time',
    path: 'chain.blockTimeSeconds',
    fact: chain.blockTimeSeconds,
    owner: '/how_stability_works/architecture',
    ownerTitle: 'Architecture',
  },
];

interface Props {
  /** Token paths of the limits to show, in this order; all by default. */
  readonly only?: readonly string[];
}

/** Table of limits with value, unit and the page that explains each. */
export function LimitsTable({only}: Props): ReactNode {
  const shown = only ? only.map(findLimit) : LIMITS;
  return (
    <DataTable
      caption="Limits"
      head={['Limit', 'Value', 'Unit', 'Explained in']}
      rows={shown.map(({name, path, fact, owner, ownerTitle}) => ({
        id: path,
        cells: [
          name,
          <span key="value" data-fact={path}>
            {factText(fact).replace(` ${fact.unit}`, '')}
          </span>,
          fact.unit,
          <Link key="owner" to={owner}>
            {ownerTitle}
          </Link>,
        ],
      }))}
    />
  );
}

function findLimit(path: string): Limit {
  const limit = LIMITS.find((candidate) => candidate.path === path);
  if (!limit)
    throw new Error(
      `LimitsTable: no limit "${path}". Known: ${LIMITS.map((entry) => entry.path).join(', ')}`,
    );
  return limit;
}
