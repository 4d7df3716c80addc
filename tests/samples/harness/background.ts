import {spawn} from 'node:child_process';
import {once} from 'node:events';
import path from 'node:path';
import {sampleEnvironment, type Sandbox} from './run';
import type {NetworkFixture} from './fixture';

/** A program that runs until it is stopped. */
export interface Background {
  /** Waits until the output matches. @returns the match @throws Error when the program ends first */
  printed(pattern: RegExp): Promise<RegExpExecArray>;
  /** Kills the program, like a crash. */
  stop(): Promise<void>;
}

/**
 * Starts an example and leaves it running.
 * @param env additional environment variables
 */
export function startProgram(
  sandbox: Sandbox,
  fixture: NetworkFixture,
  file: string,
  args: readonly string[] = [],
  env: NodeJS.ProcessEnv = {},
): Background {
  const absolute = path.join(sandbox.folder, file.replace(/\.ts$/, '.js'));
  const child = spawn(process.execPath, [absolute, ...args], {
    cwd: path.dirname(absolute),
    env: {...sampleEnvironment(fixture), ...env},
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const closed = once(child, 'close');
  let text = '';
  let errors = '';
  child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString('utf8')));
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString('utf8')));
  return {
    async printed(pattern) {
      for (;;) {
        const match = pattern.exec(text);
        if (match) return match;
        const ended = await Promise.race([
          once(child.stdout, 'data').then(() => false),
          closed.then(() => true),
        ]);
        if (ended && !pattern.test(text)) throw new Error(`${file} ended: ${errors || text}`);
      }
    },
    async stop() {
      child.kill('SIGKILL');
      await closed;
    },
  };
}
