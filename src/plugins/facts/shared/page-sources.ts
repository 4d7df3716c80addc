import {sourcesOf, type FactSource, type Source} from './model';

/** One line of the list of sources. */
export interface SourceLine extends Source {
  /** Reservation about the source, for example `not confirmed`. */
  readonly caution?: string;
}

const CAUTIONS = {inferred: 'read, not tried', unconfirmed: 'not confirmed', legacy: 'out of use'} as const;

/** The sources of a page, each once, newest first, with a caution only if all of its figures need it. */
export function pageSources(facts: readonly FactSource[]): readonly SourceLine[] {
  const lines = new Map<string, SourceLine>();
  for (const fact of facts) {
    const caution = fact.status && CAUTIONS[fact.status];
    for (const source of sourcesOf(fact)) {
      const known = lines.get(source.title);
      if (!source.unlisted && (!known || (known.caution && !caution)))
        lines.set(source.title, {...source, caution});
    }
  }
  return Array.from(lines.values()).sort(
    (a, b) => b.asOf.localeCompare(a.asOf) || a.title.localeCompare(b.title),
  );
}
