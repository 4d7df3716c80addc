import {measureRelevance, readQueries, readUnseenQueries, siteEngine} from '../../tests/search/relevance';

/** Prints how well the embedded search answers the site's own queries, and those that nothing is tuned on. */
export function benchRelevance(build: string): void {
  const engine = siteEngine(build);
  for (const [name, queries] of Object.entries({own: readQueries(), unseen: readUnseenQueries('heldOut')}))
    console.log(`${name}, ${queries.length} queries:`, measureRelevance(engine, queries));
}
