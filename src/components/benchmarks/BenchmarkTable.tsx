import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {DataTable} from '@site/src/components/tables/DataTable';
import {benchmarks} from '@site/src/data/benchmarks';
import {chain} from '@site/src/data/chain';
import {limits} from '@site/src/data/limits';
import {networks} from '@site/src/data/networks';
import {derivedRows, wholeNumber, type DerivedRow} from './rows';

const HEAD = [
  'Block',
  'Transactions',
  'TPS',
  'Nominal gas',
  'Average gas',
  'Ceiling, TPS',
  'Block gas',
  'Limit used',
];
const rate = new Intl.NumberFormat('en-US', {maximumFractionDigits: 1});
const percent = new Intl.NumberFormat('en-US', {style: 'percent', minimumFractionDigits: 1});

/** A block of GTN links to the explorer; the explorer of the Testnet blocks is gone. */
function block({network, block: number}: DerivedRow): ReactNode {
  const name = networks[network].shortName.value;
  if (network === 'testnet') return `${name} ${number}`;
  return (
    <>
      {name} <Link to={`${networks.gtn.explorerBlockUrl.value}${number}`}>{number}</Link>
    </>
  );
}

/** The rate computed from the block's transactions, and the published rate if it differs. */
function tps({rate: computed, tps: published}: DerivedRow): ReactNode {
  if (computed === published) return rate.format(computed);
  return (
    <>
      {rate.format(computed)} <br />
      <small>(published: {rate.format(published)})</small>
    </>
  );
}

/** All measured blocks, with computed average gas, gas ceiling and fill. */
export function BenchmarkTable(): ReactNode {
  return (
    <DataTable
      caption="Measured blocks, one per row"
      matrix
      head={HEAD}
      rows={derivedRows.map((row) => ({
        id: row.id,
        link: {id: row.id, label: `${networks[row.network].shortName.value} ${row.block}`},
        cells: [
          block(row),
          wholeNumber.format(row.transactions),
          tps(row),
          wholeNumber.format(row.nominalGas),
          wholeNumber.format(row.averageGas),
          wholeNumber.format(Math.floor(row.ceiling)),
          wholeNumber.format(row.blockGas),
          percent.format(row.fill),
        ],
      }))}
    />
  );
}
BenchmarkTable.facts = [
  benchmarks.rows,
  limits.blockGas,
  chain.blockTimeSeconds,
  networks.gtn.explorerBlockUrl,
];
