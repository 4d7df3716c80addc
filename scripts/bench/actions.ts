import {benchInBothOrders} from './both-orders';
import type {Action} from './reader';

/** A page with everything that the actions need, and one that it links to. */
const PAGE = 'developers/getting_started';
const NEXT = {path: 'developers/precompiles', title: 'Precompile'};
const DESKTOP = 1440;
const MOBILE = 390;
/** The pages with most elements: the page before each, and its title. */
const LARGEST_AFTER = {
  'developers/precompiles': 'Public RPC Guide',
  'developers/zkt': 'Precompiles',
  'category/developers': 'Getting Started with Code',
  'category/smart-contract-deployment-examples': 'Deploy a Contract',
};
/** Slowdown of the processor. */
const CPU = 4;
/** How long a pointer rests on its target, in milliseconds. */
const HOVER_MS = 200;

const SEARCH = {target: '.DocSearch-Button', effects: [{selector: '.start-search input, .DocSearch-Input'}]};
const SECOND_TAB = 'article [role="tablist"] [role="tab"]:nth-child(2)';

/** What is measured by name. */
const ACTIONS = {
  menu: {
    target: '.navbar__toggle',
    effects: [{selector: 'dialog.start-menu, .navbar-sidebar--show .navbar-sidebar'}],
  },
  'color mode': {
    target: '.navbar button[class*="toggleButton"]',
    effects: [{selector: 'html[data-theme="light"]'}],
  },
  tab: {target: SECOND_TAB, effects: [{selector: `${SECOND_TAB}[aria-selected="true"]`}]},
  'search, key': {...SEARCH, key: 'Control+k'},
  'search, click': SEARCH,
  link: {
    target: `.theme-doc-sidebar-menu a[href$="/${NEXT.path}"]`,
    effects: [{selector: 'h1', text: NEXT.title}],
  },
  details: {
    target: 'article details:not([open]) summary',
    effects: [{selector: 'article details[open]'}],
  },
  copy: {
    target: 'article figure button[data-copy]',
    effects: [{selector: '[data-copied="true"]'}],
  },
} as const satisfies Readonly<Record<string, Action>>;

function slower(cpu: number): string {
  return cpu === 1 ? 'processor as it is' : `processor ${cpu}x slower`;
}

/** When a reader acts: words for print, the moment, and how long the pointer rests on the target before. */
const WHENS = [
  ['right after the first paint', 'painted', 0],
  ['on a settled page', 'settled', 0],
  [`on a settled page, pointer there for ${HOVER_MS} ms`, 'settled', HOVER_MS],
] as const;

/**
 * Prints how long each action takes to show its effect, as the site is built and in stock order, and the difference.
 * @param build folder of the built site
 * @param print takes one line
 */
export function benchActions(build: string, print: (line: string) => void): Promise<void> {
  return benchInBothOrders(build, print, async (compare) => {
    for (const [when, moment, hover] of WHENS) {
      print(`${when}, ${slower(CPU)}`);
      for (const [name, action] of Object.entries(ACTIONS)) {
        const touch = name === 'menu';
        // A finger does not rest on a button.
        if (touch && hover > 0) continue;
        await compare(name, action, {page: PAGE, width: touch ? MOBILE : DESKTOP, cpu: CPU, moment, hover});
      }
    }
  });
}

/** The same for a click on a link. As the site is built, React has started or has not; in stock order it always has. */
const LINK_WHENS = [
  ...WHENS,
  ['React started', 'started', 0],
  [`React started, pointer there for ${HOVER_MS} ms`, 'started', HOVER_MS],
] as const;

/**
 * Prints how long the next page takes to show its heading after a click on its link, hovered before or not, and the same for the
 * largest pages.
 * @param build folder of the built site
 * @param print takes one line
 */
export function benchNextPage(build: string, print: (line: string) => void): Promise<void> {
  return benchInBothOrders(build, print, async (compare) => {
    for (const cpu of [1, CPU]) {
      print(slower(cpu));
      for (const [when, moment, hover] of LINK_WHENS)
        await compare(when, ACTIONS.link, {page: PAGE, width: DESKTOP, cpu, moment, hover});
    }
    print(`largest pages, React started, pointer on "Next" for ${HOVER_MS} ms, ${slower(1)}`);
    for (const [page, title] of Object.entries(LARGEST_AFTER)) {
      const next = {target: '.pagination-nav__link--next', effects: [{selector: 'h1', text: title}]};
      await compare(title, next, {page, width: DESKTOP, cpu: 1, moment: 'started', hover: HOVER_MS});
    }
  });
}
