import {createEngine} from '../../src/plugins/search/shared/engine';
import {measureRelevance, readIndex, readQueries} from '../../tests/search/relevance';

/** Prints how well the embedded search answers the site's own queries, and those that nothing is tuned on. */
export function benchRelevance(build: string): void {
  const engine = createEngine(readIndex(build));
  for (const name of ['own', 'unseen'] as const) {
    const queries = readQueries(name);
    console.log(`${name}, ${queries.length} queries:`, measureRelevance(engine, queries));
  }
}
