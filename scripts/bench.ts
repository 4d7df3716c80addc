/* npm run bench -- NAME: measures the site in build/. Compare figures of the same run only. */
import path from 'node:path';
import {benchBuild} from './bench/build';
import {benchBytes} from './bench/bytes';
import {benchLoad} from './bench/load';
import {benchRelevance} from './bench/relevance';
import {benchStart} from './bench/start';
import {benchVisit} from './bench/visit';

/** Each prints its results and takes the folder of the built site. `build` and `start` take minutes. */
const BENCHES = {
  bytes: benchBytes,
  build: benchBuild,
  load: benchLoad,
  relevance: benchRelevance,
  start: benchStart,
  visit: benchVisit,
};

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
