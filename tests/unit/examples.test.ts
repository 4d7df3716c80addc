/* Checks that `examples/` and the prose of pages agree with `src/data`. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {allFacts} from '../facts';
import {chain} from '../../src/data/chain';
import {manifest} from '../../examples/manifest';
import {limits} from '../../src/data/limits';
import {networks} from '../../src/data/networks';
import {dateOf} from '../../src/plugins/facts';
import {proseOf} from '../../scripts/lint/figures';
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

test('settings in examples have the values of their figures', () => {
  const found = matchingFiles('examples', /\.(ts|mts|js|cjs|sol|toml)$/).flatMap((file) =>
    Array.from(read(file).matchAll(SETTING), ([, name = '', value = '']) => ({
      file,
      name,
      value: Number(value.replaceAll('_', '')),
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

describe('sentences of the pages', () => {
  const pages = matchingFiles('docs', /\.mdx$/);
  const WORD =
    '(?:two|three|five|ten|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million)';
  const UNIT = '(?:requests|calls|free transactions|gwei|gas|megabytes|blocks? per)';
  const PER = '(?:per|a|each|every|in one)\\s+(?:minute|month|day|batch|request|second)';
  const IN_WORDS = new RegExp(`\\b${WORD}(?:[ -]\\w+)?\\s+${UNIT}\\b[^.\\n]{0,20}\\b${PER}`, 'gi');

  test('no limit is spelled out in words instead of printed by a token', () => {
    expect('sixty requests per minute').toMatch(IN_WORDS);
    const found = pages.flatMap((file) =>
      Array.from(proseOf(read(file)).matchAll(IN_WORDS), ([text]) => `${file}: "${text}": print its token`),
    );
    expect(found).toEqual([]);
  });

  test('a short address is the end of an address in the facts', () => {
    const ends = new Set(
      Array.from(allFacts.values()).flatMap(({value}) =>
        Array.from(String(value).matchAll(/0x0{8,}([1-9a-f][0-9a-f]*)\b/gi), ([, end = '']) =>
          `0x${end}`.toLowerCase(),
        ),
      ),
    );
    const found = pages.flatMap((file) =>
      Array.from(proseOf(read(file)).matchAll(/\b0x[0-9a-fA-F]{3,4}\b(?!…)/g), ([address]) => ({
        file,
        address: address.toLowerCase(),
      })),
    );
    expect(found.length).toBeGreaterThan(5);
    expect(found.filter(({address}) => !ends.has(address))).toEqual([]);
  });

  test('a command in a sentence names a program that a sample runs', () => {
    const projects = Object.values(manifest).flatMap((row) =>
      'programs' in row ? Object.keys(row.programs).map((script) => `npm run ${script}`) : [],
    );
    const samples = [...matchingFiles('examples', /\.sh$/).map(read), ...projects].join('\n');
    const programs = matchingFiles('examples', /\.(ts|mts|js|cjs)$/).map((file) => path.basename(file));
    const {scripts} = JSON.parse(read('package.json')) as {scripts: object};
    // The second needs the registry: it ran by hand.
    const own = [
      'npm install',
      'npm create vite@latest my-page -- --template vanilla-ts',
      ...Object.keys(scripts).map((script) => `npm run ${script}`),
    ];
    const commands = pages.flatMap((file) =>
      Array.from(
        proseOf(read(file)).matchAll(/`((?:npm|npx|node|curl|anvil|forge|cast) [^`]+)`/g),
        ([, command = '']) => command,
      ),
    );
    const unknown = commands.filter((command) => {
      const [, program = ''] = /^(?:npx tsx|node) (?:--[\w=.-]+ )*(\S+\.[cm]?[tj]s)\b/.exec(command) ?? [];
      return !samples.includes(command) && !programs.includes(program) && !own.includes(command);
    });
    expect(commands.length).toBeGreaterThan(5);
    expect(unknown).toEqual([]);
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
    const dates = Array.from(allFacts.values(), dateOf);
    expect(found.filter((date) => !dates.some((known) => known.startsWith(date)))).toEqual([]);
  },
);
