import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {limits} from '../../src/data/limits';
import {versions} from '../../src/data/versions';
import {temporaryFolder} from '../temporary-folder';
import {compileSolidity} from './harness/compiler';
import {repository} from './harness/paths';
import {execute, openSandbox, type Run, sampleEnvironment, type Sandbox} from './harness/run';
import {DEAD, type Failing, FAILING, START} from './failing-programs';
import {startFixture, type NetworkFixture} from './harness/fixture';

/* Tests the error reference: the page has exactly the messages that are produced here. */

const TOOLS = {
  'Top-level await is currently not supported with the "cjs" output format': async (): Promise<string> => {
    const folder = temporaryFolder();
    writeFileSync(path.join(folder, 'package.json'), '{}');
    writeFileSync(path.join(folder, 'program.ts'), 'await Promise.resolve();\nexport {};\n');
    const tsx = path.join(repository, 'node_modules/tsx/dist/cli.mjs');
    return ran(
      await execute(process.execPath, [tsx, 'program.ts'], {cwd: folder, env: {PATH: process.env.PATH}}),
    );
  },
  '.env: not found': async (): Promise<string> => {
    const folder = temporaryFolder();
    return ran(await execute(process.execPath, ['--env-file=.env', 'program.js'], {cwd: folder, env: {}}));
  },
  'Function "mcopy" not found': (): string =>
    compileSolidity('A.sol', solidity('assembly { mcopy(0, 0, 32) }')).errors.join('\n'),
  'Source file requires different compiler version': (): string =>
    compileSolidity(
      'A.sol',
      solidity('').replace(versions.npm.solc.value, `^${versions.solidityTooNew.value}`),
    ).errors.join('\n'),
};

function solidity(statement: string): string {
  return `// SPDX-License-Identifier: MIT\npragma solidity ${versions.npm.solc.value};\ncontract A { constructor() { ${statement} } }\n`;
}

/** The messages that the page prints in bold, in page order. */
function messagesOfPage(): readonly string[] {
  const page = readFileSync(path.join(repository, 'docs/developers/public_rpc.mdx'), 'utf8');
  const [, section = ''] = /\n## Errors (.*?)\n### Decode a revert /s.exec(page) ?? [];
  return Array.from(section.matchAll(/\*\*`(.+?)`\*\*/g), ([, message]) =>
    message.replace('{{limits.tooManyRequestsStatus}}', String(limits.tooManyRequestsStatus.value)),
  );
}

function ran({code, stdout, stderr}: Run): string {
  expect(code).not.toBe(0);
  return stdout + stderr;
}

let fixture: NetworkFixture;
let sandbox: Sandbox;

beforeAll(async () => {
  fixture = await startFixture();
  sandbox = openSandbox();
});

afterAll(() => {
  fixture?.stop();
  sandbox?.close();
});

const failing = (['ethers', 'viem'] as const).flatMap((library) =>
  FAILING[library].map((program) => ({...program, library})),
);

test('the page lists these messages, and no others', () => {
  const produced = [...failing.map(({message}) => message), ...Object.keys(TOOLS)];
  expect(messagesOfPage().length).toBeGreaterThan(20);
  expect([...messagesOfPage()].sort()).toEqual(produced.sort());
});

async function fail(
  {program, refusals = 0, losses = 0, env}: Failing,
  library: 'ethers' | 'viem',
): Promise<string> {
  const {gateway, token} = fixture.testnet;
  const folder = path.join(sandbox.folder, library);
  writeFileSync(path.join(folder, 'fails.js'), START[library] + program);
  gateway.nextMinute();
  gateway.refuseNext(refusals);
  gateway.loseNext(losses);
  const common = sampleEnvironment(fixture);
  const origins = {...(JSON.parse(common.SAMPLES_ORIGINS ?? '{}') as object), [DEAD]: DEAD};
  const options = {cwd: folder, env: {...common, SAMPLES_ORIGINS: JSON.stringify(origins), ...env}};
  return ran(await execute(process.execPath, ['fails.js', token], options));
}

for (const program of failing)
  test(`${program.library} prints: ${program.message}`, async () => {
    expect(await fail(program, program.library)).toContain(program.message);
  });

for (const [message, produce] of Object.entries(TOOLS))
  test(`a tool prints: ${message}`, async () => {
    expect(await produce()).toContain(message);
  });
