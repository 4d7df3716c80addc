import path from 'node:path';
import {median} from './median';
import {readPageBytes, sum, type LoadedFile} from './page-bytes';

/** One page of each type. */
const PAGES = ['/', '/category/users', '/users/transactions', '/developers/precompiles', '/api'] as const;
/** The largest files are listed, this many for each page. */
const LISTED = 6;

function kb(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}

function largest(files: readonly LoadedFile[]): string {
  const sorted = [...files].sort((a, b) => b.bytes - a.bytes).slice(0, LISTED);
  return sorted.map(({file, bytes}) => `${path.basename(file)} ${kb(bytes)}`).join(', ');
}

/**
 * Prints what each type of page loads, before and after the reader's first interaction, and its largest files.
 * @param build folder of the built site
 * @param print takes one line
 */
export function benchBytes(build: string, print: (line: string) => void): Promise<void> {
  const pages = readPageBytes(build, path.join(build, '../.docusaurus'));
  print(
    'kB (1,000 bytes) of brotli 11. First: scripts that load by themselves. After: at the first interaction.',
  );
  print(`${pages.length} pages; HTML, median: ${kb(median(pages.map((page) => page.html)))}`);
  for (const target of PAGES) {
    const page = pages.find(({path: known}) => known === target);
    if (!page) throw new Error(`bytes: the sitemap does not name ${target}.`);
    const {first, css, after} = page;
    print(
      `${target}: HTML ${kb(page.html)}, CSS ${css.map(({bytes}) => kb(bytes)).join(' + ')}, ` +
        `first ${kb(sum(first))}, after ${kb(sum(after))} (${largest(after)})`,
    );
  }
  return Promise.resolve();
}
