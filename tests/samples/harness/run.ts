import {spawn} from 'node:child_process';
import {cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {onPath} from '../../../scripts/on-path';
import {matchingFiles} from '../../files';
import {foundryProgram} from './anvil';
import {API_KEY, withApiKey} from './api-key';
import {examples, repository, scratchFolder} from './paths';
import type {NetworkFixture} from './fixture';

/** Result of running a program. */
export interface Run {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** How long a program may run, in milliseconds: on a busy machine, compilers take half a minute. */
const TIME_LIMIT = 120_000;

/** URL of a reader's own local chain; the tests route it to the local node of Testnet. */
export const LOCAL_NODE = 'http://127.0.0.1:8545';

function which(name: string): string {
  const found = onPath([name]);
  if (found === undefined) throw new Error(`${name} is not installed`);
  return found;
}

/** The environment of a sample: the secrets that pages ask for, and public origins routed to the local gateways. */
export function sampleEnvironment(fixture: NetworkFixture): NodeJS.ProcessEnv {
  const {gtn, testnet, privateKey} = fixture;
  const redirect = path.join(import.meta.dirname, 'redirect.mjs');
  return {
    HOME: process.env.HOME,
    LANG: process.env.LANG,
    PATH: [path.join(import.meta.dirname, 'bin'), path.dirname(process.execPath), process.env.PATH].join(
      path.delimiter,
    ),
    NODE_OPTIONS: `--import=${redirect}`,
    PYTHONPATH: path.join(import.meta.dirname, 'python'),
    PYTHONDONTWRITEBYTECODE: '1',
    NO_COLOR: '1',
    STABILITY_API_KEY: API_KEY,
    PRIVATE_KEY: privateKey,
    SAMPLES_ORIGINS: JSON.stringify({
      [gtn.origin]: gtn.gateway.url,
      [testnet.origin]: testnet.gateway.url,
      [LOCAL_NODE]: testnet.node.url,
    }),
    SAMPLES_GTN: gtn.origin,
    SAMPLES_GTN_LOCAL: gtn.gateway.url,
    SAMPLES_TESTNET: testnet.origin,
    SAMPLES_TESTNET_LOCAL: testnet.gateway.url,
    SAMPLES_CURL: which('curl'),
    SAMPLES_FORGE: foundryProgram('forge'),
    SAMPLES_NPM: which('npm'),
    SAMPLES_HARNESS: import.meta.dirname,
    SAMPLES_REPOSITORY: repository,
    npm_config_offline: 'true',
    npm_config_update_notifier: 'false',
    npm_config_fund: 'false',
    npm_config_audit: 'false',
  };
}

/**
 * Runs a program until it ends. A program that takes longer than the limit is stopped: its exit code is null, and its errors
 * say so.
 */
export async function execute(
  command: string,
  args: readonly string[],
  options: {readonly cwd: string; readonly env: NodeJS.ProcessEnv; readonly limit?: number},
): Promise<Run> {
  const {limit = TIME_LIMIT, ...rest} = options;
  return new Promise((resolve, reject) => {
    // A group of its own, so that the programs that a shell started end with it.
    const child = spawn(command, args, {...rest, stdio: ['ignore', 'pipe', 'pipe'], detached: true});
    let stdout = '';
    let stderr = '';
    const kill = (): void => {
      if (child.pid === undefined) return;
      try {
        process.kill(-child.pid, 'SIGKILL');
      } catch {
        // The group has ended.
      }
    };
    const timer = setTimeout(() => {
      stderr += `\nStopped after ${limit / 1000} s: ${[command, ...args].join(' ')}`;
      kill();
    }, limit);
    process.once('exit', kill);
    child.stdout.on('data', (chunk: Buffer) => (stdout += chunk.toString('utf8')));
    child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString('utf8')));
    child.once('error', reject);
    // Also follows an error.
    child.once('close', (code) => {
      clearTimeout(timer);
      process.off('exit', kill);
      resolve({code, stdout, stderr});
    });
  });
}

/** The output of a run. @throws Error with its errors when it failed */
export function outputOf({code, stdout, stderr}: Run): string {
  if (code !== 0) throw new Error(`ended with code ${code}: ${stderr || stdout}`);
  return stdout;
}

/** Changes the text of an example before it runs, for mutation tests. */
export type Mutation = (text: string, file: string) => string;

/** Transpiled text by source text, because most files are the same in every sandbox. */
const transpileCache = new Map<string, string>();

function transpiled(text: string): string {
  const compilerOptions = {
    module: ts.ModuleKind.ESNext,
    target: ts.ScriptTarget.ES2022,
    verbatimModuleSyntax: true,
  };
  const javascript = transpileCache.get(text) ?? ts.transpileModule(text, {compilerOptions}).outputText;
  transpileCache.set(text, javascript);
  return javascript;
}

/** A copy of all examples with TypeScript transpiled to JavaScript, so that plain Node can run them. */
export interface Sandbox {
  readonly folder: string;
  /** Runs one example in its own folder. @returns what it printed @throws Error with its errors when it fails */
  run(fixture: NetworkFixture, file: string, args?: readonly string[]): Promise<string>;
  /** Removes the folder. */
  close(): void;
}

/**
 * Copies the examples into a temporary folder. Types are checked separately, by `tsc` in the real folder.
 * @param mutate changes the text of each file before it is copied
 */
export function openSandbox(mutate: Mutation = (text) => text): Sandbox {
  const folder = scratchFolder('samples');
  for (const file of matchingFiles(examples, /^/, examples)) {
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), {recursive: true});
    const printed = mutate(readFileSync(path.join(examples, file), 'utf8'), file);
    const text = file.endsWith('.sh') ? withApiKey(printed) : printed;
    writeFileSync(target, text);
    if (!file.endsWith('.ts')) continue;
    writeFileSync(target.replace(/ts$/, 'js'), transpiled(text));
  }
  for (const kind of ['ethers', 'viem', 'zkt'])
    for (const place of [kind, `${kind}/contracts`])
      cpSync(path.join(folder, 'solidity'), path.join(folder, place), {recursive: true});
  // A compiler on the command line looks for imports in the folder of the project.
  for (const kind of ['ethers', 'viem'])
    symlinkSync(path.join(repository, 'node_modules'), path.join(folder, kind, 'node_modules'));

  return {
    folder,
    close: () => rmSync(folder, {recursive: true, force: true}),
    async run(fixture, file, args = []) {
      const absolute = path.join(folder, file);
      const options = {cwd: path.dirname(absolute), env: sampleEnvironment(fixture)};
      fixture.gtn.gateway.nextMinute();
      fixture.testnet.gateway.nextMinute();
      const name = path.basename(absolute).replace(/\.ts$/, '.js');
      const [command, ...first] = file.endsWith('.sh') ? ['bash', '-euo', 'pipefail'] : [process.execPath];
      return outputOf(await execute(command, [...first, name, ...args], options));
    },
  };
}
