import {existsSync, rmSync, statSync} from 'node:fs';
import {cpus} from 'node:os';
import path from 'node:path';
import {filesBelow} from '../../src/plugins/bundler/node/files-below';
import {INDEX_FOLDER} from '../../src/plugins/search/shared/manifest';
import {readPages} from './peers/pages';
import {filesIn} from './peers/serve';
import {build as buildSite, develop, type Run} from './scale/process';
import {generatedPages, ownSite, stockSite, type BenchSite} from './scale/sites';

type Print = (line: string) => void;

/** Numbers of generated pages, in addition to the site's own. */
const SIZES = [30, 300, 3000] as const;

const seconds = (value: number): string => `${value.toFixed(1)} s`.padStart(8);
const ratio = (own: number, stock: number): string => `${(own / stock).toFixed(2)}x`;

function megabytes(folder: string): string {
  const bytes = existsSync(folder)
    ? filesBelow(folder).reduce((sum, file) => sum + statSync(file).size, 0)
    : 0;
  return `${(bytes / 1e6).toFixed(1)} MB`;
}

function clear({folder}: BenchSite): void {
  for (const name of ['.docusaurus', 'build', 'node_modules/.cache'])
    rmSync(path.join(folder, name), {recursive: true, force: true});
}

async function measured(site: BenchSite): Promise<{cold: Run; warm: Run}> {
  clear(site);
  return {cold: await buildSite(site), warm: await buildSite(site)};
}

function line(name: string, {cold, warm}: {cold: Run; warm: Run}): string {
  const memory = `${cold.gigabytes?.toFixed(2) ?? '?'} GB`;
  return `${name.padEnd(10)} cold ${seconds(cold.seconds)}, warm ${seconds(warm.seconds)}, memory ${memory}`;
}

/**
 * Prints how time, memory and output of a build grow with the number of pages, and what the development server takes,
 * beside a stock Docusaurus with the same pages and the same loader.
 * @param build folder of the built site
 * @param print takes one line
 */
export async function benchScale(build: string, print: Print): Promise<void> {
  const pages = readPages(build, filesIn(build));
  const icon = path.join(build, 'img/favicon.svg');
  print(`${cpus().length} x ${cpus()[0]?.model ?? 'unknown processor'}, Node ${process.version}`);
  for (const size of SIZES) {
    const added = generatedPages(size, pages, build);
    print(`${pages.length} pages and ${size} generated ones`);
    const stock = await stockSite([...pages, ...added], icon);
    const stockRuns = await measured(stock);
    print(`  ${line('stock', stockRuns)}, ${megabytes(path.join(stock.folder, 'build'))}`);
    const own = ownSite(added);
    try {
      const runs = await measured(own);
      const built = path.join(own.folder, 'build');
      print(
        `  ${line('this site', runs)}, ${megabytes(built)}, search index ${megabytes(path.join(built, INDEX_FOLDER))}`,
      );
      print(
        `  ratio: cold ${ratio(runs.cold.seconds, stockRuns.cold.seconds)}, warm ${ratio(runs.warm.seconds, stockRuns.warm.seconds)}`,
      );
      if (size !== SIZES[0]) continue;
      const [stockDev, ownDev] = [await develop(stock), await develop(own)];
      print(`  npm start, stock: ${stockDev.map(seconds).join(', after a change ')}`);
      print(`  npm start, this site: ${ownDev.map(seconds).join(', after a change ')}`);
    } finally {
      rmSync(own.folder, {recursive: true});
    }
  }
}
