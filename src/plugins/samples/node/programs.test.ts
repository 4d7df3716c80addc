import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, onTestFinished, test, vi} from 'vitest';
import {findPrograms, type Programs} from './programs';
import {projectArchive, projectFiles} from './project';

const OPTIONS = {
  folder: 'examples',
  files: 'files',
  shims: {'node:fs/promises': 'fs.ts'},
  compiler: {script: 'files/compile.sh', contract: 'A.sol', outputs: ['A.bin'], package: 'solc'},
  variables: {key: 'MY_KEY', account: 'MY_ACCOUNT', network: 'MY_NETWORK'},
  networks: {one: /\bone\b/, two: /\btwo\b/},
  only: {two: ['0x2222']},
  project: {
    prefix: 'example',
    notes: {account: 'Use a test account.', network: 'Set MY_NETWORK.'},
    secrets: {MY_KEY: 'YOUR_KEY', MY_ACCOUNT: 'YOUR_ACCOUNT'},
  },
} as const;

const PINS = {engines: {node: '>=20'}, dependencies: {viem: '1.0.0'}, devDependencies: {}};

/** A site with these samples, and the programs found in it. */
function siteWith(samples: Readonly<Record<string, string>>): {readonly siteDir: string} & Programs {
  const siteDir = mkdtempSync(path.join(tmpdir(), 'programs-'));
  onTestFinished(() => rmSync(siteDir, {recursive: true}));
  const tools = Object.fromEntries(
    ['@types/node', 'tsx', 'typescript', 'solc'].map((name) => [name, '2.0.0']),
  );
  const files = {
    'package.json': JSON.stringify({...PINS, devDependencies: tools}),
    'tsconfig.json': '{}',
    'files/A.sol': 'contract A {}',
    'files/compile.sh': 'npx solcjs A.sol\n',
    ...samples,
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(siteDir, 'examples', name)), {recursive: true});
    writeFileSync(path.join(siteDir, 'examples', name), text);
  }
  return {siteDir, ...findPrograms(siteDir, OPTIONS)};
}

/** The ids of the programs that browsers can run, and of those that can be downloaded. */
function found(samples: Readonly<Record<string, string>>): readonly [run: string, project: string] {
  const {runnable, projects} = siteWith(samples);
  return [runnable.map(({id}) => id).join(), projects.map(({id}) => id).join()];
}

const CHAINS = 'export const two = 1;\n';
const importing = (text = ''): string =>
  `import {http} from 'viem';\nimport {two} from './chains';\n${text}console.log(http, two);\n`;

test.each([
  ['a program that calls no host', '', 'a', 'a'],
  ['a Node module', "import {createServer} from 'node:http';\ncreateServer();\n", '', 'a'],
  ['a host of the machine', "fetch('http://127.0.0.1:8545');\n", '', 'a'],
  ['the page', 'document.title = two;\n', '', ''],
  [
    'a file that is not there',
    "import {readFile} from 'node:fs/promises';\nawait readFile('B.sol');\n",
    '',
    '',
  ],
  [
    'a file that is there',
    "import {readFile} from 'node:fs/promises';\nawait readFile('A.sol');\n",
    'a',
    'a',
  ],
  [
    'the output of the compiler',
    "import {readFile} from 'node:fs/promises';\nawait readFile('A.bin');\n",
    '',
    'a',
  ],
  ['the page in a comment', '// document.\n', 'a', 'a'],
])('a program that needs %s, itself or through a module', (_, text, run, project) => {
  expect(found({'a.ts': importing(text), 'chains.ts': CHAINS})).toEqual([run, project]);
  const module = `${text}export {two} from './more';\n`;
  expect(found({'a.ts': importing(), 'chains.ts': module, 'more.ts': CHAINS})).toEqual([run, project]);
});

test.each([
  ["console.log('one');", {networks: ['one'], networkBy: 'sample', needsKey: false, needsAccount: false}],
  ["console.log(process.argv[2] ? 'one' : 'two');", {networks: ['one', 'two'], networkBy: 'argument'}],
  [
    'console.log(process.env.MY_NETWORK, process.env.MY_ACCOUNT);',
    {networkBy: 'environment', needsAccount: true},
  ],
  ["console.log(process.env.MY_NETWORK, '0x2222');", {networks: ['two'], networkBy: 'sample'}],
  ['console.log(process.env.MY_KEY, two);', {needsKey: true}],
  ['console.log(1);', undefined],
])('%s: how the sample chooses its network, and what it needs', (text, expected) => {
  const [program] = siteWith({'a.ts': text}).runnable;
  if (expected) expect(program).toMatchObject(expected);
  else expect(program).toBeUndefined();
});

/** The files of the project of one sample. */
function projectOf(text: string): Readonly<Record<string, string>> {
  const {siteDir, projects} = siteWith({'a.ts': text, 'chains.ts': CHAINS});
  const program = projects.find(({id}) => id === 'a');
  return program ? projectFiles(siteDir, OPTIONS, program) : {};
}

test('a project has the sample with its modules, pinned packages, and says what to fill in, but holds no secret', () => {
  const files = projectOf(
    importing('console.log(process.env.MY_KEY, process.env.MY_ACCOUNT, process.argv);\n'),
  );
  expect(Object.keys(files).sort()).toEqual(
    ['.env.example', '.gitignore', 'README.md', 'a.ts', 'chains.ts', 'package.json', 'tsconfig.json'].sort(),
  );
  expect(files['.env.example']).toBe('MY_KEY=YOUR_KEY\nMY_ACCOUNT=YOUR_ACCOUNT\n');
  expect(files['.gitignore']).toContain('.env');
  expect(files['README.md']).toMatch(
    /Copy `\.env\.example`.*Use a test account\.\n[^]*npm start -- ARGUMENTS/,
  );
  expect(JSON.parse(files['package.json'] ?? '')).toMatchObject({
    name: 'example-a',
    scripts: {start: 'tsx --env-file=.env a.ts'},
    dependencies: {viem: '1.0.0'},
    devDependencies: {tsx: '2.0.0'},
  });
  const plain = projectOf('console.log(process.env.MY_NETWORK);\n');
  expect(plain['README.md']).toMatch(/^# a\n\nSet MY_NETWORK\.\n\nRun it:/);
  expect(Object.keys(plain)).not.toContain('.env.example');
});

test('a project that needs the compiler compiles first; a package without a version stops the build', () => {
  const compiling = projectOf("import {readFile} from 'node:fs/promises';\nawait readFile('A.bin');\n");
  expect(compiling['package.json']).toContain('"start": "npx solcjs A.sol && tsx a.ts"');
  expect(Object.keys(compiling)).toContain('contracts/A.sol');
  expect(() => projectOf("import 'ethers';\n")).toThrow('does not pin ethers');
});

test('an archive is the same in every time zone', () => {
  const {siteDir, projects} = siteWith({'a.ts': importing(), 'chains.ts': CHAINS});
  const [program] = projects;
  if (!program) throw new Error('no program');
  onTestFinished(() => void vi.unstubAllEnvs());
  const [first, ...others] = ['UTC', 'Asia/Kolkata', 'America/New_York'].map((zone) => {
    vi.stubEnv('TZ', zone);
    return projectArchive(siteDir, OPTIONS, program);
  });
  expect(others).toEqual([first, first]);
});
