import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {execute} from './run';
import {repository} from './paths';

/**
 * Type-checks one file of a folder of TypeScript with the folder's tsconfig.
 * @returns output of the compiler; empty if there are no errors
 */
export async function typeCheck(folder: string, file: string): Promise<string> {
  const tsc = path.join(repository, 'node_modules/typescript/bin/tsc');
  const project = path.join(folder, 'tsconfig.only.json');
  writeFileSync(project, JSON.stringify({extends: './tsconfig.json', include: [file]}));
  const args = [tsc, '--project', project, '--pretty', 'false'];
  const {code, stdout, stderr} = await execute(process.execPath, args, {
    cwd: folder,
    env: {PATH: process.env.PATH},
  });
  return code === 0 ? '' : stdout + stderr || `tsc ended with ${code}`;
}
