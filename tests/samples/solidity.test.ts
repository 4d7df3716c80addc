import {readdirSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
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

    test(`${file} excludes newer compilers`, () => {
      expect(content).toContain(`pragma solidity ${versions.pragma.value};`);
    });
  }
});

test('the body that deploys GreetingContract has the source that the page shows', () => {
  const body = JSON.parse(readFileSync(path.join(examples, 'zkt/deploy.json'), 'utf8')) as {code: string};
  expect(body.code).toBe(readFileSync(path.join(folder, 'GreetingContract.sol'), 'utf8'));
});

describe('OpenZeppelin compiles as the table on the pages says', () => {
  const groups = {
    base: [
      'token/ERC20/ERC20',
      'access/Ownable',
      'access/AccessControl',
      'token/ERC20/utils/SafeERC20',
      'proxy/Clones',
    ],
    tokens: ['token/ERC721/ERC721', 'token/ERC1155/ERC1155', 'token/ERC20/extensions/ERC20Permit'],
    governor: ['governance/Governor'],
    erc4626: ['token/ERC20/extensions/ERC4626'],
  } as const;
  const installed = {oz54: '@openzeppelin/contracts', oz55: 'openzeppelin-contracts-5.5'};
  const require = createRequire(import.meta.url);

  for (const [row, pkg] of Object.entries(installed))
    for (const [group, files] of Object.entries(groups))
      test.each(files)(`${row} %s`, (file) => {
        const root = path.dirname(require.resolve(`${pkg}/package.json`));
        const source = `pragma solidity ${versions.npm.solc.value};\nimport "@openzeppelin/contracts/${file}.sol";\n`;
        const read = (name: string): string =>
          readFileSync(name.replace('@openzeppelin/contracts', root), 'utf8');
        const {errors} = compileSolidity('Import.sol', source, read);
        const expected = versions.openZeppelin.rows.find(({id}) => id === row);
        expect(errors.length === 0).toBe(expected?.[group as keyof typeof groups]);
        if (errors.length > 0) expect(errors.join()).toContain('mcopy');
      });
});
