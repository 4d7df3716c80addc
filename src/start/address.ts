/** Where the theme stores the tab that a reader chose, followed by the name of the group. */
const TAB_KEY = 'docusaurus.tab.';
/** Where the tab keeps what its reader filled in for the placeholders that `data-fill` marks. */
const VALUES_KEY = 'reader-values';

function storedTab(storage: () => Storage): boolean {
  try {
    return Object.keys(storage()).some((key) => key.startsWith(TAB_KEY));
  } catch {
    // Storage refused: nothing is stored.
    return false;
  }
}

function storedValues(storage: () => Storage): boolean {
  try {
    return storage().getItem(VALUES_KEY) !== null;
  } catch {
    return false;
  }
}

function targetOf(hash: string, page: Document): HTMLElement | null {
  try {
    return page.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // A bare % in the hash: no such id.
    return null;
  }
}

/**
 * Tells whether the page cannot show what its address, or an earlier choice of the reader, asks for without scripts:
 * a query, a hash whose target is hidden or missing, a stored tab on a page with tabs, or stored values on a page with
 * placeholders.
 * @param storage gives localStorage; it throws where a browser blocks storage
 * @param session gives sessionStorage, likewise
 */
export function needsScripts(
  {search, hash}: Pick<Location, 'search' | 'hash'>,
  storage: () => Storage,
  session: () => Storage,
  page: Document,
): boolean {
  if (search.length > 1) return true;
  if (hash.length > 1 && !targetOf(hash, page)?.getClientRects().length) return true;
  if (page.querySelector('[role="tab"]') && storedTab(storage)) return true;
  return page.querySelector('[data-fill]') !== null && storedValues(session);
}
