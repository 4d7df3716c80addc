import {spawn, type ChildProcess} from 'node:child_process';
import {constants} from 'node:os';

/** Result of a command. */
export interface Outcome {
  readonly ok: boolean;
  /** Everything that it printed, with both streams interleaved. */
  readonly output: string;
  readonly seconds: number;
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
/** Commands that run. Each leads a process group, which holds what it starts. */
const running = new Set<ChildProcess>();
/** Signal that ends this process once no command runs. */
let ending: NodeJS.Signals | undefined;

function signalGroup({pid}: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (pid !== undefined) process.kill(-pid, signal);
  } catch {
    // The group has ended.
  }
}

/** Interrupts all commands as Ctrl+C does, on which Playwright stops its server. A second signal kills them. */
function interrupt(signal: NodeJS.Signals): void {
  for (const child of running) signalGroup(child, ending ? 'SIGKILL' : 'SIGINT');
  ending ??= signal;
}

function add(child: ChildProcess): void {
  if (running.size === 0) for (const signal of SIGNALS) process.on(signal, interrupt);
  running.add(child);
}

function remove(child: ChildProcess): void {
  running.delete(child);
  if (ending) signalGroup(child, 'SIGKILL');
  if (running.size > 0) return;
  for (const signal of SIGNALS) process.off(signal, interrupt);
  if (ending) process.exit(128 + constants.signals[ending]);
}

/**
 * Runs a command until it ends and collects its output. When this process gets a signal to end, it ends all commands that run,
 * with everything that they have started, and then itself.
 * @param command program and arguments
 * @param cwd folder to run it in
 * @param env environment variables; those of this process by default
 */
export function runCommand(
  [program = '', ...args]: readonly string[],
  cwd: string,
  env = process.env,
): Promise<Outcome> {
  const started = performance.now();
  return new Promise((resolve) => {
    const child = spawn(program, args, {cwd, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true});
    const parts: string[] = [];
    const end = (ok: boolean) => {
      if (ending === undefined)
        resolve({ok, output: parts.join(''), seconds: (performance.now() - started) / 1000});
    };
    add(child);
    child.once('error', ({message}) => {
      parts.push(`${message}\n`);
      remove(child);
      end(false);
    });
    child.once('exit', () => remove(child));
    child.once('close', (code) => end(code === 0));
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => parts.push(text));
  });
}
