/* npm run bench -- NAME: measures the site in build/. Compare figures of the same run only. */
import path from 'node:path';
import {createEngine} from '../src/plugins/search/shared/engine';
import {measureRelevance, readIndex, readQueries} from '../tests/search/relevance';
import {benchBytes} from './bench/bytes';
import {benchStart} from './bench/start';

/** Prints how well the embedded search answers the site's own queries, and those that nothing is tuned on. */
function benchRelevance(build: string): void {
  const engine = createEngine(readIndex(build));
  for (const name of ['own', 'unseen'] as const)
    console.log(`${name}:`, measureRelevance(engine, readQueries(name)));
}

/** Each prints its results and takes the folder of the built site. `start` takes minutes. */
const BENCHES = {bytes: benchBytes, relevance: benchRelevance, start: benchStart};

async function main(): Promise<void> {
  const name = process.argv[2] as keyof typeof BENCHES;
  if (!Object.hasOwn(BENCHES, name))
    throw new Error(`Usage: npm run bench -- NAME, with one of ${Object.keys(BENCHES).join(', ')}.`);
  await BENCHES[name](path.join(__dirname, '../build'));
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  // Servers and browsers of a bench that failed would keep the process alive.
  process.exit(1);
});
