import type {Locator, Page} from '@playwright/test';
import {expect, hydrated, openHeld, scriptRequests, test} from './fixtures';
import {at} from './sitemap';

const PAGE = '/developers/getting_started';

test.use({prefetch: true});

test('a page loads one script; the first pointer move loads the others, once', async ({page}) => {
  const names = scriptRequests(page);
  await page.goto(PAGE);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => dispatchEvent(new PointerEvent('pointermove', {movementX: 0, movementY: 0})));
  expect(names).toEqual([expect.stringMatching(/\/assets\/js\/start\./)]);
  await page.mouse.move(300, 300);
  await page.mouse.move(310, 310);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  const main = names.filter((name) => /\/main\./.test(name));
  expect(main).toHaveLength(1);
});

/** Script elements of the site in the page: those that run, not those that are only fetched. */
const running = (page: Page) => page.locator('script[src*="/assets/js/main."]');

/** Opens the page and stops its clock. */
async function openWithStoppedClock(page: Page): Promise<void> {
  await page.clock.install({time: '2026-01-01T00:00:00Z'});
  await page.goto(PAGE);
  await page.clock.pauseAt('2026-01-01T01:00:00Z');
}

test('a pointer move fetches the scripts, and they run when half a second has passed without a click', async ({
  page,
}) => {
  const names = scriptRequests(page);
  await openWithStoppedClock(page);
  await page.mouse.move(0, 0);
  await page.locator('h1').hover();
  await expect.poll(() => names.filter((name) => /\/main\./.test(name))).toHaveLength(1);
  await page.clock.runFor(400);
  await expect(running(page)).toHaveCount(0);
  await page.clock.runFor(100);
  await expect(running(page)).toHaveCount(1);
});

test('a pointer over a button that needs React runs the scripts at once', async ({page}) => {
  await openWithStoppedClock(page);
  await page.mouse.move(0, 0);
  await page.getByRole('button', {name: 'Wrap'}).first().hover();
  await expect(running(page)).toHaveCount(1);
});

test('a click shows its effect before the scripts run, which then start with the next frame', async ({
  page,
}) => {
  await openWithStoppedClock(page);
  await page.locator('.navbar button[aria-label*="dark and light"]').first().click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(running(page)).toHaveCount(0);
  await page.clock.runFor(50);
  await expect(running(page)).toHaveCount(1);
});

/** Opens the page with a clipboard that reports success with the event `clipboard-written`; returns the first copy button. */
async function openWithSlowClipboard(page: Page): Promise<Locator> {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () =>
      new Promise((resolve) => addEventListener('clipboard-written', () => resolve(), {once: true}));
  });
  await openWithStoppedClock(page);
  return page.locator('figure.code-frame').first().getByRole('button', {name: 'Copy'});
}

for (const [how, act] of [
  ['a click', (copy: Locator) => copy.click()],
  ['the Enter key', (copy: Locator) => copy.press('Enter')],
] as const) {
  test(`after ${how} on a copy button the scripts wait for the clipboard, which reports later`, async ({
    page,
  }) => {
    const copy = await openWithSlowClipboard(page);
    await act(copy);
    await page.clock.runFor(100);
    await expect(running(page)).toHaveCount(0);
    await page.evaluate(() => dispatchEvent(new Event('clipboard-written')));
    await expect(copy).toHaveAttribute('data-copied', 'true');
    await page.clock.runFor(50);
    await expect(running(page)).toHaveCount(1);
  });
}

test('a clipboard that never reports does not keep the scripts from running', async ({page}) => {
  const copy = await openWithSlowClipboard(page);
  await copy.click();
  await page.clock.runFor(400);
  await expect(running(page)).toHaveCount(0);
  await page.clock.runFor(100);
  await expect(running(page)).toHaveCount(1);
});

test('a press on a link, which focuses it, does not run the scripts before the click', async ({page}) => {
  await openWithStoppedClock(page);
  const link = page.locator('article a[href^="/"]').first();
  await link.hover();
  await page.mouse.down();
  await expect(link).toBeFocused();
  await page.clock.runFor(200);
  await expect(running(page)).toHaveCount(0);
  await page.mouse.move(1, 1);
  await page.mouse.up();
  await page.clock.runFor(100);
  await expect(running(page)).toHaveCount(1);
});

test('before the scripts: Ctrl+Shift+K is left to the browser', async ({page}) => {
  const release = await openHeld(page, PAGE);
  await page.keyboard.press('Control+Shift+K');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('searchbox', {name: 'Search docs'})).toHaveCount(1);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+Shift+K');
  await expect(page.getByRole('searchbox', {name: 'Search docs'})).toHaveCount(0);
  release();
  await hydrated(page);
});

for (const [path, why] of [
  ['/search?q=gas', 'a query'],
  [`${PAGE}#no-such-heading`, 'a hash whose target is not there'],
] as const) {
  test(`${why} in the URL loads the scripts at once`, async ({page}) => {
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  });
}

test('a tab that the reader chose before loads the scripts at once, but only where there are tabs', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('docusaurus.tab.library', 'viem'));
  await page.goto('/developers/public_rpc');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await expect(page.getByRole('tab', {name: 'viem'}).first()).toHaveAttribute('aria-selected', 'true');
  const names = scriptRequests(page);
  await page.goto('/resources/faq');
  await page.waitForLoadState('networkidle');
  expect(names).toEqual([expect.stringMatching(/\/assets\/js\/start\./)]);
});

test('a script that fails to load is requested again on the next interaction', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.expectMessage(/net::ERR_FAILED/);
  let broken = true;
  await page.route('**/assets/js/main.*.js', (route) => (broken ? route.abort() : route.continue()));
  await page.addInitScript(() => {
    new MutationObserver((changes) => {
      for (const {removedNodes} of changes)
        for (const node of Array.from(removedNodes))
          if (node instanceof HTMLScriptElement) document.documentElement.dataset.failed = 'true';
    }).observe(document, {childList: true, subtree: true});
  });
  await page.goto(PAGE);
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.keyboard.press('Shift');
  await expect(page.locator('html')).toHaveAttribute('data-failed', 'true');
  broken = false;
  await page.keyboard.press('Shift');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  expect(loads).toBe(0);
});

for (const [what, gone, messages] of [
  ['a script of the site', /\/assets\/js\/main\./, [/status of 404/]],
  ['the code of the page', /\/assets\/js\/(?!start\.|runtime|main\.)/, [/status of 404/, /Loading chunk/]],
] as const) {
  test(`${what} that is gone from the server: the page loads again, once`, async ({page, consoleGuard}) => {
    messages.forEach((message) => consoleGuard.expectMessage(message));
    await page.route(gone, (route) => route.fulfill({status: 404}));
    let loads = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads += 1;
    });
    await page.goto(PAGE);
    const loadedAgain = page.waitForEvent('load');
    await page.keyboard.press('Shift');
    await loadedAgain;
    expect(loads).toBe(2);
    const failedAgain = page.waitForEvent('requestfailed', (request) => gone.test(request.url()));
    await page.keyboard.press('Shift');
    await failedAgain;
    await page.waitForLoadState('networkidle');
    expect(loads).toBe(2);
  });
}

test('a script that is gone while the reader types a query: the page stays, and Enter opens the search page', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.expectMessage(/status of 404/);
  await page.route(/\/assets\/js\/main\./, (route) => route.fulfill({status: 404}));
  await page.goto(PAGE);
  const failed = page.waitForEvent('requestfailed');
  await page.keyboard.press('/');
  await page.keyboard.type('quota');
  await failed;
  await page.waitForLoadState('networkidle');
  await expect(page.locator('.start-search input')).toHaveValue('quota');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(at('/search?q=quota'));
});

test('before the scripts: the color switch works at once, is stored, and applies only once', async ({
  page,
}) => {
  const release = await openHeld(page, PAGE);
  const html = page.locator('html');
  await page.locator('.navbar button[aria-label*="dark and light"]').first().click();
  await expect(html).toHaveAttribute('data-theme', 'light');
  release();
  await hydrated(page);
  await expect(html).toHaveAttribute('data-theme', 'light');
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light');
});

test('before the scripts: a tab shows its panel at once, and stays selected after hydration', async ({
  page,
}) => {
  const release = await openHeld(page, '/');
  const tab = page.locator('article').getByRole('tab', {name: 'viem'}).first();
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  const panel = page.getByRole('tabpanel').filter({hasText: 'viem'}).first();
  await expect(panel).toBeVisible();
  release();
  await hydrated(page);
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('docusaurus.tab.library'))).toBe('viem');
});

test('before the scripts: the copy button copies, confirms it, and does not break hydration', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const release = await openHeld(page, PAGE);
  const frame = page.locator('figure.code-frame').first();
  await frame.getByRole('button', {name: 'Copy'}).click();
  await expect(page.getByRole('status').filter({hasText: 'Copied'})).toBeAttached();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe((await frame.locator('code').textContent())?.replace(/\n$/, ''));
  release();
  await hydrated(page);
});

test('before the scripts: a failed copy is reported', async ({page}) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
  });
  const release = await openHeld(page, PAGE);
  await page.locator('figure.code-frame').first().getByRole('button', {name: 'Copy'}).click();
  await expect(page.getByRole('status').filter({hasText: 'refused to copy'})).toBeAttached();
  release();
  await hydrated(page);
});

test('before the scripts: the announcement closes and stays closed', async ({page}) => {
  const release = await openHeld(page, PAGE);
  const bar = page.locator('.theme-announcement-bar');
  await bar.getByRole('button', {name: 'Close'}).click();
  await expect(bar).toBeHidden();
  release();
  await hydrated(page);
  await expect(bar).toBeHidden();
  await page.reload();
  await expect(bar).toBeHidden();
});

test("before the scripts: the menu shows the links, then the site's own menu replaces it", async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  const release = await openHeld(page, PAGE);
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  const first = page.getByRole('dialog', {name: 'Navigation'});
  await expect(first.getByRole('link', {name: 'Resources'})).toBeVisible();
  release();
  await expect(page.locator('.navbar-sidebar--show')).toBeVisible();
  await expect(first).toHaveCount(0);
});

test('before the scripts: a click beside the menu closes it, one on its edge does not', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  const release = await openHeld(page, PAGE);
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  const menu = page.getByRole('dialog', {name: 'Navigation'});
  await page.mouse.click(4, 4);
  await expect(menu).toBeVisible();
  await page.mouse.click(386, 400);
  await expect(menu).toHaveCount(0);
  release();
  await hydrated(page);
});

test('before the scripts: a menu that was closed stays closed', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  const release = await openHeld(page, PAGE);
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  await page.keyboard.press('Escape');
  release();
  await hydrated(page);
  await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
});

test('before the scripts: the last of two tabs stays selected', async ({page}) => {
  const release = await openHeld(page, PAGE);
  const tabs = page.locator('article').getByRole('tablist').first().getByRole('tab');
  await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
  await tabs.nth(1).click();
  await tabs.first().click();
  release();
  await hydrated(page);
  await expect(page).toHaveURL(/\?library=ethers/);
  await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'false');
});

for (const [what, act] of [
  ['a click on the button', (page: Page) => page.locator('.DocSearch-Button').click()],
  ['Ctrl+K', (page: Page) => page.keyboard.press('Control+k')],
  ['/', (page: Page) => page.keyboard.press('/')],
] as const) {
  test(`before the scripts: ${what} opens the search, and the typed text is searched for once`, async ({
    page,
  }) => {
    const release = await openHeld(page, PAGE);
    await act(page);
    await page.keyboard.type('precomp');
    await expect(page.getByRole('searchbox', {name: 'Search docs'})).toHaveValue('precomp');
    release();
    await expect(page.locator('.DocSearch-Input')).toBeFocused();
    await expect(page.locator('.DocSearch-Input')).toHaveValue('precomp');
    await page.keyboard.type('ile');
    await expect(page.locator('.DocSearch-Input')).toHaveValue('precompile');
    await expect(page.locator('.DocSearch-Hit').first()).toBeVisible();
    await expect(page.locator('.start-search')).toHaveCount(0);
  });
}

test('before the scripts: a click beside the search field closes it, a click at its edge does not', async ({
  page,
}) => {
  const release = await openHeld(page, PAGE);
  await page.locator('.DocSearch-Button').click();
  const field = page.locator('.start-search');
  const {x = 0, y = 0} = (await field.boundingBox()) ?? {};
  await page.mouse.click(x + 5, y + 5);
  await expect(page.getByRole('searchbox', {name: 'Search docs'})).toBeFocused();
  // Text is selected up to a place beside the field.
  await page.mouse.move(x + 60, y + 40);
  await page.mouse.down();
  await page.mouse.move(x + 5, y + 400, {steps: 3});
  await page.mouse.up();
  await expect(field).toHaveCount(1);
  await page.mouse.click(x + 5, y + 400);
  await expect(field).toHaveCount(0);
  release();
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  await expect(page.locator('.DocSearch-Input')).toHaveCount(0);
});

for (const [how, closeField] of [
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
  ['a click beside it', (page: Page) => page.mouse.click(20, 700)],
] as const) {
  test(`before the scripts: a search that ${how} has closed while its code loads stays closed`, async ({
    page,
    context,
  }) => {
    const release = await openHeld(page, PAGE);
    let releaseSearch = (): void => undefined;
    const searchReleased = new Promise<void>((resolve) => (releaseSearch = resolve));
    let isHeld = false;
    // The code of the search is requested after hydration.
    await page.route(/\/assets\/js\/(?!start\.)/, async (route) => {
      const hasHydrated = await page.locator('html').getAttribute('data-has-hydrated');
      if (hasHydrated === 'true') {
        isHeld = true;
        await searchReleased;
      }
      await route.fallback();
    });
    await page.keyboard.press('/');
    release();
    await hydrated(page);
    await expect.poll(() => isHeld).toBe(true);
    await closeField(page);
    await expect(page.locator('.start-search')).toHaveCount(0);
    await page.evaluate(() => {
      new MutationObserver(() => {
        if (document.querySelector('.DocSearch-Input')) document.documentElement.dataset.opened = 'true';
      }).observe(document.body, {childList: true, subtree: true});
    });
    // Its code requests the index as soon as it has loaded.
    const loaded = context.waitForEvent('request', (request) => request.url().includes('/search-index/'));
    releaseSearch();
    await loaded;
    await expect(page.locator('html')).not.toHaveAttribute('data-opened', 'true');
    await page.keyboard.press('/');
    await expect(page.locator('.DocSearch-Input')).toBeFocused();
  });
}

test('before the scripts: Enter opens the search page with the typed text', async ({page}) => {
  const release = await openHeld(page, PAGE);
  await page.keyboard.press('/');
  await page.keyboard.type('precompile');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(at('/search?q=precompile'));
  release();
  await expect(page.locator('article').first()).toBeVisible();
});

test('before the scripts: if the search box does not load, the search page has the typed text', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.expectMessage(/ERR_FAILED/);
  const release = await openHeld(page, '/users/transactions');
  const first = page.url();
  await page.route(/\/assets\/js\/(?!start\.)/, async (route) => {
    const hasHydrated = await page.locator('html').getAttribute('data-has-hydrated');
    // The code of the search box is requested after hydration.
    if (hasHydrated === 'true' && page.url() === first) await route.abort();
    else await route.fallback();
  });
  await page.keyboard.press('/');
  await page.keyboard.type('precompile');
  release();
  await expect(page).toHaveURL(at('/search?q=precompile'));
  await expect(page.locator('article').first()).toBeVisible();
});

test('/ that is held down opens the search and types nothing, before and after the scripts', async ({
  page,
}) => {
  const release = await openHeld(page, PAGE);
  const first = page.getByRole('searchbox', {name: 'Search docs'});
  const field = page.locator('.DocSearch-Input');
  for (const input of [first, field]) {
    await page.keyboard.down('/');
    await expect(input).toBeFocused();
    await page.keyboard.down('/');
    await page.keyboard.down('/');
    await page.keyboard.up('/');
    await expect(input).toHaveValue('');
    await page.keyboard.press('Escape');
    await expect(input).toHaveCount(0);
    release();
    await hydrated(page);
  }
});

test('before the scripts: arrow keys move between tabs, Enter selects, and the focus stays after hydration', async ({
  page,
}) => {
  const release = await openHeld(page, '/');
  const tabs = page.locator('article').getByRole('tablist').first().getByRole('tab');
  const count = await tabs.count();
  await tabs.first().focus();
  for (const [key, focused] of [
    ['ArrowLeft', count - 1],
    ['ArrowRight', 0],
    ['ArrowRight', 1],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tabs.nth(focused)).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
  release();
  await hydrated(page);
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(tabs.nth(1)).toBeFocused();
});

test('before the scripts: any other button is clicked after hydration, and keeps the focus', async ({
  page,
}) => {
  const release = await openHeld(page, PAGE);
  const wrap = page.getByRole('button', {name: 'Wrap'}).first();
  await wrap.click();
  release();
  await expect(wrap).toHaveAttribute('aria-pressed', 'true');
  await expect(wrap).toBeFocused();
});

/** Paths of the pages that are requested ahead of a click. */
function pagesAhead(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const {pathname} = new URL(request.url());
    if (!request.isNavigationRequest() && !/\.\w+$/.test(pathname)) paths.push(pathname);
  });
  return paths;
}

const [FIRST_LINK, SECOND_LINK] = ['/developers/precompiles', '/developers/public_rpc'].map(at);

test('before the scripts: the page of a link is requested once, when the pointer or the focus comes to it', async ({
  page,
}) => {
  const ahead = pagesAhead(page);
  const release = await openHeld(page, PAGE);
  const sidebar = page.locator('.theme-doc-sidebar-menu');
  const first = sidebar.locator(`a[href="${FIRST_LINK}"]`);
  await first.hover();
  await expect.poll(() => ahead).toEqual([FIRST_LINK]);
  await page.locator('h1').hover();
  await first.hover();
  await first.focus();
  await sidebar.locator(`a[href="${SECOND_LINK}"]`).focus();
  await expect.poll(() => ahead).toEqual([FIRST_LINK, SECOND_LINK]);
  // The browser serves a second request from its cache.
  await expect(page.locator('link[rel="prefetch"]')).toHaveCount(2);
  release();
});

test('before the scripts: other origins, files, downloads and the same page are not requested ahead', async ({
  page,
}) => {
  const ahead = pagesAhead(page);
  const release = await openHeld(page, PAGE);
  const last = page.locator(`.theme-doc-sidebar-menu a[href="${FIRST_LINK}"]`);
  const hrefs = await page.evaluate(
    ([file, download]) => {
      const links = ['#part', location.pathname, 'https://example.com/page', file, download].map((href) =>
        Object.assign(document.createElement('a'), {href, textContent: 'Link', className: 'tried'}),
      );
      links.at(-1)?.setAttribute('download', '');
      document.querySelector('article')?.prepend(...links);
      return links.map(({href}) => href);
    },
    [at('/facts.json'), SECOND_LINK] as const,
  );
  expect(hrefs).toHaveLength(5);
  for (const link of await page.locator('a.tried').all()) await link.hover();
  await last.hover();
  await expect.poll(() => ahead).toEqual([FIRST_LINK]);
  await expect(page.locator('link[rel="prefetch"]')).toHaveCount(1);
  release();
});

for (const [what, connection] of [
  ['who saves data', {saveData: true, effectiveType: '4g'}],
  ['on a slow network', {saveData: false, effectiveType: 'slow-2g'}],
] as const) {
  test(`before the scripts: no page is requested ahead for a reader ${what}`, async ({page}) => {
    await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', {value}), connection);
    const ahead = pagesAhead(page);
    const release = await openHeld(page, PAGE);
    const link = page.locator(`.theme-doc-sidebar-menu a[href="${FIRST_LINK}"]`);
    await link.hover();
    await link.click();
    await expect(page).toHaveURL(FIRST_LINK);
    expect(ahead).toEqual([]);
    release();
  });
}
