import {readFileSync} from 'node:fs';
import path from 'node:path';
import {type Fact, splitFences} from '../plugins/facts';
import {extractRegion, parseReference} from '../plugins/samples';

const SITE = path.join(__dirname, '../..');
const ADDRESS = /0x[0-9a-fA-F]{40}(?![0-9a-fA-F])/g;

/** Code in the fences of a page. Fences without a file are skipped; src/plugins/samples reports wrong files. */
function shownCode(markdown: string): readonly string[] {
  return splitFences(markdown).flatMap(({kind, text}) => {
    const reference = kind === 'fence' ? parseReference(text.split('\n')[0]) : undefined;
    if (!reference) return [];
    try {
      return [extractRegion(readFileSync(path.join(SITE, reference.file), 'utf8'), reference)];
    } catch {
      return [];
    }
  });
}

/**
 * Names of the facts whose addresses appear in the code of a page, in order of appearance. Tokens do not work in code, but
 * readers should find the date of these addresses too.
 * @param markdown source of a page
 * @param facts all facts by token name
 */
export function codeFacts(markdown: string, facts: ReadonlyMap<string, Fact>): readonly string[] {
  const ids = new Map<string, string>();
  facts.forEach(({value}, id) => {
    if (!ids.has(String(value))) ids.set(String(value), id);
  });
  const found = shownCode(markdown).flatMap((code) =>
    Array.from(code.matchAll(ADDRESS), ([address]) => ids.get(address)),
  );
  return Array.from(new Set(found)).filter((id) => id !== undefined);
}
