import {copyFrom} from '../../../lib/copy';
import {openMenu, openSearch, type OnceReady} from './dialogs';
import {allTabs, hidePanel} from '../../../lib/tabs';
import {THEME} from '../../../lib/theme';

/** Returns a promise if its effect is not shown at once. */
type Action = (element: HTMLElement, onceReady: OnceReady) => void | Promise<void>;

const repeatLater: Action = (element, onceReady) => onceReady((present) => present(element)?.click());

/** Key of the color mode in the local storage. */
const COLOR_MODE = 'theme';
const {dataset} = document.documentElement;

const toggleColorMode: Action = (button, onceReady) => {
  // Hydration has begun: React may have read the mode already.
  if ('docusaurusRoot' in window) return repeatLater(button, onceReady);
  const mode = dataset.theme === 'dark' ? 'light' : 'dark';
  dataset.theme = dataset.themeChoice = mode;
  try {
    localStorage.setItem(COLOR_MODE, mode);
  } catch {
    // The storage is blocked: the mode lasts for this page.
  }
};

/** Shows the color mode that the reader has chosen in another tab. */
export function followColorMode({key, newValue}: StorageEvent): void {
  if (key === COLOR_MODE && newValue)
    dataset.theme = dataset.themeChoice = newValue === 'light' ? newValue : 'dark';
}

/** Closes the announcement that the reader has closed in another tab. */
export function followAnnouncement({key, newValue}: StorageEvent): void {
  if (key === 'docusaurus.announcement.dismiss' && newValue === 'true')
    document.documentElement.dataset.announcementBarInitiallyDismissed = newValue;
}

/** Reports what is stored to a page that Back shows as it was left: it has missed what the reader chose since. */
export function catchUp({persisted}: PageTransitionEvent): void {
  if (!persisted) return;
  try {
    for (const [key, newValue] of Object.entries(localStorage) as [string, string][])
      dispatchEvent(new StorageEvent('storage', {key, newValue, storageArea: localStorage}));
  } catch {
    // The storage is blocked, so nothing is stored.
  }
}

const closeAnnouncement: Action = (button, onceReady) => {
  document.documentElement.dataset.announcementBarInitiallyDismissed = 'true';
  return repeatLater(button, onceReady);
};

/**
 * Shows a tab's panel. Panels are in the order of their tabs, in the element after the list. React makes tabs anew, so the
 * repetition finds it by its place.
 */
const selectTab: Action = (tab, onceReady) => {
  const list = tab.closest(THEME.tabList) as HTMLElement;
  const panels = list.nextElementSibling?.children;
  allTabs(list).forEach((one, index) => {
    const selected = one === tab;
    one.setAttribute('aria-selected', String(selected));
    one.classList.toggle(THEME.selectedTab.slice(1), selected);
    const panel = panels?.[index];
    if (selected) panel?.removeAttribute('hidden');
    else if (panel) hidePanel(panel);
  });
  const place = allTabs(document).indexOf(tab);
  onceReady(() => {
    const again = allTabs(document)[place];
    again?.click();
    if (document.activeElement === document.body) again?.focus({preventScroll: true});
  });
};

/** Actions by selector. The first selector that matches the clicked element or an ancestor applies. */
const ACTIONS: readonly (readonly [selector: string, action: Action])[] = [
  [THEME.colorSwitch, toggleColorMode],
  [THEME.closeAnnouncement, closeAnnouncement],
  [THEME.tab, selectTab],
  ['button[data-copy]', copyFrom],
  [THEME.menuToggle, openMenu],
  [THEME.searchButton, (_button, onceReady) => openSearch(onceReady)],
  ['button, a[href="#"], a[role="button"]', repeatLater],
];

/** Whether an element cannot work before React has started: a form field, or a control whose click is only repeated later. */
export function needsReact(target: Element): boolean {
  if (target.closest('input, select, textarea')) return true;
  return ACTIONS.find(([selector]) => target.closest(selector))?.[1] === repeatLater;
}

/**
 * Handles a click before React has started.
 * @returns a promise that resolves when the page has changed; undefined for links and native controls, which are left to the
 *   browser
 */
export function actOn(target: Element, onceReady: OnceReady): Promise<void> | undefined {
  for (const [selector, action] of ACTIONS) {
    const element = target.closest<HTMLElement>(selector);
    if (element) return Promise.resolve(action(element, onceReady));
  }
  return undefined;
}
