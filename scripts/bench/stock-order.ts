/* The built site with its scripts in the order of the framework's own template: all of them deferred, none of our own first. */
import {cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {filesBelow} from '../../src/plugins/bundler/node/files-below';

const FIRST_SCRIPT = /<script src="[^"]+" data-scripts="([^"]+)" defer(?:="defer")?><\/script>/;

/**
 * Replaces the first script of a built page by those that it would load.
 * @throws Error when the page has no such script
 */
export function inStockOrder(html: string): string {
  const [tag, files] = FIRST_SCRIPT.exec(html) ?? [];
  if (tag === undefined || files === undefined) throw new Error('bench: a page without the first script.');
  return html.replace(tag, () =>
    files
      .split(' ')
      .map((file) => `<script src="${file}" defer></script>`)
      .join(''),
  );
}

/**
 * Copies a built site and puts the scripts of each page in stock order.
 * @param build folder of the built site
 * @returns the temporary folder, and a function that deletes it
 * @throws Error when there is no page, or one without the first script
 */
export function copyInStockOrder(build: string): {readonly folder: string; readonly remove: () => void} {
  const folder = mkdtempSync(path.join(tmpdir(), 'stock-order-'));
  const remove = (): void => rmSync(folder, {recursive: true});
  try {
    cpSync(build, folder, {recursive: true});
    const pages = filesBelow(folder).filter((file) => file.endsWith('.html'));
    if (pages.length === 0) throw new Error(`bench: no page in ${build}.`);
    for (const file of pages) writeFileSync(file, inStockOrder(readFileSync(file, 'utf8')));
  } catch (error) {
    remove();
    throw error;
  }
  return {folder, remove};
}
