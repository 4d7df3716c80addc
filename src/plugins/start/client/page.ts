/* What the first script reads and requests of the page itself. */
import {isGone} from '../../../lib/outdated';
import {targetOf} from '../../../lib/reveal';
import {THEME} from '../../../lib/theme';

/** A choice of the reader that is stored, and the elements that show it once React has started. */
export interface StoredChoice {
  readonly selector: string;
  /** Beginning of its key in the local storage or in the session storage. */
  readonly key: string;
}

/** The theme stores the chosen tab of each group. */
const CHOSEN_TABS: StoredChoice = {selector: THEME.tab, key: 'docusaurus.tab.'};

function hasStored(key: string): boolean {
  try {
    return [localStorage, sessionStorage].some((storage) =>
      Object.keys(storage).some((name) => name.startsWith(key)),
    );
  } catch {
    // The storage is blocked, so nothing is stored.
    return false;
  }
}

/**
 * Whether the page needs its scripts at once to show what its address or an earlier choice of the reader asks for: a query, a
 * hash with values or whose target is hidden or missing, or a stored choice with an element that shows it.
 * @param choices what is stored besides the chosen tabs
 */
export function needsScripts(choices: readonly StoredChoice[]): boolean {
  const {search, hash} = location;
  if (search.length > 1 || hash.includes('&')) return true;
  if (hash.length > 1 && !targetOf(hash)?.getClientRects().length) return true;
  return [CHOSEN_TABS, ...choices].some(
    ({selector, key}) => document.querySelector(selector) !== null && hasStored(key),
  );
}

/** Key in the session storage: path and version of the page that was reloaded last. */
const RELOADED = 'start.reloaded';

/**
 * Reloads the page if the server no longer has one of its scripts, because the site was published again: once for each path
 * and version. Not if the server does not respond, because the reader would lose the page.
 * @param script address of a script that did not load
 * @param version text that differs between two versions of the page
 */
export async function reloadIfGone(script: string, version: string): Promise<void> {
  const page = `${location.pathname} ${version}`;
  try {
    if (sessionStorage.getItem(RELOADED) === page || !(await isGone(script))) return;
    sessionStorage.setItem(RELOADED, page);
    location.reload();
  } catch {
    // The reader is offline, or the storage is blocked, without which the page could reload again and again.
  }
}

/** What browsers based on Chromium tell about the network. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Adds a resource hint to the page. */
export function hint(attributes: Partial<HTMLLinkElement>): void {
  document.head.append(Object.assign(document.createElement('link'), attributes));
}

const asked = new Set<string>();

/**
 * Requests the page of an internal link ahead of the click: once for each address, and not if the reader saves data or the
 * network is slow.
 * @param target where the pointer, finger or focus is
 */
export function prefetchPage(target: EventTarget | null): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (link?.origin !== location.origin) return;
  const {connection} = navigator as Navigator & {readonly connection?: Connection};
  if (connection?.saveData || connection?.effectiveType?.includes('2g')) return;
  const {pathname, search} = link;
  const address = pathname + search;
  // Files have an extension, pages have none.
  if (pathname === location.pathname || /\.\w+$/.test(pathname) || asked.has(address)) return;
  asked.add(address);
  hint({rel: 'prefetch', href: address});
}
