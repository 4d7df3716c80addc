/*
 * npm run bench            all measurements, on the site in build/
 * npm run bench -- search  only the named group
 * Results depend on the machine and are printed with their conditions; compare results of the same run only.
 */
import path from 'node:path';
import {benchBytes} from './bench/bytes';
import {benchRelevance} from './bench/relevance';
import {benchSearch} from './bench/search';

/** A group of measurements. Prints its results line by line; throws when it cannot measure. */
type Bench = (build: string, print: (line: string) => void) => Promise<void>;

const BENCHES: Readonly<Record<string, Bench>> = {
  bytes: benchBytes,
  relevance: benchRelevance,
  search: benchSearch,
};

async function main(): Promise<void> {
  const asked = process.argv.slice(2).filter((argument) => argument !== '--');
  if (asked.includes('--help')) {
    console.log(`Usage: npm run bench [-- NAME...]\nNames: ${Object.keys(BENCHES).join(', ')}`);
    return;
  }
  const unknown = asked.find((name) => !(name in BENCHES));
  if (unknown !== undefined) throw new Error(`There is no bench "${unknown}".`);
  for (const [name, bench] of Object.entries(BENCHES)) {
    if (asked.length > 0 && !asked.includes(name)) continue;
    console.log(`\n${name}`);
    await bench(path.join(__dirname, '../build'), (line) => console.log(`  ${line}`));
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
