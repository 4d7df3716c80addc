import {monthText, type FactSource} from './model';

/** Source of a figure, in readers' words. */
export interface ReadableSource {
  readonly title: string;
  /** URL of the source, if it has one. */
  readonly href?: string;
  /** ISO date of the source, if it has one of its own; otherwise that of the figure. */
  readonly asOf?: string;
}

/** One line of the list of sources. */
export interface SourceLine extends ReadableSource {
  /** ISO date of the source, `YYYY-MM` or `YYYY-MM-DD`. */
  readonly asOf: string;
  /** The same date in words, for example `October 2025`. */
  readonly month: string;
  /** Reservation about the source, for example `not confirmed`. */
  readonly caution?: string;
}

const CAUTIONS: Readonly<Partial<Record<NonNullable<FactSource['status']>, string>>> = {
  inferred: 'read, not tried',
  unconfirmed: 'not confirmed',
  legacy: 'out of use',
};

/**
 * The sources of a page, newest first, each title once per month, with a caution only if all of its figures need it.
 * @param facts the facts and tables that the page shows
 * @param readable converts the text of `source` to readable sources; returns none for a figure that needs no source
 */
export function pageSources(
  facts: readonly FactSource[],
  readable: (source: string) => readonly ReadableSource[],
): readonly SourceLine[] {
  const lines = new Map<string, SourceLine>();
  facts.forEach(({asOf: dateOfFact, source, status}) => {
    const caution = status && CAUTIONS[status];
    readable(source).forEach((named) => {
      const asOf = named.asOf ?? dateOfFact;
      const line = {...named, asOf, month: monthText(asOf), caution};
      const key = JSON.stringify([line.title, line.month]);
      const known = lines.get(key);
      if (!known || (known.caution && !caution)) lines.set(key, line);
    });
  });
  return Array.from(lines.values()).sort(
    (a, b) => b.asOf.localeCompare(a.asOf) || a.title.localeCompare(b.title),
  );
}
