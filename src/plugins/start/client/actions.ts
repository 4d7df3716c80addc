import {copyFrom} from '../../samples/client/copy';
import {openMenu} from './menu';
import {openSearch} from './search';

/** An action to repeat for React after hydration. */
export type Repeat = () => void;

/** Registers a `Repeat`. */
export type OnceReady = (repeat: Repeat) => void;

/** Returns a promise if its effect is not shown at once. */
type Action = (element: HTMLElement, onceReady: OnceReady) => void | Promise<void>;

const TAB = '[role="tab"]';
/** How far arrow keys move the focus between tabs. */
const STEPS: Readonly<Record<string, number | undefined>> = {ArrowLeft: -1, ArrowRight: 1};

/** Clicks the element again after hydration, which keeps all elements. */
function clickAgain(element: HTMLElement): Repeat {
  return () => element.click();
}

/**
 * Handles a key on a tab as the theme does: Enter selects the tab, arrow keys move the focus.
 * @returns whether the key does something on a tab
 */
export function pressTab({key, target}: KeyboardEvent): boolean {
  const tab = target instanceof Element ? target.closest<HTMLElement>(TAB) : null;
  const step = STEPS[key];
  if (!tab || (!step && key !== 'Enter')) return false;
  if (step) {
    const tabs = Array.from(tab.parentElement?.querySelectorAll<HTMLElement>(TAB) ?? []);
    tabs.at((tabs.indexOf(tab) + step) % tabs.length)?.focus();
  } else tab.click();
  return true;
}

const toggleColorMode: Action = (button, onceReady) => {
  // Hydration has begun: React may have read the mode already.
  if ('docusaurusRoot' in window) return onceReady(clickAgain(button));
  const {dataset} = document.documentElement;
  const mode = dataset.theme === 'dark' ? 'light' : 'dark';
  dataset.theme = dataset.themeChoice = mode;
  try {
    localStorage.setItem('theme', mode);
  } catch {
    // The storage is blocked: the mode lasts for this page.
  }
};

const closeAnnouncement: Action = (button, onceReady) => {
  document.documentElement.dataset.announcementBarInitiallyDismissed = 'true';
  onceReady(clickAgain(button));
};

/** Shows a tab's panel. Panels are in the order of their tabs. */
const selectTab: Action = (tab, onceReady) => {
  const list = tab.closest('[role="tablist"]');
  const tabs = Array.from(list?.querySelectorAll(TAB) ?? []);
  const panels = Array.from(
    list?.parentElement?.querySelectorAll<HTMLElement>('[role="tabpanel"]') ?? [],
  ).filter((panel) => panel.parentElement?.parentElement === list?.parentElement);
  tabs.forEach((one, index) => {
    const selected = one === tab;
    one.setAttribute('aria-selected', String(selected));
    one.classList.toggle('tabs__item--active', selected);
    const panel = panels[index];
    if (panel) panel.hidden = !selected;
  });
  onceReady(clickAgain(tab));
};

const repeatLater: Action = (element, onceReady) => onceReady(clickAgain(element));

/** Actions by selector. The first selector that matches the clicked element or an ancestor applies. */
const ACTIONS: readonly (readonly [selector: string, action: Action])[] = [
  ['[class*="colorModeToggle"] button, .navbar button[class*="toggleButton"]', toggleColorMode],
  ['.theme-announcement-bar button', closeAnnouncement],
  [TAB, selectTab],
  ['button[data-copy]', copyFrom],
  ['.navbar__toggle', openMenu],
  ['.DocSearch-Button', (_button, onceReady) => openSearch(onceReady)],
  ['button, a[href="#"], a[role="button"], [role="menuitem"]', repeatLater],
];

/** Whether an element cannot work before React has started: a form field, or a control whose click is only repeated later. */
export function needsReact(target: Element): boolean {
  if (target.closest('input, select, textarea')) return true;
  return ACTIONS.find(([selector]) => target.closest(selector))?.[1] === repeatLater;
}

/**
 * Handles a click before the site's scripts can.
 * @param target the clicked element
 * @returns a promise that resolves when the page has changed; undefined for links and native controls, which are left to the
 * browser
 */
export function actOn(target: Element, onceReady: OnceReady): Promise<void> | undefined {
  for (const [selector, action] of ACTIONS) {
    const element = target.closest<HTMLElement>(selector);
    if (element) return Promise.resolve(action(element, onceReady));
  }
  return undefined;
}
