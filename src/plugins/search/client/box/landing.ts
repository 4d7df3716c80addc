import {continueFrom} from '../continue-from';

const MARK_CLASS = 'search-landing';
const WAIT_MS = 5_000;
const SHOWN_MS = 2_400;

let timer: number | undefined;

function headingOf(hash: string): HTMLElement | null {
  if (hash.length <= 1) return document.querySelector<HTMLElement>('main h1');
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // a lone % is not an escape sequence, and the framework does not open such an address
    return null;
  }
}

function isVisible(element: HTMLElement): boolean {
  const {top, bottom} = element.getBoundingClientRect();
  const navbar = document.querySelector('.navbar')?.getBoundingClientRect().bottom ?? 0;
  return top >= navbar && bottom <= window.innerHeight;
}

function mark(element: HTMLElement): void {
  document.querySelector(`.${MARK_CLASS}`)?.classList.remove(MARK_CLASS);
  clearTimeout(timer);
  element.classList.add(MARK_CLASS);
  timer = window.setTimeout(() => element.classList.remove(MARK_CLASS), SHOWN_MS);
}

/** Values that differ between two pages, to detect a navigation: the address changes before the page does. */
function shownPage(): readonly (Element | string | null | undefined)[] {
  const heading = document.querySelector('main h1');
  const description = document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content;
  return [heading, heading?.textContent, description];
}

/**
 * Waits for the page of a result, scrolls its heading into view below the navbar, marks it for a moment and lets the Tab key go
 * on from there. (When the modal closes, it restores the old scroll position, so the browser's own jump to the anchor is lost.)
 * @param url URL of the heading, or of the page
 */
export function markLanding(url: string): void {
  const target = new URL(url, window.location.href);
  const deadline = Date.now() + WAIT_MS;
  const stays = target.pathname === window.location.pathname;
  const before = shownPage();
  function hasArrived(): boolean {
    const {pathname, hash} = window.location;
    if (pathname !== target.pathname || hash !== target.hash) return false;
    if (document.querySelector('.DocSearch-Container') !== null) return false;
    return stays || shownPage().some((part, index) => part !== before[index]);
  }
  function attempt(): void {
    const element = hasArrived() ? headingOf(target.hash) : null;
    if (element !== null) {
      if (!isVisible(element)) element.scrollIntoView({block: 'start', behavior: 'instant'});
      continueFrom(element);
      mark(element);
    } else if (Date.now() < deadline) {
      setTimeout(attempt, 50);
    }
  }
  setTimeout(attempt, 50);
}

/** Whether a click on a link opens it in this tab, with no key that opens another. */
export function opensHere(
  event: Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'button'>,
): boolean {
  return !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey && event.button === 0;
}

/**
 * Opens a search result in this tab.
 * @param href path with base URL, or a URL on another site
 * @param history the router's history, for pages of this site
 */
export function goToResult(href: string, history: {push: (path: string) => void}): void {
  if (!href.startsWith('/')) return window.location.assign(href);
  markLanding(href);
  history.push(href);
}
