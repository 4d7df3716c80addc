import {tabOf} from './tabs';
import {THEME} from './theme';

/**
 * The element that a hash names: `#fees`, or `#console&method=...` with values for what it names. Null for an empty hash and
 * where there is none.
 */
export function targetOf(hash: string): HTMLElement | null {
  const [id = ''] = hash.slice(1).split('&');
  try {
    return document.getElementById(decodeURIComponent(id));
  } catch {
    // A lone % is not an escape sequence.
    return null;
  }
}

/**
 * Shows what a hash names, and scrolls to it where browsers do not: opens the disclosures and selects the tabs that it is in.
 * What is hidden by anything else, such as a filter, gets the event `reveal`, which bubbles.
 */
export function reveal(hash: string): void {
  const target = targetOf(hash);
  let scrolls = hash.includes('&');
  for (let element = target; element; element = element.parentElement) {
    const {hidden} = element;
    if (element.matches('details:not([open])')) element.setAttribute('open', '');
    else if (!hidden) continue;
    if (hidden) {
      if (element.matches(THEME.tabPanel)) tabOf(element)?.click();
      else target?.dispatchEvent(new CustomEvent('reveal', {bubbles: true}));
    }
    scrolls = true;
  }
  // React shows a tab or a row in the next frame.
  if (scrolls) requestAnimationFrame(() => target?.scrollIntoView());
}
