/* Part of the server bundle: keeps styles that are known only while a page is rendered out of its HTML. */
import {createHash} from 'node:crypto';
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';

declare const __OUT_DIR__: string;

/**
 * Writes a stylesheet into the built site, under a name that changes with its content.
 * @param name first part of the file name
 * @param css text of the stylesheet
 * @returns path below the base URL, with a leading slash
 */
export function writeStyleFile(name: string, css: string): string {
  const hash = createHash('sha256').update(css).digest('hex').slice(0, 8);
  const file = `/assets/css/${name}.${hash}.css`;
  mkdirSync(path.join(__OUT_DIR__, 'assets/css'), {recursive: true});
  writeFileSync(path.join(__OUT_DIR__, file), css);
  return file;
}
