import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {execute} from './run';
import {repository} from './paths';

/**
 * Type-checks a folder of TypeScript with its own tsconfig.
 * @param file the only file to check; the whole folder by default
 * @returns output of the compiler; empty if there are no errors
 */
export async function typeCheck(folder: string, file?: string): Promise<string> {
  const tsc = path.join(repository, 'node_modules/typescript/bin/tsc');
  const only = path.join(folder, 'tsconfig.only.json');
  if (file) writeFileSync(only, JSON.stringify({extends: './tsconfig.json', include: [file]}));
  const project = file ? only : path.join(folder, 'tsconfig.json');
  const args = [tsc, '--project', project, '--pretty', 'false'];
  const {code, stdout, stderr} = await execute(process.execPath, args, {
    cwd: folder,
    env: {PATH: process.env.PATH},
  });
  return code === 0 ? '' : stdout + stderr || `tsc ended with ${code}`;
}
