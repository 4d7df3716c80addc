import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {unzipSync} from 'fflate';
import {expect, onTestFinished, test, vi} from 'vitest';
import {bundle} from './bundle';
import {readManifest, type SampleEntry} from './manifest';
import {projectArchive, projectFiles} from './project';

const OPTIONS = {
  folder: 'examples',
  files: 'files',
  worker: 'examples/chains.ts',
  shims: {},
  compiler: {script: 'compile.sh', contract: 'A.sol', package: 'solc'},
  project: {
    prefix: 'example',
    gitignore: 'ignored.txt',
    network: 'main',
    notes: {account: 'Use a test account.', network: 'Or start:main.', programs: 'Run account first.'},
    settings: {key: 'MY_KEY=YOUR_KEY', account: 'MY_ACCOUNT=YOUR_ACCOUNT'},
  },
} as const;

/** A site with these samples. */
function siteWith(samples: Readonly<Record<string, string>>): string {
  const siteDir = mkdtempSync(path.join(tmpdir(), 'samples-'));
  onTestFinished(() => rmSync(siteDir, {recursive: true}));
  const tools = Object.fromEntries(
    ['@types/node', 'tsx', 'typescript', 'solc'].map((name) => [name, '2.0.0']),
  );
  const files = {
    'package.json': JSON.stringify({
      engines: {node: '>=20'},
      dependencies: {viem: '1.0.0'},
      devDependencies: tools,
    }),
    'tsconfig.json': '{}',
    'files/A.sol': 'contract A {}',
    'files/compile.sh': 'npx solcjs A.sol\n',
    'ignored.txt': '.env*\n',
    'chains.ts': 'export const two = 1;\n',
    ...samples,
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(siteDir, 'examples', name)), {recursive: true});
    writeFileSync(path.join(siteDir, 'examples', name), text);
  }
  return siteDir;
}

const IMPORTING =
  "import {http} from 'viem/actions';\nimport {two} from './chains';\nconsole.log(http, two);\n";
const PROGRAM: SampleEntry = {kind: 'program', offers: 'project'};

/** The files of the project of one sample. */
const projectOf = (text: string, entry: Partial<SampleEntry> = {}) =>
  projectFiles(siteWith({'a.ts': text}), OPTIONS, new Map([['a.ts', {...PROGRAM, ...entry}]]), 'a');

test('a project has the sample with its modules, pinned packages, and says what to fill in, but holds no secret', async () => {
  const files = await projectOf(IMPORTING, {needsKey: true, needsAccount: true, args: ['token']});
  expect(Object.keys(files).sort()).toEqual(
    ['.env.example', '.gitignore', 'README.md', 'a.ts', 'chains.ts', 'package.json', 'tsconfig.json'].sort(),
  );
  expect(files['.env.example']).toBe('MY_KEY=YOUR_KEY\nMY_ACCOUNT=YOUR_ACCOUNT\n');
  expect(files['.gitignore']).toBe('.env*\n');
  expect(files['README.md']).toMatch(
    /Copy `\.env\.example`.*Use a test account\.\n[^]*\nnpm start -- TOKEN\n/,
  );
  expect(files['README.md']).not.toContain('main');
  expect(JSON.parse(files['package.json'] ?? '')).toMatchObject({
    name: 'example-a',
    scripts: {start: 'tsx --env-file=.env a.ts'},
    dependencies: {viem: '1.0.0'},
    devDependencies: {tsx: '2.0.0'},
  });
});

test('a project names the network in each start, and has settings of its own for the other one', async () => {
  const choosing = {networks: ['test', 'main'], networkBy: 'argument'} as const;
  const reading = await projectOf('', choosing);
  expect(reading['README.md']).toMatch(/^# a\n\nRun it:\n\n```bash\nnpm install\nnpm start -- test\n```\n$/);
  expect(Object.keys(reading)).not.toContain('.env.example');
  const writing = await projectOf('', {...choosing, needsKey: true});
  expect(writing['README.md']).toMatch(/npm start -- test\n```\n\nOr start:main\.\n$/);
  expect(writing['package.json']).toContain('"start:main": "tsx --env-file=.env.main a.ts main"');
});

test('a project has several programs, each with its script', async () => {
  const programs = {account: 'b', send: 'a'};
  const entries = new Map<string, SampleEntry>([
    ['a.ts', {...PROGRAM, needsKey: true, programs}],
    ['b.ts', {...PROGRAM, compiles: true}],
  ]);
  const files = await projectFiles(siteWith({'a.ts': IMPORTING, 'b.ts': ''}), OPTIONS, entries, 'a');
  expect(JSON.parse(files['package.json'] ?? '')).toMatchObject({
    scripts: {account: 'npx solcjs A.sol && tsx b.ts', send: 'tsx --env-file=.env a.ts'},
  });
  expect(files['README.md']).toMatch(/Run account first\.\n[^]*\nnpm run account\nnpm run send\n/);
  expect(Object.keys(files)).toEqual(
    expect.arrayContaining(['a.ts', 'b.ts', 'chains.ts', 'contracts/A.sol']),
  );
  const lacking = new Map(Array.from(entries).slice(0, 1));
  await expect(projectFiles(siteWith({'a.ts': ''}), OPTIONS, lacking, 'a')).rejects.toThrow('has no b.ts');
});

test('a project has the files that its program reads, and compiles first; a package without a version stops the build', async () => {
  const files = await projectOf('', {compiles: true, reads: ['A.sol']});
  expect(files['package.json']).toContain('"start": "npx solcjs A.sol && tsx a.ts"');
  expect(files['package.json']).toContain('"solc": "2.0.0"');
  expect(Object.keys(files)).toEqual(expect.arrayContaining(['A.sol', 'contracts/A.sol']));
  await expect(projectOf("import 'ethers';\n")).rejects.toThrow('does not pin ethers');
});

test('an archive is the same in every time zone', async () => {
  const siteDir = siteWith({'a.ts': IMPORTING});
  onTestFinished(() => void vi.unstubAllEnvs());
  const archiveIn = (zone: string) => {
    vi.stubEnv('TZ', zone);
    return projectArchive(siteDir, OPTIONS, new Map([['a.ts', PROGRAM]]), 'a');
  };
  const first = await archiveIn('UTC');
  expect(Object.keys(unzipSync(first))).toContain('a/a.ts');
  expect(await archiveIn('Asia/Kolkata')).toEqual(first);
});

test('a program for browsers that needs a Node module stops the build', async () => {
  const siteDir = siteWith({'a.ts': "import {createServer} from 'node:http';\ncreateServer();\n"});
  const entries = new Map([['a.ts', {...PROGRAM, offers: 'run'} as const]]);
  await expect(bundle(siteDir, OPTIONS, entries, path.join(siteDir, 'out'))).rejects.toThrow(
    /examples\/a\.ts:1:\d+: ERROR: Could not resolve "node:http"/,
  );
});

const manifestOf = (...rows: readonly string[]) => {
  const siteDir = siteWith({'b/one.ts': '', 'b/two.ts': '', 'b/two.sh': ''});
  const manifest = () => Object.fromEntries(rows.map((row) => [row, PROGRAM]));
  return Array.from(readManifest(siteDir, {folder: 'examples', manifest}).keys());
};

test('rows of a manifest name files: exactly, by any part of a name, or by a choice', () => {
  expect(manifestOf('b/two.sh')).toEqual(['b/two.sh']);
  expect(manifestOf('b/*.ts', 'files/*')).toEqual([
    'b/one.ts',
    'b/two.ts',
    'files/A.sol',
    'files/compile.sh',
  ]);
  expect(manifestOf('{b,none}/two.{ts,sh}')).toEqual(['b/two.sh', 'b/two.ts']);
});

test.each([
  [
    ['b/*.ts', 'b/three.ts'],
    'The row "b/three.ts" of the manifest of examples/ has no file. Correct the name',
  ],
  [
    ['b/*.ts', 'b/one.*'],
    'The row "b/one.*" of the manifest of examples/ has b/one.ts, which another row has',
  ],
])('the rows %j stop the build', (rows, message) => {
  expect(() => manifestOf(...rows)).toThrow(message);
});
