import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {chain} from '../../src/data/chain';
import {matchingFiles} from '../files';
import {fencesOf, readPages, tabsOf} from './harness/page';
import {replay} from './harness/replay';
import {entries} from './harness/run';
import {startFixture, type NetworkFixture} from './harness/fixture';
import {filesOf, shownOutput} from './manifest';

const pages = readPages();
const START = 'docs/developers/getting_started.mdx';

const READ = 'docs/developers/tutorials/contract_read/hello_world.mdx';
const ETHERS = 'docs/developers/tutorials/node_setup/ethers_setup_example.mdx';
const VIEM = 'docs/developers/tutorials/node_setup/viem_setup_example.mdx';
const DEPLOY = 'docs/developers/tutorials/contract_deploy/deploy_contract_with_remix.mdx';
const BSR = 'docs/developers/ATM/bsr.mdx';

/** Pages that readers follow one after the other, in the same folder. Every other page starts in an empty one. */
const JOURNEYS: readonly (readonly string[])[] = [
  [START, READ, ETHERS, VIEM, DEPLOY, 'docs/developers/what_is_different.mdx'],
  [START, BSR],
];

/** Checks of the folder in which a page's commands ran, by page. */
const INSPECT: Readonly<Record<string, (folder: string) => void>> = {
  // Hardhat keeps the compiler's input, and Foundry, which finds Hardhat's folders by itself, writes to its own.
  [DEPLOY]: (folder) => {
    const kept = path.join(folder, 'artifacts/build-info');
    const inputs = readdirSync(kept).map((file) => readFileSync(path.join(kept, file), 'utf8'));
    const sources = inputs.flatMap((json) => {
      const {input} = JSON.parse(json) as {
        readonly input?: {readonly sources: Readonly<Record<string, unknown>>};
      };
      return Object.keys(input?.sources ?? {});
    });
    expect(sources).toContainEqual(expect.stringMatching(/contracts\/HelloWorld\.sol$/));
    expect(readdirSync(path.join(folder, 'artifacts')).sort()).toEqual([
      'artifacts.d.ts',
      'build-info',
      'contracts',
    ]);
  },
};

/** The part of a page that is the same for each library. It is slow, so it is replayed with the first library only. */
const SAME_FOR_ALL: Readonly<Record<string, RegExp>> = {
  [DEPLOY]: /^### Hardhat [^]*(?=^### Without a framework)/m,
};

/** Files of examples/ that a replay ran, saved, or compared. */
const used = new Set<string>();

/** Pages with commands that readers run in order, or with outputs, which follow their commands or programs. */
const replayed = pages.filter((page) =>
  fencesOf(page).some(({language, file}) => language === 'bash' || file?.endsWith('.out')),
);

let fixture: NetworkFixture;

beforeAll(async () => {
  fixture = await startFixture(chain.blockTimeSeconds.value);
});

afterAll(() => fixture?.stop());

test('every example is on a page', () => {
  const fences = pages.flatMap((page) => fencesOf(page));
  const tooling = ['package.json', 'tsconfig.json', 'manifest.ts'];
  const shown = new Set([...fences.map(({file}) => file), ...tooling.map((file) => `examples/${file}`)]);
  expect(matchingFiles('examples', /^/).filter((file) => !shown.has(file))).toEqual([]);
});

const journeys = [
  ...JOURNEYS,
  ...replayed.flatMap(({file}) => (JOURNEYS.some((files) => files.includes(file)) ? [] : [[file]])),
].map((files) =>
  replayed
    .filter(({file}) => files.includes(file))
    .sort((one, two) => files.indexOf(one.file) - files.indexOf(two.file)),
);

describe('followed literally, on nodes with the block time of the network', () => {
  for (const journey of journeys) {
    const name = journey.map(({file}) => path.basename(file, '.mdx')).join(', ');
    const libraries = Array.from(new Set(journey.flatMap((page) => tabsOf(page, 'library'))));
    for (const [index, library] of (libraries.length > 0 ? libraries : [undefined]).entries())
      test([name, library].join(' ').trim(), async () => {
        const first = index === 0;
        const pages = first
          ? journey
          : journey.map((page) => ({...page, text: page.text.replace(SAME_FOR_ALL[page.file] ?? '', '')}));
        const result = await replay(fixture, pages, {
          choice: library ? {library} : {},
          owner: journey.some(({file}) => file === BSR),
          inspect: (folder) => journey.forEach(({file}) => first && INSPECT[file]?.(folder)),
        });
        expect(result.problem).toBeUndefined();
        for (const file of result.used) used.add(file);
      });
  }
});

test('every file that is replayed was, and every output on a page is what a program printed', () => {
  for (const file of filesOf('program', 'service')) used.add(shownOutput(file) ?? '');
  const outputs = Array.from(entries.keys()).filter((file) => file.endsWith('.out'));
  expect(outputs.length).toBeGreaterThan(20);
  expect([...filesOf('replayed'), ...outputs].filter((file) => !used.has(file))).toEqual([]);
});
