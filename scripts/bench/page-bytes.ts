/* Reads from the built site what each page loads, before and after the reader's first interaction. Sizes are bytes of brotli, quality 11. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {DomUtils, parseDocument} from 'htmlparser2';
import {fileOfRoute, sitemapUrls} from '../../src/plugins/pages/node/built-pages';
import {baseOf} from '../preview';

/** A file that a page loads. */
export interface LoadedFile {
  /** Path below the base URL. */
  readonly file: string;
  readonly bytes: number;
}

/** What one page loads. */
export interface PageBytes {
  /** Clean path below the base URL, with a leading slash. */
  readonly path: string;
  readonly html: number;
  /** Stylesheets that hold back the first paint. */
  readonly css: readonly LoadedFile[];
  /** Scripts that load by themselves. */
  readonly first: readonly LoadedFile[];
  /** Scripts that load at the reader's first interaction: the site's, and the page's own chunks. Tools load more when they come near. */
  readonly after: readonly LoadedFile[];
  /** Stylesheets of those chunks that the static page is without. */
  readonly lateCss: readonly string[];
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

function readJson<T>(file: string): T {
  return JSON.parse(readFileSync(file, 'utf8')) as T;
}

function names(chunks: Chunks): string[] {
  return Object.values(chunks).flatMap((value) => (typeof value === 'string' ? [value] : names(value)));
}

/** Chunk names that a page needs: its own, and for a page of the docs those of the frame around all of them. */
function chunkNames(routes: Readonly<Record<string, Chunks>>, route: string): string[] {
  const entries = Object.entries(routes).map(([key, chunks]) => ({at: key.replace(/-\w+$/, ''), chunks}));
  const isFrame = ({at, chunks}: (typeof entries)[number]) => at === '/' && !('content' in chunks);
  const own = entries.filter((entry) => entry.at === route && !isFrame(entry));
  if (own.length !== 1) throw new Error(`bytes: ${own.length} routes for ${route}.`);
  const inDocs = own.some(({chunks}) => 'content' in chunks || '__props' in chunks);
  return [...own, ...(inDocs ? entries.filter(isFrame) : [])].flatMap(({chunks}) => names(chunks));
}

/**
 * Reads what each page of the sitemap loads.
 * @param build folder of the built site
 * @param generated folder of what Docusaurus generated with it
 * @throws Error when the sitemap names no page, or a page or a file is missing
 */
export function readPageBytes(build: string, generated: string): PageBytes[] {
  const manifest = readJson<Manifest>(path.join(generated, 'client-manifest.json'));
  const routes = readJson<Readonly<Record<string, Chunks>>>(path.join(generated, 'routesChunkNames.json'));
  const base = baseOf(build);
  const sizes = new Map<string, number>();
  const load = (file: string): LoadedFile => {
    const bytes = sizes.get(file) ?? brotliCompressSync(readFileSync(path.join(build, file))).length;
    sizes.set(file, bytes);
    return {file, bytes};
  };
  const relative = (url: string) => url.slice(base.length);
  const read = (route: string): PageBytes => {
    const file = fileOfRoute(route);
    const page = parseDocument(readFileSync(path.join(build, file), 'utf8'));
    const scripts = DomUtils.findAll(({name, attribs}) => name === 'script' && 'src' in attribs, page);
    const stylesheets = DomUtils.findAll(({attribs}) => attribs.rel === 'stylesheet', page);
    const late = scripts.flatMap(({attribs}) => attribs['data-scripts']?.split(' ') ?? []).map(relative);
    const chunks = chunkNames(routes, route)
      .flatMap((name) => manifest.origins[name] ?? [])
      .flatMap((id) => manifest.assets[id] ?? []);
    const css = stylesheets.map(({attribs}) => load(relative(attribs.href ?? '')));
    const after = new Set([...late, ...chunks.flatMap(({js = []}) => js.map((chunk) => chunk.file))]);
    return {
      path: route,
      html: load(file).bytes,
      css,
      first: scripts.map(({attribs}) => load(relative(attribs.src ?? ''))),
      after: Array.from(after, load),
      lateCss: chunks
        .flatMap((chunk) => chunk.css?.map(({file: name}) => name) ?? [])
        .filter((name) => css.every((known) => known.file !== name)),
    };
  };
  const sitemap = readFileSync(path.join(build, 'sitemap.xml'), 'utf8');
  const paths = sitemapUrls(sitemap).map((url) => new URL(url).pathname);
  if (paths.length === 0) throw new Error('bytes: the sitemap names no page.');
  return paths.map((target) => read(`/${relative(target)}`));
}
