const MARK_CLASS = 'search-landing';
const WAIT_MS = 5_000;
const SHOWN_MS = 2_400;

function decoded(anchor: string): string {
  try {
    return decodeURIComponent(anchor);
  } catch {
    // a bare % is no escape sequence: it stands for itself
    return anchor;
  }
}

function headingOf(hash: string): HTMLElement | null {
  if (hash.length > 1) return document.getElementById(decoded(hash.slice(1)));
  return document.querySelector<HTMLElement>('main h1');
}

function isVisible(element: HTMLElement): boolean {
  const {top, bottom} = element.getBoundingClientRect();
  const navbar = document.querySelector('.navbar')?.getBoundingClientRect().bottom ?? 0;
  return top >= navbar && bottom <= window.innerHeight;
}

function mark(element: HTMLElement): void {
  element.classList.add(MARK_CLASS);
  setTimeout(() => element.classList.remove(MARK_CLASS), SHOWN_MS);
}

/** What differs between two pages: the address changes before the page does. */
function shownPage(): readonly (Element | string | null | undefined)[] {
  const heading = document.querySelector('main h1');
  const description = document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content;
  return [heading, heading?.textContent, description];
}

/**
 * As soon as a page is there, its heading is brought into view below the navbar (the closing modal scrolls back to where
 * the reader was) and marked for a moment.
 * @param url address of the heading, or of the page
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
      mark(element);
    } else if (Date.now() < deadline) {
      setTimeout(attempt, 50);
    }
  }
  setTimeout(attempt, 50);
}

/**
 * Opens a result in this tab.
 * @param href path with base URL, or an address on another site
 * @param history where pages of this site are pushed
 */
export function goToResult(href: string, history: {push: (path: string) => void}): void {
  if (!href.startsWith('/')) return window.location.assign(href);
  markLanding(href);
  history.push(href);
}
