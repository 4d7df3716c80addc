import {readdirSync} from 'node:fs';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {coverage} from './harness/coverage';
import {BLOCK_NUMBERS} from './harness/output';
import {type Choice, fencesOf, readPages, tabsOf} from './harness/page';
import {examples} from './harness/paths';
import {type Expectations, replay} from './harness/replay';
import {startFixture, type NetworkFixture} from './harness/fixture';
import {masksOf, SAMPLES} from './manifest';

const pages = readPages();
const START = 'docs/developers/getting_started.mdx';

/** Pages whose commands need a project that another page makes. */
const CONTINUED: Readonly<Record<string, string>> = {'docs/developers/ATM/bsr.mdx': START};

/** Tutorials and references whose commands a reader types one after the other. */
const replayed = pages.filter((page) =>
  fencesOf(page).some(({language, notrun}) => language === 'bash' && !notrun),
);

const expectations: Expectations = (file) => {
  const sample = SAMPLES.find(({out}) => out !== undefined && `examples/${out}` === file);
  return {
    masks: sample ? masksOf(sample) : [BLOCK_NUMBERS],
    keep: sample?.keep ?? [],
    program: sample && `examples/${sample.file}`,
  };
};

let fixture: NetworkFixture;

beforeAll(async () => {
  fixture = await startFixture();
});

afterAll(() => fixture?.stop());

test('every fence shows an example or says why not, and every example is shown', () => {
  const files = readdirSync(examples, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
    .map((entry) => `examples${`${entry.parentPath}/${entry.name}`.slice(examples.length)}`);
  const {problems, notrun, hidden} = coverage(pages, files);
  console.info(`Fences that are not run:\n${notrun.join('\n') || 'none'}`);
  expect(problems).toEqual([]);
  expect(hidden, 'examples that no page shows').toEqual([]);
});

describe('replayed literally', () => {
  for (const page of replayed) {
    const libraries = tabsOf(page, 'library');
    const before = pages.find(({file}) => file === CONTINUED[page.file]);
    for (const library of libraries.length > 0 ? libraries : [undefined])
      test([page.file, library].join(' ').trim(), async () => {
        const choice: Choice = library ? {library} : {};
        const {problems, commands} = await replay(fixture, page, expectations, {before, choice});
        expect(problems.join('\n')).toBe('');
        console.info(`${page.file} ${library ?? ''}: ${commands.length} commands`);
      });
  }
});
