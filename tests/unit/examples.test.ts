/* Checks that `examples/` and the prose of pages agree with `src/data`, with their counterparts, and with the tests that run them. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {allFacts} from '../facts';
import {chain} from '../../src/data/chain';
import {limits} from '../../src/data/limits';
import {networks} from '../../src/data/networks';
import {proseOf} from '../figures';
import {matchingFiles} from '../files';

const ROOT = path.join(__dirname, '../..');
const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');

/** Library settings that repeat a figure, by their names in code. */
const SETTINGS: Readonly<Record<string, readonly (number | undefined)[]>> = {
  decimals: [networks.currency.decimals.value],
  blockTime: [chain.blockTimeSeconds.value * 1000],
  // Below the limit, because each call of a batch may count as a request.
  batchMaxCount: [10],
  batchSize: [10],
  BATCH_SIZE: [limits.batchSize.value],
};
const SETTING = new RegExp(
  `\\b(${Object.keys(SETTINGS).join('|')})\\b\\s*(?:[:=]+|[<>]=?)\\s*([\\d_]+)`,
  'g',
);

/** Value of a number in code, such as `60_000`. */
const numberOf = (literal: string): number => Number(literal.replace(/_/g, ''));

test('settings in examples have the values of their figures', () => {
  const found = matchingFiles('examples', /\.(ts|mts|js|cjs|sol|toml)$/).flatMap((file) =>
    Array.from(read(file).matchAll(SETTING), ([, name = '', value = '']) => ({
      file,
      name,
      value: numberOf(value),
    })),
  );
  expect(new Set(found.map(({name}) => name)).size).toBeGreaterThanOrEqual(3);
  const wrong = found.filter(({name, value}) => !SETTINGS[name]?.includes(value));
  expect(
    wrong
      .map(({file, name, value}) => `${file}: ${name} is ${value}, its fact is ${SETTINGS[name]?.join()}`)
      .join('\n'),
  ).toBe('');
});

test('other numbers in examples are figures, or the choice of the example', () => {
  /** Numbers that are the example's own: a code of HTTP or JSON-RPC, a length, a time in milliseconds. */
  const OWN: Readonly<Record<string, readonly number[]>> = {
    'examples/ethers/browser.ts': [4902],
    'examples/ethers/relay.ts': [204, 502, 8787, 30_000, 32600, 32601, 32602, 32603, 32700, 32003, 100_000],
    'examples/ethers/validator-fees.ts': [64],
    'examples/viem/back-off.ts': [6],
  };
  // Seconds in facts are milliseconds in code.
  const figures = new Set(
    Array.from(allFacts.values()).flatMap(({value}) =>
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
  expect(numbersIn("await wait(45_000, '7'); // 9")).toEqual([45_000]);
  const files = matchingFiles('examples', /\.(ts|mts|js|cjs|sol|toml|json|sh)$/);
  const found = files.flatMap((file) => numbersIn(read(file)).map((number) => ({file, number})));
  expect(found.length).toBeGreaterThan(50);
  const wrong = found.filter(({file, number}) => !figures.has(number) && !OWN[file]?.includes(number));
  expect(wrong.map(({file, number}) => `${file}: ${number} is no figure of src/data`).join('\n')).toBe('');
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
      Array.from(
        proseOf(read(file)).matchAll(IN_WORDS),
        ([text]) => `${file}: "${text}" spells out a limit: print its token`,
      ),
    );
    expect(found.join('\n')).toBe('');
  });

  test('a short address is the end of an address in the facts', () => {
    const ends = new Set(
      Array.from(allFacts.values()).flatMap(({value}) =>
        Array.from(String(value).matchAll(/0x0{8,}([1-9a-f][0-9a-f]*)\b/gi), ([, end = '']) =>
          `0x${end}`.toLowerCase(),
        ),
      ),
    );
    const short = (text: string): readonly string[] =>
      Array.from(text.matchAll(/\b0x[0-9a-fA-F]{3,4}\b(?!…)/g), ([address]) => address.toLowerCase());
    const found = pages.flatMap((file) => short(proseOf(read(file))).map((address) => ({file, address})));
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
        proseOf(read(file)).matchAll(/`((?:npm|npx|node|curl|anvil|forge|cast) [^`]+)`/g),
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

test.each(matchingFiles('openapi', /(?<!redocly)\.yaml$/))(
  'each date in %s is the date of a fact',
  (file) => {
    const text = read(file);
    const days = Array.from(text.matchAll(/\b20\d{2}-\d{2}(?:-\d{2})?\b(?!T)/g), ([date]) => date);
    const months = Array.from(text.matchAll(/\b[A-Z][a-z]{2,8} 20\d{2}\b/g), ([month]) =>
      new Date(`1 ${month} UTC`).toISOString().slice(0, 7),
    );
    const found = [...days, ...months];
    expect(found.length).toBeGreaterThan(0);
    const dates = Array.from(allFacts.values(), ({asOf}) => asOf);
    expect(found.filter((date) => !dates.some((known) => known.startsWith(date)))).toEqual([]);
  },
);
