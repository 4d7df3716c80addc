import type {ReactNode} from 'react';
import {DataTable} from '@site/src/components/tables/DataTable';
import {limits} from '@site/src/data/limits';

/** Table of the RPC service's tiers with their requests per minute. */
export function TierTable(): ReactNode {
  const {tiers} = limits;
  return (
    <DataTable
      caption="Requests per minute by tier"
      head={['Tier', 'Requests per minute', 'How to get it']}
      rows={tiers.rows.map((tier) => ({
        id: tier.id,
        link: {id: `tier-${tier.id}`, label: tier.name},
        cells: [
          tier.name,
          <span key="rate" data-fact={`limits.tiers.${tier.id}`}>
            {tier.requestsPerMinute ?? 'Agreed with you'}
          </span>,
          tier.how,
        ],
      }))}
    />
  );
}
