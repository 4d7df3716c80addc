/* Time and memory of a Docusaurus process. */
import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {appendFileSync, readFileSync} from 'node:fs';
import {freePort} from '../../free-port';
import type {BenchSite} from './sites';

/** How a process went. */
export interface Run {
  readonly seconds: number;
  /** Largest memory of the process, threads included, in GB; undefined where the system does not tell. */
  readonly gigabytes: number | undefined;
}

const POLL_MS = 200;
/** Limit of the JavaScript heap, in MB: what Node.js chooses on a machine with 8 GB. */
const HEAP_MB = 2048;

function peakGigabytes(pid: number): number | undefined {
  try {
    const kilobytes = /^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return kilobytes === undefined ? undefined : Number(kilobytes) / 1024 ** 2;
  } catch {
    return undefined;
  }
}

/** Starts Docusaurus. Its output can be read from `stdout`, and errors from `stderr` unless they are printed. */
function start(
  {folder, program}: BenchSite,
  args: readonly string[],
  mode: 'production' | 'development',
  stderr: 'pipe' | 'inherit',
): ChildProcess {
  const env = {...process.env, NODE_ENV: mode, CI: 'true', NODE_OPTIONS: `--max-old-space-size=${HEAP_MB}`};
  return spawn(process.execPath, [program, ...args], {cwd: folder, env, stdio: ['ignore', 'pipe', stderr]});
}

/**
 * Builds a site.
 * @throws Error with the end of the output when the build fails
 */
export function build(site: BenchSite): Promise<Run> {
  const from = performance.now();
  const child = start(site, ['build'], 'production', 'pipe');
  let gigabytes: number | undefined;
  let output = '';
  const timer = setInterval(() => {
    gigabytes = peakGigabytes(child.pid ?? 0) ?? gigabytes;
  }, POLL_MS);
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      clearInterval(timer);
      if (code === 0) resolve({seconds: (performance.now() - from) / 1000, gigabytes});
      else reject(new Error(`scale: the build in ${site.folder} failed:\n${output.slice(-4000)}`));
    });
  });
}

/** Seconds that the development server takes to compile a site, and to compile it again after a change of one page. */
export async function develop(site: BenchSite): Promise<readonly [start: number, update: number]> {
  const port = String(await freePort());
  let from = performance.now();
  const child = start(site, ['start', '--no-open', '--port', port], 'development', 'inherit');
  const compiled = (): Promise<number> =>
    new Promise((resolve, reject) => {
      child.on('close', () => reject(new Error(`scale: the development server in ${site.folder} ended.`)));
      child.stdout?.on('data', (chunk: Buffer) => {
        if (chunk.toString().includes('compiled')) resolve((performance.now() - from) / 1000);
      });
    });
  try {
    const first = await compiled();
    from = performance.now();
    appendFileSync(site.page, '\nA new sentence.\n');
    return [first, await compiled()];
  } finally {
    // Until it has ended, it writes below its folder.
    if (child.exitCode === null && child.signalCode === null) {
      child.kill();
      await once(child, 'close');
    }
  }
}
