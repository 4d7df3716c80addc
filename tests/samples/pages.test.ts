import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {chain} from '../../src/data/chain';
import {networks} from '../../src/data/networks';
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

interface Broadcast {
  readonly transactions: readonly {readonly transaction: {readonly input: string}}[];
}

/** Checks of the folder in which a page's commands ran, by page. */
const INSPECT: Readonly<Record<string, (folder: string) => void>> = {
  // Each tool's input, compiled again, gives the bytecode that the tool deploys.
  [DEPLOY]: (folder) => {
    const read = (file: string): unknown => JSON.parse(readFileSync(path.join(folder, file), 'utf8'));
    const name = 'contracts/HelloWorld.sol';
    const compiled = (builds: string): string =>
      compileStandardInput(verificationInput(path.join(folder, builds), name), name, 'HelloWorld');
    const hardhat = read(`artifacts/${name}/HelloWorld.json`) as {bytecode: string};
    expect(compiled('artifacts/build-info')).toBe(hardhat.bytecode);
    const script = read(`broadcast/Deploy.s.sol/${networks.testnet.chainId.value}/run-latest.json`);
    const [{transaction}] = (script as Broadcast).transactions;
    expect(transaction.input.startsWith(compiled('out/build-info'))).toBe(true);
  },
};

/** Headings after which a page is the same for each library. That part is slow, so it is replayed with the first library only. */
const SAME_FOR_ALL: Readonly<Record<string, string>> = {
  [DEPLOY]: '### Use Hardhat',
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
          : journey.map((page) => ({...page, text: page.text.split(SAME_FOR_ALL[page.file] ?? '\0')[0]}));
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
