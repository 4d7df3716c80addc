import {targetOf} from './target';
import {hasStoredValues} from './storage-key';

/** Prefix of the local storage keys under which the theme stores chosen tabs; the name of the tab group follows. */
const TAB_KEY = 'docusaurus.tab.';

function hasStoredTab(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(TAB_KEY));
  } catch {
    // The storage is blocked, so nothing is stored.
    return false;
  }
}

/**
 * Whether the page needs its scripts at once to show what its URL or an earlier choice of the reader asks for: a query, a
 * hash whose target is hidden, missing or the summary of a disclosure, a stored tab on a page with tabs, or stored values on a
 * page with placeholders.
 */
export function needsScripts(): boolean {
  const {search, hash} = location;
  if (search.length > 1) return true;
  const target = targetOf(hash);
  if (hash.length > 1 && (!target?.getClientRects().length || target.closest('summary'))) return true;
  if (document.querySelector('[role="tab"]') && hasStoredTab()) return true;
  return document.querySelector('[data-fill]') !== null && hasStoredValues();
}
