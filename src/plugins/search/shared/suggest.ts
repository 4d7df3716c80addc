import type {Engine} from './engine';
import type {Shard} from './shard';

/** Maximum number of queries that are suggested when a search finds nothing. */
const MAX_SUGGESTIONS = 3;

/** Queries to suggest when a search finds nothing: the top-level headings with the most sections, if they have results. */
export function suggestQueries(engine: Engine, shards: readonly Shard[]): string[] {
  const sizes = new Map<string, number>();
  for (const {headings} of shards.flatMap(({sections}) => sections)) {
    const [group = ''] = headings;
    sizes.set(group, (sizes.get(group) ?? 0) + 1);
  }
  return Array.from(sizes.entries())
    .sort((a, b) => b[1] - a[1])
    .map(([heading]) => heading)
    .filter((heading) => engine(heading).length > 0)
    .slice(0, MAX_SUGGESTIONS);
}
