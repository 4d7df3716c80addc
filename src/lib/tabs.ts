import {THEME} from './theme';

/** All tabs within an element, in order. */
export const allTabs = (root: ParentNode): HTMLElement[] =>
  Array.from(root.querySelectorAll<HTMLElement>(THEME.tab));

/** The tab of a panel: tabs are in the order of their panels, in the list before these. */
export function tabOf(panel: Element): HTMLElement | undefined {
  const panels = panel.parentElement as HTMLElement;
  const tabs = panels.previousElementSibling?.children ?? [];
  return tabs[Array.from(panels.children).indexOf(panel)] as HTMLElement | undefined;
}

/** Hides a panel, but not from the browser's search in the page where the browser can show what it finds. */
export function hidePanel(panel: Element): void {
  panel.setAttribute('hidden', 'onbeforematch' in panel ? 'until-found' : '');
}

/** How far arrow keys move the focus between tabs. */
const STEPS: Readonly<Record<string, number | undefined>> = {ArrowLeft: -1, ArrowRight: 1};

/**
 * Handles a key on a tab: Enter and Space select the tab, arrow keys move the focus.
 * @returns whether the key does something on a tab
 */
export function pressTab({key, target}: KeyboardEvent): boolean {
  const tab = target instanceof Element ? target.closest<HTMLElement>(THEME.tab) : null;
  const step = STEPS[key];
  if (!tab || (!step && key !== 'Enter' && key !== ' ')) return false;
  if (step) {
    const tabs = allTabs(tab.parentElement as HTMLElement);
    tabs.at((tabs.indexOf(tab) + step) % tabs.length)?.focus();
  } else tab.click();
  return true;
}
