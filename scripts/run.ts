import {spawn} from 'node:child_process';

/** Result of a command. */
export interface Outcome {
  readonly ok: boolean;
  /** Everything that it printed, with both streams interleaved. */
  readonly output: string;
  readonly seconds: number;
}

/**
 * Runs a command until it ends and collects its output.
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
    const child = spawn(program, args, {cwd, env, stdio: ['ignore', 'pipe', 'pipe']});
    const parts: string[] = [];
    const end = (ok: boolean) =>
      resolve({ok, output: parts.join(''), seconds: (performance.now() - started) / 1000});
    child.stdout.setEncoding('utf8').on('data', (text: string) => parts.push(text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => parts.push(text));
    child.once('error', ({message}) => {
      parts.push(`${message}\n`);
      end(false);
    });
    child.once('close', (code) => end(code === 0));
  });
}
