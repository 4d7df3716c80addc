import type {Locator, Page} from '@playwright/test';
import {clipboardOf, expect, hydrated, open, openHeld, scriptRequests, test} from './fixtures';
import {at} from './sitemap';

const PAGE = '/developers/getting_started';

test.use({prefetch: true});

/** Script elements of the site in the page: those that run, not those that are only fetched. */
const running = (page: Page) => page.locator('script[src*="/assets/js/main."]');
const colorSwitch = (page: Page) => page.locator('.navbar button[aria-label*="dark and light"]').first();
const firstField = (page: Page) => page.getByRole('searchbox', {name: 'Search docs'});

/** Opens the page and stops its clock. */
async function openWithStoppedClock(page: Page): Promise<void> {
  await page.clock.install({time: '2026-01-01T00:00:00Z'});
  await page.goto(PAGE);
  await page.clock.pauseAt('2026-01-01T01:00:00Z');
  await page.mouse.move(0, 0);
}

/** Whether the scripts run, before and after the clock moves on. */
async function runsAfter(page: Page, milliseconds: number): Promise<void> {
  await expect(running(page)).toHaveCount(0);
  await page.clock.runFor(milliseconds);
  await expect(running(page)).toHaveCount(1);
}

test.describe('when the scripts run', () => {
  test('not while the page is only read; a pointer that moves loads them once', async ({page}) => {
    const names = scriptRequests(page);
    await page.goto(PAGE);
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => dispatchEvent(new PointerEvent('pointermove', {movementX: 0, movementY: 0})));
    expect(names).toEqual([expect.stringMatching(/\/assets\/js\/start\./)]);
    await page.mouse.move(300, 300);
    await page.mouse.move(310, 310);
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    expect(names.filter((name) => /\/main\./.test(name))).toHaveLength(1);
  });

  test('half a second after a pointer moved, and fetched at once', async ({page}) => {
    const names = scriptRequests(page);
    await openWithStoppedClock(page);
    await page.locator('h1').hover();
    await expect.poll(() => names.filter((name) => /\/main\./.test(name))).toHaveLength(1);
    await page.clock.runFor(400);
    await runsAfter(page, 100);
  });

  test('at once over a button that needs React', async ({page}) => {
    await openWithStoppedClock(page);
    await page.getByRole('button', {name: 'Feedback'}).first().hover();
    await expect(running(page)).toHaveCount(1);
  });

  test('with the frame after a click has shown its effect', async ({page}) => {
    await openWithStoppedClock(page);
    await colorSwitch(page).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await runsAfter(page, 50);
  });

  for (const [how, act] of [
    ['a click', (copy: Locator) => copy.click()],
    ['the Enter key', (copy: Locator) => copy.press('Enter')],
  ] as const) {
    test(`after ${how} on a copy button when the clipboard reports, or half a second later`, async ({
      page,
    }) => {
      await page.addInitScript(() => {
        navigator.clipboard.writeText = () =>
          new Promise((resolve) => addEventListener('clipboard-written', () => resolve(), {once: true}));
      });
      const copy = page.locator('figure.code-frame').first().getByRole('button', {name: 'Copy'});
      await openWithStoppedClock(page);
      await act(copy);
      await page.clock.runFor(100);
      if (how === 'a click') {
        await page.evaluate(() => dispatchEvent(new Event('clipboard-written')));
        await expect(copy).toHaveAttribute('data-copied', 'true');
        await runsAfter(page, 50);
      } else {
        await page.clock.runFor(300);
        await runsAfter(page, 100);
      }
    });
  }

  test('not between press and click on a link', async ({page}) => {
    await openWithStoppedClock(page);
    await page.locator('article a[href^="/"]').first().hover();
    await page.mouse.down();
    await page.clock.runFor(200);
    await expect(running(page)).toHaveCount(0);
    await page.mouse.move(1, 1);
    await page.mouse.up();
    await runsAfter(page, 100);
  });

  for (const [path, why] of [
    ['/search?q=gas', 'a query'],
    [`${PAGE}#no-such-heading`, 'a hash whose target is not there'],
  ] as const) {
    test(`at once for ${why} in the address`, async ({page}) => {
      await page.goto(path);
      await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    });
  }

  test('at once for a tab that the reader chose before, where there are tabs', async ({page}) => {
    await page.addInitScript(() => localStorage.setItem('docusaurus.tab.library', 'viem'));
    await page.goto('/developers/public_rpc');
    await expect(page.getByRole('tab', {name: 'viem'}).first()).toHaveAttribute('aria-selected', 'true');
    const names = scriptRequests(page);
    await page.goto('/resources/faq');
    await page.waitForLoadState('networkidle');
    expect(names).toEqual([expect.stringMatching(/\/assets\/js\/start\./)]);
  });
});

test.describe('a script that does not load', () => {
  test('is requested again on the next interaction', async ({page, consoleGuard}) => {
    consoleGuard.expectMessage(/net::ERR_FAILED/);
    let broken = true;
    await page.route('**/assets/js/main.*.js', (route) => (broken ? route.abort() : route.continue()));
    await page.goto(PAGE);
    const failed = page.waitForEvent('requestfailed');
    await page.keyboard.press('Shift');
    await failed;
    broken = false;
    // The failed element is removed right after the event.
    await expect(running(page)).toHaveCount(0);
    await page.keyboard.press('Shift');
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  });

  for (const [what, gone, messages] of [
    ['a script of the site', /\/assets\/js\/main\./, [/status of 404/]],
    ['the code of the page', /\/assets\/js\/(?!start\.|runtime|main\.)/, [/status of 404/, /Loading chunk/]],
  ] as const) {
    test(`because ${what} is gone from the server loads the page again, once`, async ({
      page,
      consoleGuard,
    }) => {
      messages.forEach((message) => consoleGuard.expectMessage(message));
      await page.route(gone, (route) => route.fulfill({status: 404}));
      let loads = 0;
      page.on('request', (request) => (loads += request.isNavigationRequest() ? 1 : 0));
      await page.goto(PAGE);
      const loadedAgain = page.waitForEvent('load');
      await page.keyboard.press('Shift');
      await loadedAgain;
      const failedAgain = page.waitForEvent('requestfailed', (request) => gone.test(request.url()));
      await page.keyboard.press('Shift');
      await failedAgain;
      await page.waitForLoadState('networkidle');
      expect(loads).toBe(2);
    });
  }

  test('while the reader types a query keeps the page, and Enter opens the search page', async ({
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
    await expect(firstField(page)).toHaveValue('quota');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(at('/search?q=quota'));
  });
});

test.describe('a link to a place in a tab that is not shown selects the tab', () => {
  const PANEL = '[data-tab="viem"]';
  const name = (selector: string): void => document.querySelector(selector)?.setAttribute('id', 'in-tab');

  for (const [when, follow] of [
    [
      'on arrival',
      async (page: Page) => {
        await page.addInitScript(
          `addEventListener('readystatechange', () => (${String(name)})('${PANEL}'), true)`,
        );
        return openHeld(page, `${PAGE}#in-tab`);
      },
    ],
    ['before the scripts', (page: Page) => openHeld(page, PAGE)],
    ['with the scripts', (page: Page) => open(page, PAGE)],
  ] as const)
    test(when, async ({page}) => {
      const release = await follow(page);
      const panel = page.locator(PANEL).first();
      if (when !== 'on arrival') {
        await expect(panel).toBeHidden();
        await page.evaluate(name, PANEL);
        await page.evaluate(() => void (location.hash = 'in-tab'));
      }
      await expect(panel).toBeInViewport();
      release?.();
      await hydrated(page);
      await expect(page.getByRole('tab', {name: 'viem'}).first()).toHaveAttribute('aria-selected', 'true');
      await expect(panel).toBeInViewport();
    });
});

test.describe('before the scripts', () => {
  test('the color switch works at once, is stored, and applies only once', async ({page}) => {
    const release = await openHeld(page, PAGE);
    await colorSwitch(page).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    release();
    await hydrated(page);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light');
  });

  test('the last of two tabs shows its panel at once, and stays selected', async ({page}) => {
    const release = await openHeld(page, PAGE);
    const tabs = page.locator('article').getByRole('tablist').first().getByRole('tab');
    await tabs.first().click();
    await tabs.nth(1).click();
    await expect(page.getByRole('tabpanel').filter({visible: true}).first()).toHaveText(/viem/);
    release();
    await hydrated(page);
    await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
    await expect(tabs.first()).toHaveAttribute('aria-selected', 'false');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('docusaurus.tab.library'))).toBe('viem');
  });

  test('arrow keys move between tabs, and Enter selects', async ({page}) => {
    const release = await openHeld(page, '/');
    const tabs = page.locator('article').getByRole('tablist').first().getByRole('tab');
    await tabs.first().focus();
    for (const [key, focused] of [
      ['ArrowLeft', (await tabs.count()) - 1],
      ['ArrowRight', 0],
      ['ArrowRight', 1],
    ] as const) {
      await page.keyboard.press(key);
      await expect(tabs.nth(focused)).toBeFocused();
    }
    await page.keyboard.press('Enter');
    release();
    await hydrated(page);
    await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
    await expect(tabs.nth(1)).toBeFocused();
  });

  for (const [outcome, text] of [
    ['done', 'Copied'],
    ['refused', 'refused to copy'],
  ] as const) {
    test(`a copy that is ${outcome} is reported`, async ({page, context}) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      if (outcome === 'refused')
        await page.addInitScript(() => {
          navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
        });
      const release = await openHeld(page, PAGE);
      const frame = page.locator('figure.code-frame').first();
      await frame.getByRole('button', {name: 'Copy'}).click();
      await expect(page.getByRole('status').filter({hasText: text})).toBeAttached();
      if (outcome === 'done')
        expect(await clipboardOf(page)).toBe((await frame.locator('code').textContent())?.replace(/\n$/, ''));
      release();
      await hydrated(page);
    });
  }

  test('the announcement closes and stays closed', async ({page}) => {
    const release = await openHeld(page, PAGE);
    const bar = page.locator('.theme-announcement-bar');
    await bar.getByRole('button', {name: 'Close'}).click();
    await expect(bar).toBeHidden();
    release();
    await hydrated(page);
    await page.reload();
    await expect(bar).toBeHidden();
  });

  for (const [what, act, opens] of [
    ["the menu shows the links, then the site's own menu replaces it", () => undefined, true],
    ['a menu that Escape closed stays closed', (page: Page) => page.keyboard.press('Escape'), false],
    ['a menu that a click beside it closed stays closed', (page: Page) => page.mouse.click(386, 400), false],
  ] as const) {
    test(what, async ({page}) => {
      await page.setViewportSize({width: 390, height: 844});
      const release = await openHeld(page, PAGE);
      await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
      const menu = page.getByRole('dialog', {name: 'Navigation'});
      const link = {name: 'Resources'};
      const place = await menu.getByRole('link', link).boundingBox();
      expect((await menu.boundingBox())?.width).toBe(320);
      await page.mouse.click(4, 4);
      await expect(menu).toBeVisible();
      await act(page);
      release();
      await hydrated(page);
      await expect(page.locator('.navbar-sidebar--show')).toHaveCount(opens ? 1 : 0);
      await expect(menu).toHaveCount(0);
      // Nothing jumps when it does.
      if (opens)
        expect(await page.locator('.navbar-sidebar').getByRole('link', link).last().boundingBox()).toEqual(
          place,
        );
    });
  }

  for (const [what, act] of [
    ['a click on the button', (page: Page) => page.locator('.DocSearch-Button').click()],
    ['Ctrl+K', (page: Page) => page.keyboard.press('Control+k')],
    ['/', (page: Page) => page.keyboard.press('/')],
  ] as const) {
    test(`${what} opens the search, which takes over the typed text`, async ({page}) => {
      const release = await openHeld(page, PAGE);
      await act(page);
      await page.keyboard.type('precomp');
      await expect(firstField(page)).toHaveValue('precomp');
      const place = await firstField(page).boundingBox();
      release();
      const field = page.locator('.DocSearch-Input');
      await expect(field).toBeFocused();
      expect(await page.locator('.DocSearch-Form').boundingBox()).toEqual(place);
      await page.keyboard.type('ile');
      await expect(field).toHaveValue('precompile');
      await expect(page.locator('.DocSearch-Hit').first()).toBeVisible();
      await expect(page.locator('.start-search')).toHaveCount(0);
    });
  }

  test('a syllable that is being composed when the search is ready is completed first', async ({page}) => {
    const keys = await page.context().newCDPSession(page);
    const compose = (text: string) =>
      keys.send('Input.imeSetComposition', {text, selectionStart: text.length, selectionEnd: text.length});
    const release = await openHeld(page, PAGE);
    await page.keyboard.press('/');
    await compose('ㅎ');
    release();
    const field = page.locator('.DocSearch-Input');
    await expect(field).toBeAttached();
    await compose('하');
    await expect(firstField(page)).toHaveValue('하');
    await expect(firstField(page)).toBeFocused();
    await keys.send('Input.insertText', {text: '한'});
    await expect(field).toHaveValue('한');
    await expect(field).toBeFocused();
  });

  test('only a click that begins and ends beside the search field closes it, for good', async ({page}) => {
    const release = await openHeld(page, PAGE);
    await page.locator('.DocSearch-Button').click();
    const field = page.locator('.start-search');
    const {x = 0, y = 0} = (await field.boundingBox()) ?? {};
    await page.mouse.click(x + 5, y + 5);
    await expect(firstField(page)).toBeFocused();
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

  test('a search that is closed while its code loads stays closed', async ({page, context}) => {
    const release = await openHeld(page, PAGE);
    let releaseSearch = (): void => undefined;
    const searchReleased = new Promise<void>((resolve) => (releaseSearch = resolve));
    let isHeld = false;
    // The code of the search is requested after hydration.
    await page.route(/\/assets\/js\/(?!start\.)/, async (route) => {
      if ((await page.locator('html').getAttribute('data-has-hydrated')) === 'true') {
        isHeld = true;
        await searchReleased;
      }
      await route.fallback();
    });
    await page.keyboard.press('/');
    release();
    await hydrated(page);
    await expect.poll(() => isHeld).toBe(true);
    await page.keyboard.press('Escape');
    // Its code requests the index as soon as it has loaded.
    const loaded = context.waitForEvent('request', (request) => request.url().includes('search-index.json'));
    releaseSearch();
    await loaded;
    await expect(page.locator('.DocSearch-Input')).toHaveCount(0);
    await page.keyboard.press('/');
    await expect(page.locator('.DocSearch-Input')).toBeFocused();
  });

  for (const [why, enter] of [
    ['Enter is pressed', true],
    ['the search box does not load', false],
  ] as const) {
    test(`the search page has the typed text when ${why}`, async ({page, consoleGuard}) => {
      if (!enter) consoleGuard.expectMessage(/ERR_FAILED/);
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
      if (enter) await page.keyboard.press('Enter');
      release();
      await expect(page).toHaveURL(at('/search?q=precompile'));
      await expect(page.locator('article').first()).toBeVisible();
    });
  }

  test('/ that is held down types nothing, and neither after the scripts', async ({page}) => {
    const release = await openHeld(page, PAGE);
    for (const input of [firstField(page), page.locator('.DocSearch-Input')]) {
      await page.keyboard.down('/');
      await expect(input).toBeFocused();
      await page.keyboard.down('/');
      await page.keyboard.up('/');
      await expect(input).toHaveValue('');
      await page.keyboard.press('Escape');
      await expect(input).toHaveCount(0);
      release();
      await hydrated(page);
    }
  });

  test('a click on any other button takes effect after hydration', async ({page}) => {
    const release = await openHeld(page, PAGE);
    await page.getByRole('button', {name: 'Feedback'}).first().click();
    release();
    await expect(page.getByRole('dialog', {name: /Feedback/})).toBeVisible();
  });
});

test.describe('pages ahead of a click', () => {
  const [FIRST, SECOND] = ['/developers/precompiles', '/developers/public_rpc'].map(at);
  const sidebarLink = (page: Page, href: string) => page.locator(`.theme-doc-sidebar-menu a[href="${href}"]`);
  const hints = (page: Page) =>
    page
      .locator('link[rel="prefetch"]')
      .evaluateAll((links) => links.map((link) => new URL((link as HTMLLinkElement).href).pathname));

  test('are requested once, when the pointer or the focus comes to a link to a page', async ({page}) => {
    const release = await openHeld(page, PAGE);
    await page.evaluate(
      ([file, download]) => {
        const links = ['#part', location.pathname, 'https://example.com/page', file, download].map((href) =>
          Object.assign(document.createElement('a'), {href, textContent: 'Link', className: 'tried'}),
        );
        links.at(-1)?.setAttribute('download', '');
        document.querySelector('article')?.prepend(...links);
      },
      [at('/facts.json'), SECOND] as const,
    );
    const others = await page.locator('a.tried').all();
    expect(others).toHaveLength(5);
    for (const link of others) await link.hover();
    await sidebarLink(page, FIRST).hover();
    await page.locator('h1').hover();
    await sidebarLink(page, FIRST).focus();
    await sidebarLink(page, SECOND).focus();
    await expect.poll(() => hints(page)).toEqual([FIRST, SECOND]);
    release();
  });

  for (const [who, connection] of [
    ['saves data', {saveData: true, effectiveType: '4g'}],
    ['is on a slow network', {saveData: false, effectiveType: 'slow-2g'}],
  ] as const) {
    test(`are not requested for a reader who ${who}`, async ({page}) => {
      await page.addInitScript(
        (value) => Object.defineProperty(navigator, 'connection', {value}),
        connection,
      );
      const release = await openHeld(page, PAGE);
      await sidebarLink(page, FIRST).hover();
      await sidebarLink(page, SECOND).focus();
      expect(await hints(page)).toEqual([]);
      release();
    });
  }
});
