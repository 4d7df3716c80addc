import {cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, onTestFinished, test} from 'vitest';
import {blockProps, findPrograms} from './programs';

const ROOT = path.join(import.meta.dirname, '../../../..');

/** The ids of the programs found in a site with these samples. */
function found(samples: Readonly<Record<string, string>>): readonly string[] {
  const site = mkdtempSync(path.join(tmpdir(), 'programs-'));
  onTestFinished(() => rmSync(site, {recursive: true}));
  mkdirSync(path.join(site, 'examples/viem'), {recursive: true});
  cpSync(path.join(ROOT, 'examples/solidity'), path.join(site, 'examples/solidity'), {recursive: true});
  for (const [name, text] of Object.entries(samples))
    writeFileSync(path.join(site, 'examples/viem', name), text);
  return findPrograms(site).runnable.map(({id}) => id);
}

const READ = "import {http} from 'viem';\nimport {testnet} from './chains';\nconsole.log(http, testnet);\n";
const CHAINS = 'export const testnet = 1;\n';

test('finds a program, but not the module that it imports', () => {
  expect(found({'a.ts': READ, 'chains.ts': CHAINS})).toEqual(['viem/a']);
});

test.each([
  ['a Node module', "import {createServer} from 'node:http';\ncreateServer();\n"],
  ['the page', 'document.title = testnet;\n'],
  ['a host of the machine', "fetch('http://127.0.0.1:8545');\n"],
  [
    'a file that is not there',
    "import {readFile} from 'node:fs/promises';\nawait readFile('Nowhere.json');\n",
  ],
])('a program that needs %s is left out, also when the module that it imports needs it', (_, text) => {
  const needing = `import {testnet} from './chains';\n${text}console.log(testnet);\n`;
  expect(found({'a.ts': needing, 'b.ts': READ, 'chains.ts': CHAINS})).toEqual(['viem/b']);
  const through = `export {testnet} from './more';\n${text}`;
  expect(
    found({'a.ts': READ, 'chains.ts': through, 'more.ts': CHAINS, 'b.ts': "console.log('testnet');\n"}),
  ).toEqual(['viem/b']);
});

test('accepts a program that reads an available file or mentions the page in a comment', () => {
  const text =
    "import {readFile} from 'node:fs/promises';\nconsole.log(await readFile('Shop.sol'), 'testnet'); // document.\n";
  expect(found({'a.ts': text})).toEqual(['viem/a']);
});

test('skips a program that calls no network', () => {
  expect(found({'a.ts': 'console.log(1);\n', 'b.ts': "console.log('testnet');\n"})).toEqual(['viem/b']);
});

test('detects how each sample chooses its network', () => {
  const programs = new Map(findPrograms(ROOT).runnable.map((program) => [program.id, program]));
  expect(programs.get('ethers/batch')).toMatchObject({networks: ['gtn'], networkBy: 'sample'});
  expect(programs.get('viem/multicall')).toMatchObject({networks: ['testnet'], networkBy: 'sample'});
  expect(programs.get('viem/validators')).toMatchObject({networkBy: 'argument', needsKey: false});
  expect(programs.get('viem/send-many')).toMatchObject({networkBy: 'environment', needsAccount: true});
  expect(programs.get('viem/write-contract')).toMatchObject({networks: ['testnet'], networkBy: 'sample'});
  expect(programs.get('zkt/message')).toMatchObject({needsKey: true, needsAccount: false});
});

test('a program that browsers cannot run can still be downloaded, but no module and no part of a page can', () => {
  const programs = findPrograms(ROOT);
  const runs = new Set(programs.runnable.map(({id}) => id));
  const projects = new Map(programs.projects.map((project) => [project.id, project]));
  expect(Array.from(runs).filter((id) => !projects.has(id))).toEqual([]);
  const others = Array.from(projects.keys()).filter((id) => !runs.has(id));
  expect(others).toEqual(expect.arrayContaining(['ethers/relay', 'viem/deploy', 'viem/new-account']));
  expect(['viem/chains', 'viem/page', 'ethers/wallet'].filter((id) => projects.has(id))).toEqual([]);
  expect(projects.get('viem/deploy')).toMatchObject({needsKey: true, needsAccount: true});
  expect(projects.get('viem/new-account')).toMatchObject({needsKey: false, needsAccount: false});
  expect(blockProps(programs, 'examples/viem/deploy.ts')).toEqual({project: 'viem/deploy'});
  expect(blockProps(programs, 'examples/viem/batch.ts')).toEqual({run: 'viem/batch'});
  expect(blockProps(programs, 'examples/viem/chains.ts')).toEqual({});
});
