/* Checks that `examples/` and the prose of pages agree with `src/data`, with their counterparts, and with the tests that run them. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {facts} from '../../src/config/facts';
import {chain} from '../../src/data/chain';
import {limits} from '../../src/data/limits';
import {networks} from '../../src/data/networks';
import {splitFences} from '../../src/plugins/facts/shared/fences';
import {flattenFacts} from '../../src/plugins/facts/shared/model';
import {matchingFiles} from '../files';
import {REPLAYED_FOLDER, SAMPLES} from '../samples/manifest';

const ROOT = path.join(__dirname, '../..');
const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');

/** Prose of a page, without fences, front matter and tokens. */
function proseOf(file: string): string {
  return splitFences(read(file))
    .filter(({kind}) => kind !== 'fence')
    .map(({text}) => text)
    .join('')
    .replace(/\{\{[^}]*\}\}/g, '');
}

/** Library settings that repeat a figure, by their names in code. */
const SETTINGS: Readonly<Record<string, readonly (number | undefined)[]>> = {
  decimals: [networks.currency.decimals.value],
  blockTime: [chain.blockTimeSeconds.value * 1000],
  batchMaxCount: [limits.batchSize.value],
  batchSize: [limits.batchSize.value],
  BATCH_SIZE: [limits.batchSize.value],
  chainId: [networks.gtn.chainId.value, networks.testnet.chainId.value],
};

/** All settings with a number in the code, as name and value. */
function settingsIn(code: string): readonly (readonly [name: string, value: number])[] {
  const pattern = new RegExp(
    `\\b(${Object.keys(SETTINGS).join('|')})\\b\\s*(?:[:=]+|[<>]=?)\\s*([\\d_]+)`,
    'g',
  );
  return Array.from(code.matchAll(pattern), ([, name = '', value = '']) => [name, numberOf(value)]);
}

/** Value of a number in code, such as `60_000`. */
function numberOf(literal: string): number {
  return Number(literal.replace(/_/g, ''));
}

describe('settings in examples', () => {
  test('have the values of their figures', () => {
    const found = matchingFiles('examples', /\.(ts|mts|js|cjs|sol|toml)$/).flatMap((file) =>
      settingsIn(read(file)).map(([name, value]) => ({file, name, value})),
    );
    expect(new Set(found.map(({name}) => name)).size).toBeGreaterThanOrEqual(3);
    expect(found.filter(({name, value}) => !SETTINGS[name]?.includes(value))).toEqual([]);
  });

  test('are reported when wrong', () => {
    const [[name, value]] = settingsIn('{decimals: 8}') as [readonly [string, number]];
    expect(SETTINGS[name]?.includes(value)).toBe(false);
    expect(settingsIn('calls.length > batchSize; chainId === 5')).toEqual([['chainId', 5]]);
  });
});

describe('other numbers in examples', () => {
  /** Numbers that are the example's own choice, not a figure of the network: a status code, a waiting time in milliseconds. */
  const OWN: Readonly<Record<string, readonly number[]>> = {
    'examples/ethers/relay.ts': [403],
    'examples/viem/relay.ts': [403],
    'examples/rpc/back-off-viem.ts': [120_000],
  };
  const figures = new Set(
    Array.from(flattenFacts(facts).values()).flatMap(({value}) =>
      // Seconds in facts are milliseconds in code.
      typeof value === 'number' ? [value, value * 1000] : [],
    ),
  );
  const numbersIn = (code: string): readonly number[] =>
    Array.from(
      code
        .replace(/\/\/.*|\/\*[^]*?\*\/|(['"`])(?:\\.|(?!\1)[^\\])*\1/g, '')
        .matchAll(/(?<![\w.$])\d[\d_]*(?:\.\d+)?(?=n?\b)/g),
      ([literal]) => numberOf(literal),
    ).filter((number) => number > 2);

  test('are figures, or the choice of the example', () => {
    const files = matchingFiles('examples', /\.(ts|mts|js|cjs|sol|toml|json|sh)$/);
    const found = files.flatMap((file) => numbersIn(read(file)).map((number) => ({file, number})));
    expect(found.length).toBeGreaterThan(50);
    expect(found.filter(({file, number}) => !figures.has(number) && !OWN[file]?.includes(number))).toEqual(
      [],
    );
    expect(
      Object.entries(OWN).flatMap(([file, own]) => own.filter((one) => !numbersIn(read(file)).includes(one))),
    ).toEqual([]);
  });

  test('are reported when they are neither', () => {
    expect(numbersIn("await wait(45_000, '7'); // 9")).toEqual([45_000]);
    expect(figures.has(45_000)).toBe(false);
  });
});

test('every output on a page is compared with the output of a program', () => {
  const shown = matchingFiles('docs', /\.mdx$/).flatMap((file) =>
    Array.from(read(file).matchAll(/file=examples\/(\S+\.out)\b/g), ([, out = '']) => out),
  );
  const compared = new Set(SAMPLES.map(({out}) => out));
  expect(shown.length).toBeGreaterThan(20);
  const replayed = (out: string): boolean =>
    [REPLAYED_FOLDER, 'hardhat/'].some((folder) => out.startsWith(folder));
  const tests = matchingFiles('tests/samples', /\.test\.ts$/)
    .map(read)
    .join('\n');
  const orphans = Array.from(new Set(shown)).filter(
    (out) => !compared.has(out) && !replayed(out) && !tests.includes(out),
  );
  expect(orphans).toEqual([]);
});

describe('sentences of the pages', () => {
  const pages = matchingFiles('docs', /\.mdx$/);
  const UNITS = 'requests|calls|free transactions|gwei|gas|megabytes|blocks? per';
  const WORDS =
    'two|three|five|ten|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million';
  const IN_WORDS = new RegExp(
    `\\b(?:${WORDS})(?:[ -](?:${WORDS}|one|two|three|four|five|six|seven|eight|nine))*\\s+(?:${UNITS})\\b[^.\\n]{0,20}\\b(?:per|a|each|every|in one)\\s+(?:minute|month|day|batch|request|second)`,
    'gi',
  );

  test('no limit is spelled out in words instead of printed by a token', () => {
    expect('sixty requests per minute').toMatch(IN_WORDS);
    expect(pages.length).toBeGreaterThan(20);
    const found = pages.flatMap((file) =>
      Array.from(proseOf(file).matchAll(IN_WORDS), ([text]) => `${file}: ${text}`),
    );
    expect(found).toEqual([]);
  });

  test('a short address is the end of an address in the facts', () => {
    const ends = new Set(
      Array.from(flattenFacts(facts).values()).flatMap(({value}) =>
        Array.from(String(value).matchAll(/0x0{8,}([1-9a-f][0-9a-f]*)\b/gi), ([, end = '']) =>
          `0x${end}`.toLowerCase(),
        ),
      ),
    );
    const short = (text: string): readonly string[] =>
      Array.from(text.matchAll(/\b0x[0-9a-fA-F]{3,4}\b(?!…)/g), ([address]) => address.toLowerCase());
    const found = pages.flatMap((file) => short(proseOf(file)).map((address) => ({file, address})));
    expect(ends.size).toBeGreaterThan(5);
    expect(short('call `0x899` now')).toEqual(['0x899']);
    expect(ends.has('0x899')).toBe(false);
    expect(found.length).toBeGreaterThan(5);
    expect(found.filter(({address}) => !ends.has(address))).toEqual([]);
  });

  test('a command in a sentence names a program that a sample runs', () => {
    const samples = matchingFiles('examples', /\.sh$/).map(read).join('\n');
    const scripts = Object.keys((JSON.parse(read('package.json')) as {scripts: object}).scripts);
    const commands = pages.flatMap((file) =>
      Array.from(
        proseOf(file).matchAll(/`((?:npm|npx|node|curl|anvil|forge|cast) [^`]+)`/g),
        ([, command = '']) => ({
          file,
          command,
        }),
      ),
    );
    const programs = matchingFiles('examples', /\.(ts|mts|js|cjs)$/).map((file) => path.basename(file));
    const known = ({command}: {command: string}): boolean => {
      const [, program = ''] = /^(?:npx tsx|node) (?:--[\w=.-]+ )*(\S+\.[cm]?[tj]s)\b/.exec(command) ?? [];
      return (
        samples.includes(command) ||
        programs.includes(program) ||
        command === 'npm install' ||
        scripts.some((script) => command === `npm run ${script}`)
      );
    };
    expect(known({command: 'npx tsx no-such-program.ts'})).toBe(false);
    expect(known({command: 'npm publish'})).toBe(false);
    expect(commands.length).toBeGreaterThan(5);
    expect(commands.filter((entry) => !known(entry))).toEqual([]);
  });
});

test('each date in the API description is the date of a fact', () => {
  const dates = new Set(Array.from(flattenFacts(facts).values(), ({asOf}) => asOf));
  const found = Array.from(
    read('openapi/public-api.openapi.yaml').matchAll(/\b20\d{2}-\d{2}(?:-\d{2})?\b(?!T)/g),
    ([date]) => date,
  );
  const months = Array.from(
    read('openapi/public-api.openapi.yaml').matchAll(
      /\b(January|February|March|April|May|June|July|August|September|October|November|December) (20\d{2})\b/g,
    ),
    ([, month = '', year = '']) => new Date(`${month} 1, ${year} UTC`).toISOString().slice(0, 7),
  );
  expect(found.length + months.length).toBeGreaterThan(0);
  expect(found.filter((date) => !Array.from(dates).some((known) => known.startsWith(date)))).toEqual([]);
  expect(months.filter((month) => !Array.from(dates).some((date) => date.startsWith(month)))).toEqual([]);
});
