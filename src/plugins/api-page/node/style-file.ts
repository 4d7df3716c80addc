/* Part of the server bundle: keeps styles that are known only while a page is rendered out of its HTML. */
import {createHash} from 'node:crypto';
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

declare const __OUT_DIR__: string;
declare const __OWN_STYLES__: string;

/**
 * Writes the page's own stylesheet and another one into a file of the built site, under a name that changes with its content.
 * @param name first part of the file name
 * @param css text of the other stylesheet
 * @returns path below the base URL, with a leading slash
 */
export function writeStyleFile(name: string, css: string): string {
  const all = `${readFileSync(__OWN_STYLES__, 'utf8')}${css}`;
  const hash = createHash('sha256').update(all).digest('hex').slice(0, 8);
  const file = `/assets/css/${name}.${hash}.css`;
  mkdirSync(path.join(__OUT_DIR__, 'assets/css'), {recursive: true});
  writeFileSync(path.join(__OUT_DIR__, file), all);
  return file;
}
