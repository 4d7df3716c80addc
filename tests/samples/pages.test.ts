import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {chain} from '../../src/data/chain';
import {matchingFiles} from '../files';
import {compileStandardInput} from './harness/compiler';
import {coverage} from './harness/coverage';
import {BLOCK_NUMBERS} from './harness/output';
import {fencesOf, readPages, tabsOf} from './harness/page';
import {type Expectations, replay} from './harness/replay';
import {startFixture, type NetworkFixture} from './harness/fixture';
import {LONG_RUNNING, REPLAYED_MASKS, SAMPLES, shownOutput} from './manifest';

const pages = readPages();
const START = 'docs/developers/getting_started.mdx';

const DEPLOY = 'docs/developers/tutorials/contract_deploy/deploy_contract_with_remix.mdx';
const BSR = 'docs/developers/ATM/bsr.mdx';

/** Pages that readers follow one after the other, in the same folder. Every other page starts in an empty one. */
const JOURNEYS: readonly (readonly string[])[] = [
  [START, DEPLOY, 'docs/developers/what_is_different.mdx'],
  [START, BSR],
];

/** The shortest standard JSON input with a source in a folder of build files, as explorers accept it. */
function verificationInput(folder: string, source: string): string {
  const inputs = readdirSync(folder).flatMap((file) => {
    const {input} = JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as {input?: StandardInput};
    return input?.sources[source] ? [input] : [];
  });
  const texts = inputs.map(({language, sources, settings}) => JSON.stringify({language, sources, settings}));
  const [shortest] = texts.sort((one, two) => one.length - two.length);
  if (!shortest) throw new Error(`${folder} has no input with ${source}`);
  return shortest;
}

interface StandardInput {
  readonly language: string;
  readonly sources: Readonly<Record<string, unknown>>;
  readonly settings: unknown;
}

/** Checks of the folder in which a page's commands ran, by page. */
const INSPECT: Readonly<Record<string, (folder: string) => void>> = {
  // The input that Hardhat keeps, compiled again, gives the bytecode that it deploys.
  [DEPLOY]: (folder) => {
    const name = 'contracts/HelloWorld.sol';
    const artifact = path.join(folder, `artifacts/${name}/HelloWorld.json`);
    const {bytecode} = JSON.parse(readFileSync(artifact, 'utf8')) as {bytecode: string};
    const input = verificationInput(path.join(folder, 'artifacts/build-info'), name);
    expect(compileStandardInput(input, name, 'HelloWorld')).toBe(bytecode);
    // Foundry, which finds Hardhat's folders by itself, writes to its own.
    expect(readdirSync(path.join(folder, 'artifacts')).sort()).toEqual(['build-info', 'contracts']);
  },
};

/** The part of a page that is the same for each library. It is slow, so it is replayed with the first library only. */
const SAME_FOR_ALL: Readonly<Record<string, RegExp>> = {
  [DEPLOY]: /^### Hardhat [^]*(?=^### Without a framework)/m,
};

/** Outputs that a replay compared with what their page shows. */
const compared = new Set<string>();

/** Pages with commands that readers run in order, or with outputs, which follow their commands or programs. */
const replayed = pages.filter((page) =>
  fencesOf(page).some(
    ({language, file, notrun}) => (language === 'bash' && !notrun) || file?.endsWith('.out'),
  ),
);

const expectations: Expectations = (file) => {
  const printing = [...SAMPLES, ...LONG_RUNNING].filter((one) => `examples/${shownOutput(one)}` === file);
  const [sample] = printing;
  return {
    masks: sample?.masks ?? REPLAYED_MASKS[file] ?? [BLOCK_NUMBERS],
    keep: sample?.keep ?? [],
    programs: printing.map((one) => `examples/${one.file}`),
  };
};

let fixture: NetworkFixture;

beforeAll(async () => {
  fixture = await startFixture(chain.blockTimeSeconds.value);
});

afterAll(() => fixture?.stop());

test('every fence shows an example or says why not, and every example is on a page', () => {
  const {problems, hidden} = coverage(pages, matchingFiles('examples', /^/));
  expect(problems).toEqual([]);
  expect(hidden, 'examples that no page shows').toEqual([]);
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
        const result = await replay(fixture, pages, expectations, {
          choice: library ? {library} : {},
          owner: journey.some(({file}) => file === BSR),
          inspect: (folder) => journey.forEach(({file}) => first && INSPECT[file]?.(folder)),
        });
        expect(result.problems.join('\n')).toBe('');
        for (const file of result.compared) compared.add(file);
      });
  }
});

test('every output on a page is what a program printed', () => {
  for (const sample of [...SAMPLES, ...LONG_RUNNING]) compared.add(`examples/${shownOutput(sample)}`);
  const shown = pages.flatMap((page) =>
    fencesOf(page).flatMap(({file}) => (file?.endsWith('.out') ? [file] : [])),
  );
  expect(shown.length).toBeGreaterThan(20);
  expect(shown.filter((file) => !compared.has(file))).toEqual([]);
});
