import {
  measureRelevance,
  readFreshQueries,
  readQueries,
  readTrainingQueries,
  readUnseenQueries,
  siteEngine,
  type RelevanceQuery,
} from '../../tests/search/relevance';

const SETS: Readonly<Record<string, () => RelevanceQuery[]>> = {
  own: readQueries,
  tuning: () => readUnseenQueries('tuning'),
  training: readTrainingQueries,
  'held out': () => readUnseenQueries('heldOut'),
  fresh: readFreshQueries,
};

/** Prints the relevance of the embedded search for each set of judged queries. Only scores, so that held-out queries stay unread. */
export function benchRelevance(build: string, print: (line: string) => void): Promise<void> {
  const engine = siteEngine(build);
  for (const [name, read] of Object.entries(SETS)) {
    const queries = read();
    const report = measureRelevance(engine, queries);
    const figures = [report.successAt1, report.successAt3, report.meanReciprocalRank, report.recallAt20];
    const [first, three, reciprocal, recall] = figures.map((figure) => figure.toFixed(3));
    print(
      `${name} (${queries.length} queries): success at 1 ${first}, at 3 ${three}; mean reciprocal rank ${reciprocal}; recall at 20 ${recall}`,
    );
  }
  return Promise.resolve();
}
