/*
 * npm run bench -- build: time of this site's build, without and with caches, against a stock Docusaurus with the same pages and
 * the same loader (Babel; without it nothing could read babel.config.js).
 */
import {spawnSync} from 'node:child_process';
import {mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

const ROOT = path.join(__dirname, '../..');
/** Below the root, so that the stock site uses the same packages. */
const STOCK = path.join(ROOT, '.tmp/stock');
const CONFIG = `export default {
  title: 'Docs',
  url: 'https://example.com',
  baseUrl: '/',
  trailingSlash: false,
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  markdown: {format: 'md'},
  future: {
    v4: true,
    faster: {
      swcJsLoader: false,
      swcJsMinimizer: true,
      swcHtmlMinimizer: true,
      lightningCssMinimizer: true,
      mdxCrossCompilerCache: true,
      rspackBundler: true,
      rspackPersistentCache: true,
      ssgWorkerThreads: true,
      gitEagerVcs: true,
    },
  },
  presets: [['classic', {docs: {routeBasePath: '/'}, blog: false}]],
};
`;

/** Writes a stock site with the Markdown files that the build makes of each page; /api is Redoc's, so it is left out. */
function writeStockSite(build: string): number {
  rmSync(STOCK, {recursive: true, force: true});
  const files = readdirSync(build, {recursive: true, encoding: 'utf8'}).filter(
    (file) => file.endsWith('.md') && file !== 'api.md',
  );
  if (files.length === 0) throw new Error(`No page in ${build}. Run "npm run build" first.`);
  for (const file of files) {
    const text = readFileSync(path.join(build, file), 'utf8');
    const target = path.join(STOCK, 'docs', file);
    mkdirSync(path.dirname(target), {recursive: true});
    // Lines before the heading say where the page is.
    writeFileSync(target, text.slice(text.indexOf('# ')));
  }
  writeFileSync(path.join(STOCK, 'docusaurus.config.js'), CONFIG);
  return files.length;
}

/** Runs Docusaurus in a folder, and returns how many seconds it took. */
function docusaurus(folder: string, command: 'build' | 'clear'): number {
  const program = path.join(ROOT, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  const from = performance.now();
  const {status, stdout, stderr} = spawnSync(process.execPath, [program, command], {
    cwd: folder,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`docusaurus ${command} in ${folder} failed:\n${stdout}${stderr}`);
  return (performance.now() - from) / 1000;
}

/** Prints the seconds of both, and the ratio. This site is built anew in its own folder. */
export function benchBuild(build: string): void {
  console.log(`${writeStockSite(build)} pages; seconds of this site, of stock Docusaurus, ratio`);
  for (const folder of [ROOT, STOCK]) docusaurus(folder, 'clear');
  for (const caches of ['cold', 'warm']) {
    const [own, stock] = [ROOT, STOCK].map((folder) => docusaurus(folder, 'build'));
    console.log(`${caches} ${own.toFixed(1)} ${stock.toFixed(1)} ${(own / stock).toFixed(2)}`);
  }
  rmSync(STOCK, {recursive: true});
}
