/* npm run bench -- bytes: what pages load before and after a reader's first interaction. tests/build/bytes.test.ts has budgets. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {DomUtils, parseDocument} from 'htmlparser2';
import {fileOfRoute, sitemapUrls} from '../../src/plugins/pages';
import {baseOf} from '../preview';

/** A file that a page loads: its path below the base URL, and its size in bytes of brotli, quality 11. */
export interface LoadedFile {
  readonly file: string;
  readonly bytes: number;
}

interface Manifest {
  readonly origins: Readonly<Record<string, readonly string[]>>;
  readonly assets: Readonly<
    Record<string, {readonly [kind in 'js' | 'css']?: readonly {readonly file: string}[]}>
  >;
}

/** Chunk names of a route, nested. */
interface Chunks {
  readonly [key: string]: string | Chunks;
}

/** Sum of the sizes of files. */
export function sum(files: readonly LoadedFile[]): number {
  return files.reduce((total, {bytes}) => total + bytes, 0);
}

function names(chunks: Chunks): string[] {
  return Object.values(chunks).flatMap((value) => (typeof value === 'string' ? [value] : names(value)));
}

/** Chunk names that a page needs: its own, and for a page of the docs those of the frame around all of them. */
function chunkNames(routes: Readonly<Record<string, Chunks>>, route: string): string[] {
  const entries = Object.entries(routes).map(([key, chunks]) => ({at: key.replace(/-\w+$/, ''), chunks}));
  const frames = entries.filter(({at, chunks}) => at === '/' && !('content' in chunks));
  const own = entries.filter((entry) => entry.at === route && !frames.includes(entry));
  if (own.length !== 1) throw new Error(`bytes: ${own.length} routes for ${route}.`);
  const inDocs = own.some(({chunks}) => 'content' in chunks || '__props' in chunks);
  return [...own, ...(inDocs ? frames : [])].flatMap(({chunks}) => names(chunks));
}

/**
 * Reads what each page of the sitemap loads.
 * @param build folder of the built site
 * @param generated folder of what Docusaurus generated with it
 * @returns for each page its clean `path`, the size of its `html`, the stylesheets that it waits for (`css`), the scripts that load
 *   by themselves (`first`) and at the first interaction (`after`), and stylesheets that come with those (`lateCss`)
 * @throws Error when the sitemap names no page, or a page or a file is missing
 */
export function readPageBytes(build: string, generated: string) {
  const readJson = (file: string): unknown => JSON.parse(readFileSync(path.join(generated, file), 'utf8'));
  const manifest = readJson('client-manifest.json') as Manifest;
  const routes = readJson('routesChunkNames.json') as Readonly<Record<string, Chunks>>;
  const sizes = new Map<string, number>();
  const load = (file: string): LoadedFile => {
    const bytes = sizes.get(file) ?? brotliCompressSync(readFileSync(path.join(build, file))).length;
    sizes.set(file, bytes);
    return {file, bytes};
  };
  const base = baseOf(build);
  const relative = (url = '') => url.slice(base.length);
  const paths = sitemapUrls(readFileSync(path.join(build, 'sitemap.xml'), 'utf8')).map(
    (url) => `/${relative(new URL(url).pathname)}`,
  );
  if (paths.length === 0) throw new Error('bytes: the sitemap names no page.');
  return paths.map((route) => {
    const page = parseDocument(readFileSync(path.join(build, fileOfRoute(route)), 'utf8'));
    const scripts = DomUtils.findAll(({name, attribs}) => name === 'script' && 'src' in attribs, page);
    const stylesheets = DomUtils.findAll(({attribs}) => attribs.rel === 'stylesheet', page);
    const css = stylesheets.map(({attribs}) => load(relative(attribs.href)));
    const late = scripts.flatMap(({attribs}) => attribs['data-scripts']?.split(' ') ?? []).map(relative);
    const assets = chunkNames(routes, route)
      .flatMap((name) => manifest.origins[name] ?? [])
      .flatMap((id) => manifest.assets[id] ?? []);
    const files = (kind: 'js' | 'css') =>
      assets.flatMap((asset) => (asset[kind] ?? []).map(({file}) => file));
    return {
      path: route,
      html: load(fileOfRoute(route)).bytes,
      css,
      first: scripts.map(({attribs}) => load(relative(attribs.src))),
      after: Array.from(new Set([...late, ...files('js')]), load),
      lateCss: files('css').filter((name) => css.every(({file}) => file !== name)),
    };
  });
}

/** Prints a page of each kind. */
export function benchBytes(build: string): void {
  const shown = ['/', '/category/users', '/users/transactions', '/developers/precompiles', '/api'];
  const kb = (bytes: number) => (bytes / 1000).toFixed(1).padStart(8);
  console.log('kB (1,000 bytes) of brotli 11: HTML, CSS, scripts before and after the first interaction');
  for (const page of readPageBytes(build, path.join(build, '../.docusaurus'))) {
    if (!shown.includes(page.path)) continue;
    const sizes = [page.html, sum(page.css), sum(page.first), sum(page.after)];
    console.log(page.path.padEnd(24) + sizes.map(kb).join(''));
  }
}
