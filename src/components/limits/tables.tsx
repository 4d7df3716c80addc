import {Fragment, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {DataTable} from '@site/src/components/tables/DataTable';
import {limits} from '@site/src/data/limits';
import {factText} from '@site/src/plugins/facts/client/facts';

/** The limits that have a row in the table. */
const LIMITS = Object.entries(limits).flatMap(([key, fact]) => ('row' in fact ? [{key, fact}] : []));

/** Table of the limits with value, unit and the section that explains each. */
export function LimitsTable(): ReactNode {
  return (
    <DataTable
      caption="Limits"
      head={['Limit', 'Value', 'Applies to', 'Explained in']}
      rows={LIMITS.map(({key, fact}) => {
        const {name, appliesTo, address, section} = fact.row;
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
              {section}
            </Link>,
          ],
        };
      })}
    />
  );
}
LimitsTable.facts = LIMITS.map(({fact}) => fact);

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
TierTable.facts = [limits.tiers];
