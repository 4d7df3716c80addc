import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {versions} from '../../src/data/versions';
import {compileSolidity, solidityVersion} from './harness/compiler';
import {examples, repository} from './harness/paths';
import {filesOf} from './manifest';

const read = (file: string): string => readFileSync(path.join(examples, file), 'utf8');

test('the compiler is the newest one that the network supports', () => {
  expect(solidityVersion()).toBe(versions.solidity.value);
});

test.each(filesOf('contract'))(
  '%s compiles for Shanghai without a warning, and excludes newer compilers',
  (file) => {
    const {errors, warnings, contracts} = compileSolidity(file, read(file));
    expect([errors, warnings]).toEqual([[], []]);
    expect(Object.values(contracts).some(({bytecode}) => bytecode.length > 2)).toBe(true);
    expect(read(file)).toContain(`pragma solidity ${versions.pragma.value};`);
  },
);

test('the body that deploys GreetingContract has the source that the page shows', () => {
  const body = JSON.parse(read('zkt/deploy.json')) as {code: string};
  expect(body.code).toBe(read('solidity/GreetingContract.sol'));
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
  const packages = {oz54: '@openzeppelin/contracts', oz55: 'openzeppelin-contracts-5.5'};
  const cases = Object.entries(packages).flatMap(([row, pkg]) =>
    Object.entries(groups).flatMap(([group, files]) => files.map((file) => [row, file, group, pkg] as const)),
  );

  function errorsOf(pkg: string, file: string): readonly string[] {
    const root = path.join(repository, 'node_modules', pkg);
    const source = `pragma solidity ${versions.npm.solc.value};\nimport "@openzeppelin/contracts/${file}.sol";\n`;
    return compileSolidity('Import.sol', source, (name) =>
      readFileSync(name.replace('@openzeppelin/contracts', root), 'utf8'),
    ).errors;
  }

  test.each(cases)('%s %s', (row, file, group, pkg) => {
    const errors = errorsOf(pkg, file);
    const expected = versions.openZeppelin.rows.find(({id}) => id === row);
    expect(errors.length === 0).toBe(expected?.[group as keyof typeof groups]);
    if (errors.length > 0) expect(errors.join()).toContain('mcopy');
  });

  const files = readdirSync(path.join(repository, 'node_modules', packages.oz54), {recursive: true}).map(
    String,
  );
  const {oz53, oz54} = versions.openZeppelinFails;
  test.each([oz53, oz54].flatMap(({value}) => value.split(', ')))('oz54 fails with %s', (name) => {
    const file = files.find((one) => new RegExp(`(?:^|/)(?:draft-)?${name}\\.sol$`).test(one)) ?? '';
    const reason = /"(?:mcopy|tload)" not found|different compiler version/;
    expect(errorsOf(packages.oz54, file.replace(/\.sol$/, '')).join()).toMatch(reason);
  });
});
