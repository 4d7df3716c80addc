/*
 * Keeps the current page in the sidebar, and the current section in the contents, in view. Runs with the framework's scripts;
 * before them, and only in some browsers, `scroll-initial-target` shows the current page.
 */

const CURRENT_PAGE = '.menu [aria-current="page"]';

/** Time in which the sidebar opens the category of a page, in milliseconds. */
const OPEN_MS = 400;

/** Scrolls the list around an element, but not the page, if the element is out of view. */
function keepInView(selector: string): void {
  const element = document.querySelector(selector);
  const list = element?.closest('.thin-scrollbar');
  if (!element || !list) return;
  const {top, bottom} = element.getBoundingClientRect();
  const frame = list.getBoundingClientRect();
  if (top < frame.top || bottom > Math.min(frame.bottom, innerHeight))
    list.scrollTop += top - frame.top - list.clientHeight / 2;
}

let contents: MutationObserver | undefined;

/** Called by the framework, for the first page too. */
export function onRouteDidUpdate(): void {
  keepInView(CURRENT_PAGE);
  setTimeout(keepInView, OPEN_MS, CURRENT_PAGE);
  contents?.disconnect();
  contents = new MutationObserver(() => keepInView('.table-of-contents__link--active'));
  const list = document.querySelector('.theme-doc-toc-desktop');
  if (list) contents.observe(list, {subtree: true, attributeFilter: ['class']});
}
