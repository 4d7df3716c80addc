import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {audit} from '@site/src/data/audit';
import {chain} from '@site/src/data/chain';
import {limits} from '@site/src/data/limits';
import {versions} from '@site/src/data/versions';
import {dateOf, monthText} from '@site/src/plugins/facts/client/facts';
import styles from './facts.module.css';

interface Row {
  readonly to: string;
  readonly value: string;
  readonly meaning: string;
  /** Date of the figure, `YYYY-MM` or `YYYY-MM-DD`. */
  readonly asOf?: string;
}

const {freeTransactionsPerMonth} = limits;
const {solidity, evm} = versions;

const ROWS: readonly Row[] = [
  {
    to: '/users/transactions',
    value: freeTransactionsPerMonth.text,
    meaning: 'free transactions a month per API key',
    asOf: dateOf(freeTransactionsPerMonth),
  },
  {
    to: '/how_stability_works/architecture#path',
    value: `${chain.blockTimeSeconds.value} s`,
    meaning: 'between blocks',
    asOf: dateOf(chain.blockTimeSeconds),
  },
  {
    to: '/developers/what_is_different#compiler',
    value: solidity.value,
    meaning: `newest supported Solidity, EVM ${evm.value}`,
    asOf: dateOf(solidity),
  },
  {
    to: '/resources/audits',
    value: audit.month.value.slice(0, 4),
    meaning: `audit by ${audit.auditor.value}; the code has changed since`,
  },
];

/** The figures that readers ask for first, one large and three small, each a link to the page that explains it. */
export function KeyFacts(): ReactNode {
  return (
    <ul className={`wide clean-list ${styles.facts}`}>
      {ROWS.map(({to, value, meaning, asOf}) => (
        <li key={to}>
          <Link to={to}>
            <strong>{value}</strong> {meaning}
            {asOf && (
              <small>
                {' '}
                <time dateTime={asOf}>{monthText(asOf)}</time>
              </small>
            )}
          </Link>
        </li>
      ))}
    </ul>
  );
}
KeyFacts.facts = [freeTransactionsPerMonth, chain.blockTimeSeconds, solidity, evm, audit.month];
