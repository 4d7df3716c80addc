/* Checks that the list of licenses has what each bundler and the static folder put into the site. */
import {readdirSync, readFileSync} from 'node:fs';
import {builtinModules} from 'node:module';
import path from 'node:path';
import {expect, test} from 'vitest';
import {samplesOptions} from '../../src/config/samples';
import {findPrograms} from '../../src/plugins/samples';
import {BUILD} from '../built-site';
import {matchingFiles} from '../files';

const ROOT = path.join(__dirname, '../..');
const list = readFileSync(path.join(BUILD, 'licenses.txt'), 'utf8');
const listed = Array.from(list.matchAll(/^([^\s(]+) \d\S* \([\w.-]+\)\n-{4,}$/gm), ([, name]) => name);

/** Packages whose code modules import at run time. Aliases of the framework are no packages. */
function imported(files: readonly string[]): readonly string[] {
  const names = files.flatMap((file) =>
    Array.from(
      readFileSync(path.join(ROOT, file), 'utf8').matchAll(
        /^import (?!type\b)(?:[\w*{][^;']* from )?'([^'.][^']*)'|import\('([^'.][^']*)'\)/gm,
      ),
      ([, name = '', lazy = '']) => /^(?:@[^/]+\/)?[^/]+/.exec(name || lazy)?.[0] ?? '',
    ),
  );
  return Array.from(new Set(names)).filter(
    (name) =>
      !/^(?:@site|@theme.*|@generated|@docusaurus|node:.*)\b/.test(name) && !builtinModules.includes(name),
  );
}

test('packages that the modules of pages import, and those of the worker that searches', () => {
  const modules = matchingFiles('src', /\.tsx?$/).filter(
    (file) =>
      /^src\/(?:components|tools|theme|plugins\/\w[\w-]*\/(?:client|theme))\//.test(file) &&
      !/\.test\.tsx?$/.test(file),
  );
  const packages = imported(modules);
  expect(packages).toEqual(expect.arrayContaining(['react', 'clsx', '@docsearch/react']));
  expect([...packages, 'minisearch', 'stemmer'].filter((name) => !listed.includes(name))).toEqual([]);
});

test('packages that samples import which run in browsers', () => {
  const {projects, runnable} = findPrograms(ROOT, samplesOptions);
  const ids = runnable.map(({id}) => id);
  const sources = projects.filter(({id}) => ids.includes(id)).flatMap((program) => program.sources);
  const packages = imported(sources.map((file) => path.join(samplesOptions.folder, file)));
  expect(packages).toEqual(expect.arrayContaining(['ethers', 'viem']));
  expect(packages.filter((name) => !listed.includes(name))).toEqual([]);
});

test('styles that come with packages, and fonts', () => {
  expect(listed).toEqual(expect.arrayContaining(['infima', 'redoc', '@docsearch/css']));
  const fonts = readdirSync(path.join(BUILD, 'assets/fonts')).filter((file) => file.endsWith('.woff2'));
  expect(fonts.length).toBeGreaterThan(0);
  const entries = list.toLowerCase();
  expect(
    fonts.filter((file) => !entries.includes(`\n${file.split('.')[0].replaceAll('-', ' ')} (ofl-1.1)\n`)),
  ).toEqual([]);
});
