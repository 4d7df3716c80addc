import {readFileSync} from 'node:fs';
import path from 'node:path';
import {FunctionFragment} from 'ethers';
import {describe, expect, test} from 'vitest';
import {precompiles, type PrecompileFunction} from '../../src/data/precompiles';
import {matchingFiles} from '../files';
import {KNOWN_FUNCTIONS} from './precompile-functions';

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
    const fragments = matchingFiles('examples', /\.(ts|mts|js|cjs|json)$/).flatMap((file) =>
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
