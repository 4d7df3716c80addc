/*
 * Checks things that a single wrong edit could change without a contradiction elsewhere, against a second, independent source.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {FunctionFragment} from 'ethers';
import {describe, expect, test} from 'vitest';
import config from '../../docusaurus.config';
import sidebars from '../../sidebars';
import {announcementBar, announcementId} from '../../src/config/announcement';
import {facts} from '../../src/config/facts';
import {precompiles, type PrecompileFunction} from '../../src/data/precompiles';
import {versions} from '../../src/data/versions';
import {flattenFacts} from '../../src/facts/model';
import {filesBelow} from '../files';
import {KNOWN_FUNCTIONS} from './known/functions';

const ROOT = path.join(__dirname, '../..');

/** All functions of the precompiles. */
const functions: readonly PrecompileFunction[] = Object.values(precompiles).flatMap((part) =>
  'functions' in part ? part.functions.rows : [],
);

function signature(abi: string): string {
  return FunctionFragment.from(abi).format('sighash');
}

function returnsOf(abi: string): string {
  return FunctionFragment.from(abi)
    .outputs.map(({type}) => type)
    .join(',');
}

describe('precompiles', () => {
  test('all functions match the independent list of selectors and return types', () => {
    expect(functions.length).toBeGreaterThan(30);
    const known = new Map(Object.entries(KNOWN_FUNCTIONS));
    const problems = functions.flatMap(({abi, selector}) => {
      const [expected, returns] = known.get(signature(abi)) ?? [];
      if (expected === undefined) return [`${signature(abi)} is not in the independent list`];
      return [
        ...(selector === expected
          ? []
          : [`${signature(abi)}: selector ${selector}, the list has ${expected}`]),
        ...(returnsOf(abi) === returns
          ? []
          : [`${signature(abi)}: returns "${returnsOf(abi)}", the list has "${returns}"`]),
      ];
    });
    const found = new Set(functions.map(({abi}) => signature(abi)));
    const missing = Array.from(known.keys()).filter((name) => !found.has(name));
    expect([...problems, ...missing.map((name) => `${name} is missing in src/data`)].join('\n')).toBe('');
  });

  test('ABI fragments in the examples match the data, including return types', () => {
    const known = new Map(functions.map(({abi}) => [signature(abi), returnsOf(abi)]));
    const fragments = filesBelow('examples', /\.(ts|mts|js|cjs|json)$/).flatMap((file) =>
      Array.from(
        readFileSync(path.join(ROOT, file), 'utf8').matchAll(/['"`](function \w+\([^'"`]*)['"`]/g),
        ([, fragment = '']) => ({file, fragment}),
      ),
    );
    const checked = fragments.filter(({fragment}) => known.has(signature(fragment)));
    expect(checked.length).toBeGreaterThan(5);
    const wrong = checked.filter(({fragment}) => returnsOf(fragment) !== known.get(signature(fragment)));
    expect(wrong).toEqual([]);
  });
});

describe('settings', () => {
  test('make broken links and duplicate routes stop the build, and a broken Markdown link warn', () => {
    expect(config).toMatchObject({
      onBrokenLinks: 'throw',
      onBrokenAnchors: 'throw',
      onDuplicateRoutes: 'throw',
      baseUrlIssueBanner: true,
      markdown: {hooks: {onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: 'throw'}},
      i18n: {defaultLocale: 'en', locales: ['en']},
      trailingSlash: false,
    });
  });

  test('give the announcement a new id when its content changes', () => {
    const {content} = announcementBar('/');
    for (const {value} of [versions.solidity, versions.evm]) {
      expect(content).toContain(String(value));
      expect(announcementId).toContain(String(value).toLowerCase());
    }
  });

  test('list every page in the sidebar', () => {
    const listed = JSON.stringify(sidebars);
    const pages = filesBelow('docs', /\.mdx$/).map((file) =>
      path.relative('docs', file).replace(/\.mdx$/, ''),
    );
    expect(pages.length).toBeGreaterThan(20);
    expect(pages.filter((id) => !listed.includes(`"${id}"`))).toEqual([]);
  });
});

describe('facts about the same thing', () => {
  /** Pairs of token paths whose values are equal, and why. */
  const EQUAL: readonly (readonly [string, string, string])[] = [
    ['limits.tiers.free.requestsPerMinute', 'limits.requestsPerMinuteFree', 'the table and the figure'],
    ['limits.tiers.paid.requestsPerMinute', 'limits.requestsPerMinutePaid', 'the table and the figure'],
  ];

  test('agree', () => {
    const all = flattenFacts(facts);
    for (const [one, other, why] of EQUAL) {
      expect(all.get(one), one).toBeDefined();
      expect(all.get(one)?.value, why).toBe(all.get(other)?.value);
    }
    const wei = Number(all.get('limits.baseFeeWei')?.value);
    expect(wei).toBe(Number(all.get('limits.baseFeeGwei')?.value) * 1e9);
  });

  test('have the same number wherever name and unit are the same', () => {
    const byName = new Map<string, Map<string, string>>();
    flattenFacts(facts).forEach(({value, unit}, token) => {
      if (typeof value !== 'number' || unit === undefined) return;
      const key = `${token.split('.').at(-1)} in ${unit}`;
      const seen = byName.get(key) ?? new Map<string, string>();
      byName.set(key, seen.set(String(value), token));
    });
    const several = Array.from(byName).filter(([, values]) => values.size > 1);
    expect(byName.size).toBeGreaterThan(10);
    expect(several.map(([key, values]) => `${key}: ${Array.from(values.values()).join(', ')}`)).toEqual([]);
  });
});
