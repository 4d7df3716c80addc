import type {Place} from './mark';
import {sourcesOf, type FactSource, type Source} from './model';

/** One line of the list of sources. */
export interface SourceLine extends Omit<Source, 'asOf'> {
  /** ISO date; absent for a file that only marks name. */
  readonly asOf?: string;
  /** Reservation about all that the page has from the source. */
  readonly caution?: 'inferred' | 'unconfirmed' | 'legacy';
  /** Places in the file that marks of the page name, each with its position among all of them. */
  readonly places?: readonly (readonly [position: number, place: Place])[];
}

/**
 * The sources of a page, each once: those of its figures, newest first, with a caution only if all of its figures need it, then the
 * other files that its marks name.
 */
export function pageSources(facts: readonly FactSource[], places: readonly Place[]): readonly SourceLine[] {
  const lines = new Map<string, SourceLine>();
  for (const {status: caution, ...fact} of facts) {
    for (const source of sourcesOf(fact)) {
      const known = lines.get(source.title);
      if (!source.unlisted && (!known || (known.caution && !caution)))
        lines.set(source.title, {...source, caution});
    }
  }
  for (const [position, place] of places.entries()) {
    const line = lines.get(place.title) ?? {title: place.title, href: place.href};
    lines.set(line.title, {...line, places: [...(line.places ?? []), [position, place]]});
  }
  return Array.from(lines.values()).sort(
    ({asOf: a = '', title}, {asOf: b = '', title: other}) => b.localeCompare(a) || title.localeCompare(other),
  );
}
