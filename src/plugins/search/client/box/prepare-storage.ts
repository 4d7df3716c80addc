import {readHits} from '../../shared/untrusted';

/** DocSearch's own prefix of storage keys. */
const PREFIX = '__DOCSEARCH_';

/** Free space that recent and favorite searches need together, in characters. */
const REQUIRED_CHARACTERS = 20_000;

/** Most searches that DocSearch reads under a key. */
const MAX_STORED = 10;

function parse(stored: string): unknown {
  try {
    return JSON.parse(stored);
  } catch {
    return null;
  }
}

interface StorageOptions {
  readonly indexName: string;
  /** returns the address under which an absolute URL is shown and followed */
  readonly toHref: (url: string) => string;
  /** fields that each stored search gets, such as those of its click events */
  readonly fields?: object;
}

/**
 * Prepares the local storage for DocSearch, which shows stored searches as HTML, follows their addresses, and crashes on those
 * that it cannot read and on a full storage. What does not fit is removed. Call it before the modal opens.
 * @returns whether recent and favorite searches can be stored
 */
export function prepareStorage({indexName, toHref, fields}: StorageOptions): boolean {
  try {
    for (const kind of ['RECENT', 'FAVORITE']) {
      const key = `${PREFIX}${kind}_SEARCHES__${indexName}`;
      const stored = localStorage.getItem(key);
      if (stored === null) continue;
      const hits = readHits(parse(stored), location.origin)
        .slice(0, MAX_STORED)
        .map(({objectID, url, type, content, hierarchy}) => ({
          objectID,
          url: toHref(url),
          type,
          content,
          hierarchy,
          ...fields,
        }));
      localStorage.removeItem(key);
      if (hits.length > 0) localStorage.setItem(key, JSON.stringify(hits));
    }
    const probe = `${PREFIX}PROBE__`;
    localStorage.setItem(probe, ' '.repeat(REQUIRED_CHARACTERS));
    localStorage.removeItem(probe);
    return true;
  } catch {
    return false;
  }
}
