/** DocSearch's own prefix of storage keys. */
const PREFIX = '__DOCSEARCH_';

/** Free space that recent and favorite searches need together, in characters. */
const REQUIRED_CHARACTERS = 20_000;

function isReadable(stored: string): boolean {
  try {
    const hits = JSON.parse(stored) as readonly Readonly<Record<string, unknown>>[];
    return hits.every(
      ({objectID, url, type, hierarchy}) =>
        [objectID, url, type].every((text) => typeof text === 'string') &&
        typeof hierarchy === 'object' &&
        hierarchy !== null,
    );
  } catch {
    return false;
  }
}

/**
 * Prepares the local storage for DocSearch, which crashes on stored searches that it cannot read and on a full storage. Call
 * it before the modal opens.
 * @returns whether recent and favorite searches can be stored
 */
export function prepareStorage(indexName: string): boolean {
  try {
    for (const kind of ['RECENT', 'FAVORITE']) {
      const key = `${PREFIX}${kind}_SEARCHES__${indexName}`;
      if (!isReadable(localStorage.getItem(key) ?? '[]')) localStorage.removeItem(key);
    }
    const probe = `${PREFIX}PROBE__`;
    localStorage.setItem(probe, ' '.repeat(REQUIRED_CHARACTERS));
    localStorage.removeItem(probe);
    return true;
  } catch {
    return false;
  }
}
