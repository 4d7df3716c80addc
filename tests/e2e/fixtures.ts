import {
  test as base,
  expect,
  type BrowserContext,
  type ConsoleMessage,
  type Locator,
  type Page,
} from '@playwright/test';
import {at} from './sitemap';

/** Declares expected console messages and requests; all others fail the test. */
export interface ConsoleGuard {
  /** Accepts matching messages from now on. The test fails if there is none. */
  readonly expectMessage: (pattern: RegExp) => void;
  /** Accepts requests to another origin, from now on. */
  readonly allowOrigin: (origin: string) => void;
}

/** Messages that Chromium and WebKit log for a request that failed; Firefox logs none. */
const FAILED_REQUEST = /status of|ERR_/;

interface Fixtures {
  readonly consoleGuard: ConsoleGuard;
  /**
   * Whether the framework requests the pages of visible links ahead of a click, as for most readers. Off unless a test needs it:
   * these are over thirty requests for each page, a sixth of the time of all tests.
   */
  readonly prefetch: boolean;
}

function describe(message: ConsoleMessage): string {
  return `console.${message.type()}: ${message.text()} (${message.location().url})`;
}

/**
 * Playwright's test with a guard for all pages of the context: the test fails on any undeclared console message, page error
 * or request to another origin, and on any violation of the Content-Security-Policy. `page.goto` accepts paths of the site
 * for any base URL.
 */
export const test = base.extend<Fixtures>({
  prefetch: [false, {option: true}],
  context: async ({context, prefetch}, use) => {
    if (!prefetch)
      await context.addInitScript(() =>
        Object.defineProperty(navigator, 'connection', {
          configurable: true,
          value: {saveData: true, effectiveType: '4g'},
        }),
      );
    await use(context);
  },
  consoleGuard: [
    async ({context, baseURL, browserName}, use) => {
      const unexpected: string[] = [];
      const expected: {pattern: RegExp; seen: boolean}[] = [];
      const origins = new Set([baseURL]);
      const note = (text: string) => {
        const match = expected.filter(({pattern}) => pattern.test(text));
        for (const entry of match) entry.seen = true;
        if (match.length === 0) unexpected.push(text);
      };
      const watch = (page: Page) => {
        const goto = page.goto.bind(page);
        page.goto = (target, options) => goto(at(target), options);
        page.on('console', (message) => note(describe(message)));
        page.on('pageerror', (error) => note(`page error: ${error.message}`));
      };
      context.on('page', watch);
      context.on('request', (request) => {
        const url = new URL(request.url());
        if (/^https?:/.test(url.protocol) && !origins.has(url.origin))
          note(`request to another origin: ${request.url()}`);
      });
      await use({
        expectMessage: (pattern) => void expected.push({pattern, seen: false}),
        allowOrigin: (origin) => void origins.add(origin),
      });
      expect(unexpected, 'messages that the test does not expect').toEqual([]);
      const due =
        browserName === 'firefox'
          ? expected.filter(({pattern}) => !FAILED_REQUEST.test(pattern.source))
          : expected;
      expect(
        due.filter(({seen}) => !seen).map(({pattern}) => String(pattern)),
        'named messages that never came',
      ).toEqual([]);
    },
    {auto: true},
  ],
});

export {expect};

/** Triggers the loading of the page's scripts, and waits for hydration. The not-found page listens only after its own script. */
export async function hydrated(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(() => {
        dispatchEvent(new Event('input'));
        return document.documentElement.dataset.hasHydrated;
      }),
    )
    .toBe('true');
}

/** Opens a path, loads its scripts and waits for hydration. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Holds matching requests back until the returned function is called. */
export async function hold(target: Page | BrowserContext, url: string | RegExp): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await target.route(url, async (route) => {
    await released;
    await route.fallback();
  });
  return release;
}

/** Opens a path and holds its scripts back until the returned function is called. */
export async function openHeld(page: Page, path: string): Promise<() => void> {
  const release = await hold(page, /\/assets\/js\/(?!start\.)/);
  await page.goto(path);
  return release;
}

/** Text in the clipboard, read in a tab without headers, because those of the site forbid it. It needs the permission to read. */
export async function clipboardOf(page: Page): Promise<string> {
  const tab = await page.context().newPage();
  await tab.route('**', (route) => route.fulfill({contentType: 'text/html', body: ''}));
  await tab.goto('/clipboard');
  const text = await tab.evaluate(() => navigator.clipboard.readText());
  await tab.close();
  return text;
}

/** Lets all further scripts of the page fail to load, until the returned function is called. */
export async function failScripts(page: Page): Promise<() => Promise<void>> {
  const scripts = /\/assets\/js\//;
  await page.route(scripts, (route) => route.abort());
  return () => page.unroute(scripts);
}

/**
 * Opens a path and scrolls to a tool, so that its code loads.
 * @param ready a part of the tool that shows once its code has loaded
 */
export async function openTool(page: Page, path: string, tool: Locator, ready: Locator): Promise<void> {
  await open(page, path);
  await tool.scrollIntoViewIfNeeded();
  await expect(ready).toBeVisible();
}

/** Holds Enter down on an element until the key repeats. */
export async function holdEnter(element: Locator): Promise<void> {
  const {keyboard} = element.page();
  await element.focus();
  await keyboard.down('Enter');
  await keyboard.down('Enter');
  await keyboard.up('Enter');
}

/** Stores the color mode before the first page loads. */
export async function useColorMode(page: Page, mode: 'light' | 'dark'): Promise<void> {
  await page.addInitScript((value) => {
    // Not on the empty page that a browser opens first, where the storage is blocked.
    if (location.protocol === 'http:') localStorage.setItem('theme', value);
  }, mode);
}
