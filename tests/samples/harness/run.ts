import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {transformSync} from 'esbuild';
import {onPath} from '../../../scripts/on-path';
import {samplesOptions} from '../../../src/config/samples';
import {readManifest} from '../../../src/plugins/samples';
import type {SampleEntry} from '../../../src/plugins/samples/node/manifest';
import {matchingFiles} from '../../files';
import {foundryProgram} from './anvil';
import {API_KEY, withApiKey} from './api-key';
import {examples, repository, scratchFolder} from './paths';
import type {NetworkFixture} from './fixture';

/** How each example is executed. */
export const entries = readManifest(repository, samplesOptions);

/** Result of running a program. */
export interface Run {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** How long a program may run, in milliseconds: on a busy machine, compilers take half a minute. */
const TIME_LIMIT = 120_000;

/** An origin where nothing listens. */
export const DEAD = 'http://127.0.0.1:9';

/** URL of a reader's own local chain; the tests route it to the local node of Testnet. */
export const LOCAL_NODE = 'http://127.0.0.1:8545';

function which(name: string): string {
  const found = onPath([name]);
  if (found === undefined) throw new Error(`${name} is not installed`);
  return found;
}

/**
 * The environment of a sample: the secrets that its page asks for, and public origins routed to the local networks.
 * @param needs the secrets that it needs; both by default
 */
export function sampleEnvironment(
  fixture: NetworkFixture,
  {needsKey, needsAccount}: Pick<SampleEntry, 'needsKey' | 'needsAccount'> = {
    needsKey: true,
    needsAccount: true,
  },
): NodeJS.ProcessEnv {
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
    ...(needsKey && {STABILITY_API_KEY: API_KEY}),
    ...(needsAccount && {PRIVATE_KEY: privateKey}),
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

/** A program that runs. */
export interface Program {
  /** Resolves when it has ended. */
  readonly ended: Promise<Run>;
  /** Waits until the output matches. @returns the match @throws Error when the program ends first */
  printed(pattern: RegExp): Promise<RegExpExecArray>;
  /** Kills the program, like a crash. */
  stop(): Promise<void>;
}

/** Starts a program. One that takes longer than the limit is stopped: its exit code is null, and its errors say so. */
function startProgram(
  command: string,
  args: readonly string[],
  {limit, ...options}: {readonly cwd: string; readonly env: NodeJS.ProcessEnv; readonly limit?: number},
): Program {
  // A group of its own, so that the programs that a shell started end with it.
  const child = spawn(command, args, {...options, stdio: ['ignore', 'pipe', 'pipe'], detached: true});
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (chunk: Buffer) => (stdout += chunk.toString('utf8')));
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString('utf8')));
  const kill = (): void => {
    try {
      if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGKILL');
    } catch {
      // The group has ended.
    }
  };
  const stopLate = (): void => {
    stderr += `\nStopped after ${Number(limit) / 1000} s: ${[command, ...args].join(' ')}`;
    kill();
  };
  const timer = limit === undefined ? undefined : setTimeout(stopLate, limit);
  process.once('exit', kill);
  const ended = once(child, 'close').then(([code]): Run => {
    clearTimeout(timer);
    process.off('exit', kill);
    return {code: code as number | null, stdout, stderr};
  });
  return {
    ended,
    async printed(pattern) {
      const ends = ended.then(() => true);
      for (
        let isOver = false;
        ;
        isOver = await Promise.race([once(child.stdout, 'data').then(() => false), ends])
      ) {
        const match = pattern.exec(stdout);
        if (match) return match;
        if (isOver) throw new Error(`${args.join(' ')} ended: ${stderr || stdout}`);
      }
    },
    async stop() {
      kill();
      await ended;
    },
  };
}

/** Runs a program until it ends, or for two minutes. */
export function execute(
  command: string,
  args: readonly string[],
  options: Parameters<typeof startProgram>[2],
): Promise<Run> {
  return startProgram(command, args, {limit: TIME_LIMIT, ...options}).ended;
}

/** The output of a run. @throws Error with its errors when it failed */
export function outputOf({code, stdout, stderr}: Run): string {
  if (code !== 0) throw new Error(`ended with code ${code}: ${stderr || stdout}`);
  return stdout;
}

type Launch<T> = (
  fixture: NetworkFixture,
  file: string,
  args?: readonly string[],
  env?: NodeJS.ProcessEnv,
) => T;

/** A copy of all examples with TypeScript transpiled to JavaScript, so that plain Node can run them. */
export interface Sandbox {
  readonly folder: string;
  /** Starts one example in its own folder, with the secrets that the manifest says. It runs until the sandbox is closed. */
  readonly start: Launch<Program>;
  /** Runs one to its end. @returns what it printed @throws Error with its errors when it fails */
  readonly run: Launch<Promise<string>>;
  /** Stops what runs, and removes the folder. */
  close(): Promise<void>;
}

/**
 * Copies the examples into a temporary folder. Types are checked separately, by `tsc` in the real folder.
 * @param mutate changes the text of each file before it is copied
 */
export function openSandbox(mutate: (text: string, file: string) => string = (text) => text): Sandbox {
  const folder = scratchFolder('samples');
  for (const file of matchingFiles(examples, /^/, examples)) {
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), {recursive: true});
    const printed = mutate(readFileSync(path.join(examples, file), 'utf8'), file);
    const text = file.endsWith('.sh') ? withApiKey(printed) : printed;
    writeFileSync(target, text);
    if (!file.endsWith('.ts')) continue;
    writeFileSync(target.replace(/ts$/, 'js'), transformSync(text, {loader: 'ts', target: 'es2022'}).code);
  }
  for (const kind of ['ethers', 'viem', 'zkt'])
    for (const place of [kind, `${kind}/contracts`])
      cpSync(path.join(folder, 'solidity'), path.join(folder, place), {recursive: true});
  // A compiler on the command line looks for imports in the folder of the project.
  for (const kind of ['ethers', 'viem'])
    symlinkSync(path.join(repository, 'node_modules'), path.join(folder, kind, 'node_modules'));

  const running: Program[] = [];
  const start = (
    limit: number | undefined,
    [fixture, file, args = [], env = {}]: Parameters<Launch<void>>,
  ): Program => {
    const {dir: cwd, name, ext} = path.parse(path.join(folder, file));
    fixture.gtn.gateway.nextMinute();
    fixture.testnet.gateway.nextMinute();
    const command =
      ext === '.sh' ? ['bash', '-euo', 'pipefail', `${name}.sh`] : [process.execPath, `${name}.js`];
    const program = startProgram(command[0] ?? '', [...command.slice(1), ...args], {
      cwd,
      env: {...sampleEnvironment(fixture, entries.get(file) ?? {}), ...env},
      limit,
    });
    running.push(program);
    return program;
  };
  return {
    folder,
    start: (...sample) => start(undefined, sample),
    run: async (...sample) => outputOf(await start(TIME_LIMIT, sample).ended),
    async close() {
      await Promise.all(running.map((program) => program.stop()));
      rmSync(folder, {recursive: true, force: true});
    },
  };
}
