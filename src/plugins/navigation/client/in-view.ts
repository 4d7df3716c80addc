/*
 * Keeps the current page in the sidebar, and the current section in the contents, in view. Runs with the framework's scripts;
 * before them, and only in some browsers, `scroll-initial-target` shows the current page.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

const CURRENT_PAGE = '.menu [aria-current="page"]';
const CURRENT_SECTION = '.table-of-contents__link--active';

/** Scrolls the list around an element, but not the page, if the element is out of view. */
function keepInView(selector: string): void {
  const element = document.querySelector(selector);
  const list = element?.closest('.thin-scrollbar');
  if (!element || !list || element.getClientRects().length === 0) return;
  const {top, bottom} = element.getBoundingClientRect();
  const frame = list.getBoundingClientRect();
  if (top < frame.top || bottom > Math.min(frame.bottom, innerHeight))
    list.scrollTop += top - frame.top - list.clientHeight / 2;
}

/** Not while the reader goes through the contents with the keyboard, which moves the page too. */
function keepSectionInView(): void {
  if (!document.querySelector('.table-of-contents :focus-visible')) keepInView(CURRENT_SECTION);
}

/** After the sidebar has opened the category of the page. */
function onTransitionEnd({target}: Event): void {
  if (target instanceof Element && target.matches(`.menu__list:has([aria-current="page"])`))
    keepInView(CURRENT_PAGE);
}

// The build loads this module too.
if (ExecutionEnvironment.canUseDOM) {
  addEventListener('transitionend', onTransitionEnd);
  // The framework has marked the section when the frame begins.
  addEventListener('scroll', () => requestAnimationFrame(keepSectionInView), {passive: true});
}

/** Called by the framework, for the first page too. */
export const onRouteDidUpdate = (): void => keepInView(CURRENT_PAGE);
