import {derivedRows} from '../components/benchmarks/rows';
import {benchmarks} from '../data/benchmarks';
import {networks} from '../data/networks';
import {dateOf, sourcesOf} from '../plugins/facts';

/** A value as written in a CSV file: in quotes where it holds a comma, a quote or a line break. */
function quoted(value: string | number): string {
  const text = String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * A CSV file (RFC 4180) with a header line.
 * @param rows at least one, each with the same keys in the same order, which become the header
 */
export function csvText(rows: readonly Readonly<Record<string, string | number>>[]): string {
  const header = Object.keys(rows[0] ?? {});
  const lines = rows.map((row) => Object.values(row).map(quoted).join(','));
  return [header.join(','), ...lines, ''].join('\r\n');
}

/** The table of measured blocks as a file: its columns in its order, then the rate of the source, date and source. */
export function benchmarksCsv(): string {
  const measured = dateOf(benchmarks.rows);
  const [source] = sourcesOf(benchmarks.rows).map(({title}) => title);
  return csvText(
    derivedRows.map((row) => ({
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
      measured,
      source: source ?? '',
    })),
  );
}
