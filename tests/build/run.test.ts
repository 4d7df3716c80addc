/* Checks that every Run button of the built pages has a bundle, and that its downloads stay within budgets. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {expect, test} from 'vitest';
import {BUILD} from '../built-site';
import {matchingFiles} from '../files';
import {samplesOptions} from '../../src/config/samples';
import {findPrograms} from '../../src/plugins/samples';

const ROOT = path.join(__dirname, '../..');
const RUN = path.join(BUILD, 'assets/run');
const {projects, runnable} = findPrograms(ROOT, samplesOptions);
const programs = runnable.map(({id}) => id);

/** Budgets for the first run of a sample, in bytes (brotli): worker, libraries and sample together. */
const BUDGET: Readonly<Record<string, number>> = {
  ethers: 130_000,
  viem: 120_000,
  zkt: 10_000,
  tutorials: 130_000,
};

function read(file: string): string {
  return readFileSync(file, 'utf8');
}

const sizes = new Map<string, number>();

/** Compressed size of a bundle, in bytes (brotli). */
function sizeOf(name: string): number {
  const size = sizes.get(name) ?? brotliCompressSync(readFileSync(path.join(RUN, name))).length;
  sizes.set(name, size);
  return size;
}

/** A module and all files that it imports. */
function closure(file: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  const text = read(path.join(RUN, file));
  for (const [, next] of text.matchAll(/(?:from|import)"\.\/([\w-]+\.js)"/g)) closure(next, seen);
  return seen;
}

/** The bundle of each sample according to the panel, read from the site's scripts. */
function knownBundles(): ReadonlyMap<string, string> {
  const folder = path.join(BUILD, 'assets/js');
  const panel = readdirSync(folder)
    .map((file) => read(path.join(folder, file)))
    .find((text) => text.includes('/assets/run/worker-'));
  const pairs = (panel ?? '').matchAll(
    /"?id"?:"([\w/-]+)","?networks"?:.*?"?url"?:"[^"]*\/assets\/run\/([\w-]+\.js)"/g,
  );
  return new Map(Array.from(pairs, ([, id, file]) => [id, file]));
}

test('the panel has a bundle for each sample, and each bundle exists', () => {
  const known = knownBundles();
  expect(Array.from(known.keys()).sort()).toEqual([...programs].sort());
  const files = readdirSync(RUN);
  expect(Array.from(known.values()).filter((file) => !files.includes(file))).toEqual([]);
  expect(files.filter((file) => file.endsWith('.js') && !/-[0-9A-Z]{8}\.js$/.test(file))).toEqual([]);
});

test('a page has one button for each of its samples that browsers can run', () => {
  const docs = path.join(ROOT, 'docs');
  let buttons = 0;
  for (const page of matchingFiles(docs, /\.mdx$/, docs)) {
    const shown = Array.from(
      read(path.join(docs, page)).matchAll(/file=examples\/([^\s#]+)\.ts\b/g),
      ([, id]) => id,
    );
    const expected = programs.filter((id) => shown.includes(id)).length;
    const slug = /^slug: *['"]?([^'"\n]+)/m.exec(read(path.join(docs, page)))?.[1];
    const file = slug === '/' ? 'index.html' : page.replace(/mdx$/, 'html');
    const found = read(path.join(BUILD, file)).match(/>Run<\/button>/g)?.length ?? 0;
    expect(found, page).toBe(expected);
    buttons += found;
  }
  expect(buttons).toBeGreaterThan(20);
});

test('each program that browsers cannot run has a link on its page to a project that exists', () => {
  const others = projects.filter(({id}) => !programs.includes(id));
  const linked = matchingFiles(BUILD, /\.html$/, BUILD).flatMap((file) =>
    Array.from(
      read(path.join(BUILD, file)).matchAll(/href="?[^" >]*\/projects\/([\w-]+\.zip)/g),
      ([, zip]) => zip,
    ),
  );
  const files = new Set(readdirSync(path.join(BUILD, 'projects')));
  expect(linked.filter((zip) => !files.has(zip))).toEqual([]);
  const names = new Set(linked.map((zip) => zip.replace(/\.zip$/, '')));
  expect(others.length).toBeGreaterThan(5);
  expect(others.map(({id}) => id.replace('/', '-')).filter((name) => !names.has(name))).toEqual([]);
});

test('the first run of a sample stays within its budget', () => {
  const worker = readdirSync(RUN).find((file) => file.startsWith('worker-')) ?? '';
  const bundles = knownBundles();
  expect(bundles.size).toBeGreaterThan(20);
  for (const [id, file] of bundles) {
    const files = Array.from(new Set([...closure(worker), ...closure(file)]));
    const size = files.reduce((sum, name) => sum + sizeOf(name), 0);
    expect(size, id).toBeGreaterThan(1000);
    expect(size, id).toBeLessThanOrEqual(BUDGET[id.split('/')[0]]);
  }
});
