/** Where the theme stores the tab that a reader chose, followed by the name of the group. */
const TAB_KEY = 'docusaurus.tab.';

function storedTab(storage: () => Storage): boolean {
  try {
    return Object.keys(storage()).some((key) => key.startsWith(TAB_KEY));
  } catch {
    // Storage refused: nothing is stored.
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
 * a query, a hash whose target is hidden or missing, or a stored tab on a page with tabs.
 * @param storage gives localStorage; it throws where a browser blocks storage
 */
export function needsScripts(
  {search, hash}: Pick<Location, 'search' | 'hash'>,
  storage: () => Storage,
  page: Document,
): boolean {
  if (search.length > 1) return true;
  if (hash.length > 1 && !targetOf(hash, page)?.getClientRects().length) return true;
  return page.querySelector('[role="tab"]') !== null && storedTab(storage);
}
