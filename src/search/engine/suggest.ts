import type {Engine} from './engine';
import type {Shard} from './shard';

/** How many queries are offered when a search finds nothing. */
const MAX_SUGGESTIONS = 3;

/** Queries to offer when a search finds nothing: the biggest top-level headings, each of which finds something. */
export function suggestQueries(engine: Engine, shards: readonly Shard[]): string[] {
  const sizes = new Map<string, number>();
  for (const {pages, sections} of shards) {
    for (const [page] of sections) {
      const section = pages[page]?.[1] ?? '';
      sizes.set(section, (sizes.get(section) ?? 0) + 1);
    }
  }
  return Array.from(sizes.entries())
    .sort((a, b) => b[1] - a[1])
    .map(([section]) => section)
    .filter((section) => engine(section).length > 0)
    .slice(0, MAX_SUGGESTIONS);
}
