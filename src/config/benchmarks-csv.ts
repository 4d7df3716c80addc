import {derivedRows} from '../components/benchmarks/rows';
import {benchmarks} from '../data/benchmarks';
import {networks} from '../data/networks';
import {dateOf, sourcesOf} from '../plugins/facts';

/**
 * The table of measured blocks as a CSV file with a header line: its columns in its order, then the rate of the source, its date and
 * source. No value holds a comma, a quote or a line break.
 */
export function benchmarksCsv(): string {
  const published = dateOf(benchmarks.rows);
  const [source] = sourcesOf(benchmarks.rows);
  const rows = derivedRows.map((row) => ({
    network: networks[row.network].shortName.value,
    block: row.block,
    transactions: row.transactions,
    tps: row.rate,
    nominal_gas: row.nominalGas,
    average_gas: Math.round(row.averageGas),
    ceiling_tps: Math.floor(row.ceiling),
    block_gas: row.blockGas,
    limit_used_percent: (row.fill * 100).toFixed(1),
    tps_in_source: row.tps,
    published,
    source: source?.title,
  }));
  const lines = [Object.keys(rows[0] ?? {}), ...rows.map((row) => Object.values(row))];
  return lines.map((cells) => `${cells.join(',')}\r\n`).join('');
}
