import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {versions} from '../../src/data/versions';
import {compileSolidity, solidityVersion} from './harness/compiler';
import {examples} from './harness/paths';

const folder = path.join(examples, 'solidity');
const sources = readdirSync(folder).filter((file) => file.endsWith('.sol'));

test('the compiler is the newest one that the network supports', () => {
  expect(solidityVersion()).toBe(versions.solidity.value);
});

describe('each Solidity example', () => {
  for (const file of sources) {
    const content = readFileSync(path.join(folder, file), 'utf8');

    test(`${file} compiles for Shanghai without a warning`, () => {
      const {errors, warnings, contracts} = compileSolidity(file, content);
      expect(errors).toEqual([]);
      expect(warnings).toEqual([]);
      expect(Object.values(contracts)[0].bytecode.length).toBeGreaterThan(2);
    });

    test(`${file} keeps newer compilers out`, () => {
      expect(content).toContain(`pragma solidity ${versions.pragma.value};`);
    });
  }
});

test('the body that deploys GreetingContract carries the source that the page shows', () => {
  const body = JSON.parse(readFileSync(path.join(examples, 'zkt/deploy.json'), 'utf8')) as {code: string};
  expect(body.code).toBe(readFileSync(path.join(folder, 'GreetingContract.sol'), 'utf8'));
});
