/* Measurements of the site in build/; see HELP. Compare results of the same run only. */
import path from 'node:path';
import {parseArgs} from 'node:util';
import {benchActions, benchNextPage} from './bench/actions';
import {benchBytes} from './bench/bytes';
import {benchPeers} from './bench/peers';
import {benchRelevance} from './bench/relevance';
import {benchScale} from './bench/scale';
import {benchSearch} from './bench/search';

/** A group of measurements. Prints its results line by line; throws when it cannot measure. */
type Bench = (build: string, print: (line: string) => void, runs: number) => Promise<void>;

const BENCHES: Readonly<Record<string, Bench>> = {
  actions: benchActions,
  bytes: benchBytes,
  'next-page': benchNextPage,
  relevance: benchRelevance,
  scale: benchScale,
  search: benchSearch,
  peers: benchPeers,
};
/** Groups that run only when they are named, because they take minutes. */
const NAMED_ONLY: ReadonlySet<string> = new Set(['actions', 'next-page', 'scale', 'peers']);
const DEFAULT_RUNS = 3;

const HELP = `Usage: npm run bench [-- NAME...]
Names: ${Object.keys(BENCHES).join(', ')}
Without a name, all but ${Array.from(NAMED_ONLY).join(', ')}.
actions and next-page time what a reader does, as built and with the framework's order of scripts: takes minutes.
peers compares with Starlight, VitePress and Docusaurus: takes minutes. It installs them and Lighthouse in the temporary folder, and needs the command openssl.
scale builds the site with 30, 300 and 3,000 more pages, and a stock Docusaurus with the same ones: takes half an hour.
  --runs=N  peers: runs of each page, of which the medians are printed (default ${DEFAULT_RUNS})`;

async function main(): Promise<void> {
  const {values, positionals: asked} = parseArgs({
    args: process.argv.slice(2).filter((argument) => argument !== '--'),
    allowPositionals: true,
    options: {help: {type: 'boolean'}, runs: {type: 'string', default: String(DEFAULT_RUNS)}},
  });
  if (values.help) {
    console.log(HELP);
    return;
  }
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs=${values.runs} is not a positive number.`);
  const unknown = asked.find((name) => !Object.hasOwn(BENCHES, name));
  if (unknown !== undefined)
    throw new Error(`There is no bench "${unknown}". Names: ${Object.keys(BENCHES).join(', ')}.`);
  for (const [name, bench] of Object.entries(BENCHES)) {
    if (asked.length > 0 ? !asked.includes(name) : NAMED_ONLY.has(name)) continue;
    console.log(`\n${name}`);
    await bench(path.join(__dirname, '../build'), (line) => console.log(`  ${line}`), runs);
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  // Servers and browsers of a bench that failed would keep the process alive.
  process.exit(1);
});
