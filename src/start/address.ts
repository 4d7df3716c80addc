/** Prefix of the local storage keys under which the theme stores chosen tabs; the name of the tab group follows. */
const TAB_KEY = 'docusaurus.tab.';
/** Session storage key of the reader's values for placeholders marked with `data-fill`. */
const VALUES_KEY = 'reader-values';

function storedTab(storage: () => Storage): boolean {
  try {
    return Object.keys(storage()).some((key) => key.startsWith(TAB_KEY));
  } catch {
    // The storage is blocked, so nothing is stored.
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
    // A lone % in the hash is not a valid id.
    return null;
  }
}

/**
 * Whether the page needs its scripts at once to show what its URL or an earlier choice of the reader asks for: a query, a
 * hash whose target is hidden or missing, a stored tab on a page with tabs, or stored values on a page with placeholders.
 * @param storage returns localStorage; throws if the browser blocks storage
 * @param session returns sessionStorage; throws if the browser blocks storage
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
