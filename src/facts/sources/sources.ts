import type {FactSource} from '../model';

/** A source, with the token path of the figure where it is known. */
export interface DatedSource extends FactSource {
  readonly id?: string;
}

/** One line of the disclosure: a source and the paths that share it. */
export interface MergedSource extends FactSource {
  readonly ids?: readonly string[];
}

/**
 * Merges sources that say the same, newest first; the paths of merged facts stay together.
 * @param facts facts or tables: only date, source, status and id are read
 */
export function mergeSources(facts: readonly DatedSource[]): readonly MergedSource[] {
  const merged = new Map<
    string,
    {asOf: string; source: string; status?: FactSource['status']; ids: string[]}
  >();
  facts.forEach(({asOf, source, status, id}) => {
    const key = JSON.stringify([asOf, source, status]);
    const entry = merged.get(key) ?? {asOf, source, status, ids: []};
    if (id !== undefined) entry.ids.push(id);
    merged.set(key, entry);
  });
  return Array.from(merged.values())
    .sort((a, b) => b.asOf.localeCompare(a.asOf))
    .map(({ids, ...entry}) => (ids.length > 0 ? {...entry, ids} : entry));
}

/**
 * Oldest and newest date of a list; equal when there is one date.
 * @throws for an empty list: a table without facts has no date to show
 */
export function dateRange(facts: readonly FactSource[]): readonly [oldest: string, newest: string] {
  const dates = facts.map((fact) => fact.asOf).sort();
  const oldest = dates[0];
  const newest = dates[dates.length - 1];
  if (oldest === undefined || newest === undefined) throw new Error('AsOf: no facts given');
  return [oldest, newest];
}
