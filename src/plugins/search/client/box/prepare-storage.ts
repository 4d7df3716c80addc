/** DocSearch's own prefix of storage keys. */
const PREFIX = '__DOCSEARCH_';

/** Free space that recent and favorite searches need together, in characters. */
const REQUIRED_CHARACTERS = 20_000;

interface Stored {
  readonly objectID: string;
  readonly url: string;
  readonly content: string | null;
  readonly hierarchy: Readonly<Record<string, string | null>>;
}

/** Whether a stored search is one that DocSearch can show: it leads to a page of this site, and its HTML is text. */
function isHit({objectID, url, content, hierarchy: {lvl0, lvl1, ...deeper}}: Stored): boolean {
  return (
    [objectID, lvl0, lvl1].every((text) => typeof text === 'string') &&
    /^\/(?![/\\\s])/.test(url) &&
    !/<(?!\/?bdi>)/.test(JSON.stringify([content, lvl1, deeper]))
  );
}

function isReadable(stored: string): boolean {
  try {
    return (JSON.parse(stored) as readonly Stored[]).every(isHit);
  } catch {
    return false;
  }
}

/**
 * Prepares the local storage for DocSearch, which shows stored searches as HTML, follows their addresses, and crashes on those
 * that it cannot read and on a full storage. A list that does not fit is removed. Call it before the modal opens.
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
