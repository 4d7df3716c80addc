import {copyFrom} from './copy';
import {openMenu} from './menu';
import {openSearch} from './search';

/** What is left to do for React once it has taken over the page. */
export type Repeat = () => void;

/** Takes a `Repeat` to keep. */
export type OnceReady = (repeat: Repeat) => void;

type Action = (element: HTMLElement, onceReady: OnceReady) => void;

/** Positions among siblings from the body down to an element. */
function pathOf(element: Element): readonly number[] {
  const {parentElement} = element;
  if (!parentElement || element === document.body) return [];
  return [...pathOf(parentElement), Array.from(parentElement.children).indexOf(element)];
}

/**
 * Clicks the element again for React: itself, or the one in its place. React makes some parts anew when it takes over
 * (tabs), always in the same form.
 */
function clickAgain(element: HTMLElement): Repeat {
  const path = pathOf(element);
  return () => {
    const found = element.isConnected
      ? element
      : path.reduce<Element | undefined>((parent, index) => parent?.children[index], document.body);
    if (found instanceof HTMLElement && found.tagName === element.tagName) found.click();
  };
}

function toggleColorMode(): void {
  const {dataset} = document.documentElement;
  const mode = dataset.theme === 'dark' ? 'light' : 'dark';
  dataset.theme = mode;
  dataset.themeChoice = mode;
  try {
    localStorage.setItem('theme', mode);
  } catch {
    // Storage refused: the mode holds for this page.
  }
}

const closeAnnouncement: Action = (button, onceReady) => {
  document.documentElement.dataset.announcementBarInitiallyDismissed = 'true';
  onceReady(clickAgain(button));
};

/** Shows a tab's panel; panels stand in the order of their tabs. */
const selectTab: Action = (tab, onceReady) => {
  const list = tab.closest('[role="tablist"]');
  const tabs = Array.from(list?.querySelectorAll('[role="tab"]') ?? []);
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

/** The first selector that matches the clicked element or one around it decides. */
const ACTIONS: readonly (readonly [selector: string, action: Action])[] = [
  ['[class*="colorModeToggle"] button, .navbar button[class*="toggleButton"]', toggleColorMode],
  ['.theme-announcement-bar button', closeAnnouncement],
  ['[role="tab"]', selectTab],
  ['button[data-copy]', copyFrom],
  ['.navbar__toggle', openMenu],
  ['.DocSearch-Button', (_button, onceReady) => openSearch(onceReady)],
  ['button, a[href="#"], a[role="button"]', repeatLater],
];

/**
 * Carries out a click that no script of the site can take yet.
 * @param target what was clicked
 * @returns whether there was something to do; links and native elements are left to the browser
 */
export function actOn(target: Element, onceReady: OnceReady): boolean {
  for (const [selector, action] of ACTIONS) {
    const element = target.closest<HTMLElement>(selector);
    if (element) {
      action(element, onceReady);
      return true;
    }
  }
  return false;
}
