import path from 'node:path';
import {execute} from './run';
import {repository} from './paths';

/**
 * Type-checks a folder of TypeScript with its own tsconfig.
 * @returns what the compiler prints; empty when all is well
 */
export async function typeCheck(folder: string): Promise<string> {
  const tsc = path.join(repository, 'node_modules/typescript/bin/tsc');
  const args = [tsc, '--project', path.join(folder, 'tsconfig.json'), '--pretty', 'false'];
  const {code, stdout, stderr} = await execute(process.execPath, args, {
    cwd: folder,
    env: {PATH: process.env.PATH},
  });
  return code === 0 ? '' : stdout + stderr || `tsc ended with ${code}`;
}
