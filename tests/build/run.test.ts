/* Checks that every Run button and download of the built pages has its files, and that a first run stays within its budget. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {expect, test} from 'vitest';
import {samplesOptions} from '../../src/config/samples';
import {readManifest} from '../../src/plugins/samples';
import {BUILD} from '../built-site';
import {matchingFiles} from '../files';

const RUN = path.join(BUILD, 'assets/run');
const offered = Array.from(readManifest(path.join(__dirname, '../..'), samplesOptions))
  .filter(([, {offers}]) => offers)
  .map(([file, {offers}]) => ({name: file.replace(/\.ts$/, '').replaceAll('/', '-'), offers}));
const runnable = offered.filter(({offers}) => offers === 'run').map(({name}) => name);

/** Budgets for the first run of a sample, in bytes (brotli), by its folder: worker, libraries and sample together. */
const BUDGET: Readonly<Record<string, number>> = {
  ethers: 130_000,
  viem: 120_000,
  zkt: 10_000,
  tutorials: 130_000,
};

const read = (...file: readonly string[]): string => readFileSync(path.join(...file), 'utf8');

/** The bundle of a sample, or the worker. */
const bundleOf = (name: string): string => {
  const [file, ...more] = readdirSync(RUN).filter((one) => one.replace(/-\w{8}\.js$/, '') === name);
  expect([file, more]).toEqual([expect.any(String), []]);
  return file ?? '';
};

/** A module and all files that it imports. */
function closure(file: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const [, next] of read(RUN, file).matchAll(/(?:from|import)"\.\/([\w-]+\.js)"/g)) closure(next, seen);
  return seen;
}

test('each sample that browsers can run has one button on each of its pages, and a bundle that the panel knows', () => {
  const pages = matchingFiles(BUILD, /\.html$/, BUILD).map((file) => read(BUILD, file));
  const buttons = pages.flatMap((page) => page.match(/>Run<\/button>/g) ?? []);
  const sources = matchingFiles('docs', /\.mdx$/).map((file) => read(__dirname, '../..', file));
  const shown = sources.flatMap((source) => {
    const files = source.matchAll(/file=examples\/([^\s#]+)\.ts\b/g);
    return Array.from(new Set(Array.from(files, ([, file]) => file.replaceAll('/', '-'))));
  });
  expect(buttons.length).toBe(shown.filter((name) => runnable.includes(name)).length);
  expect(runnable.filter((name) => !shown.includes(name))).toEqual([]);
  const panel = matchingFiles(BUILD, /\.js$/, BUILD)
    .map((file) => read(BUILD, file))
    .find((text) => text.includes('/assets/run/worker-'));
  for (const name of runnable) expect(panel).toContain(`/assets/run/${bundleOf(name)}`);
});

test('each program has its project, and a link to it if browsers cannot run it', () => {
  const linked = matchingFiles(BUILD, /\.html$/, BUILD).flatMap((file) =>
    Array.from(read(BUILD, file).matchAll(/href="?[^" >]*\/projects\/([\w-]+)\.zip/g), ([, name]) => name),
  );
  const names = readdirSync(path.join(BUILD, 'projects'));
  expect(names).toEqual(offered.map(({name}) => `${name}.zip`).sort());
  const others = offered.filter(({offers}) => offers === 'project').map(({name}) => name);
  expect(linked).toEqual(expect.arrayContaining(others));
  expect(linked.filter((name) => !names.includes(`${name}.zip`))).toEqual([]);
});

test('the first run of a sample stays within its budget', () => {
  const worker = closure(bundleOf('worker'));
  for (const name of runnable) {
    const files = new Set([...worker, ...closure(bundleOf(name))]);
    const sizes = Array.from(files, (file) => brotliCompressSync(readFileSync(path.join(RUN, file))).length);
    const size = sizes.reduce((sum, one) => sum + one, 0);
    expect(size, name).toBeLessThanOrEqual(BUDGET[name.split('-')[0]]);
  }
});
