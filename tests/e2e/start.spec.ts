import type {Page} from '@playwright/test';
import {clipboardOf, expect, hydrated, open, openHeld, test} from './fixtures';
import {at} from './sitemap';

const PAGE = '/developers/getting_started';

test.use({prefetch: true});

/** Script elements of the site in the page: those that run, not those that are only fetched. */
const running = (page: Page) => page.locator('script[src*="/assets/js/main."]');
const colorSwitch = (page: Page) => page.locator('.navbar button[aria-label*="dark and light"]').first();
const firstField = (page: Page) => page.getByRole('searchbox', {name: 'Search docs'});
const field = (page: Page) => page.locator('.DocSearch-Input');

test('the scripts do not run while the page is only read; a pointer that moves loads them once', async ({
  page,
}) => {
  const names: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') names.push(request.url());
  });
  await page.goto(PAGE);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => dispatchEvent(new PointerEvent('pointermove', {movementX: 0, movementY: 0})));
  expect(names).toEqual([expect.stringMatching(/\/assets\/js\/start\./)]);
  await page.mouse.move(300, 300);
  await page.mouse.move(310, 310);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  expect(names.filter((name) => /\/main\./.test(name))).toHaveLength(1);
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

  test('because it is gone from the server loads the page again, once', async ({page, consoleGuard}) => {
    consoleGuard.expectMessage(/status of 404/);
    consoleGuard.expectMessage(/Loading chunk/);
    const gone = /\/assets\/js\/(?!start\.|runtime|main\.)/;
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

  test('of the search box opens the search page with the typed text', async ({page, consoleGuard}) => {
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
});

test.describe('before the scripts', () => {
  test('a link to a place in a tab that is not shown selects the tab, which React keeps', async ({page}) => {
    const release = await openHeld(page, PAGE);
    const panel = page.locator('[data-tab="viem"]').first();
    await expect(panel).toBeHidden();
    await panel.evaluate((element) => {
      element.id = 'in-tab';
      location.hash = 'in-tab';
    });
    await expect(panel).toBeInViewport();
    release();
    await hydrated(page);
    await expect(page.getByRole('tab', {name: 'viem'}).first()).toHaveAttribute('aria-selected', 'true');
    await expect(panel).toBeInViewport();
  });

  test('a link to a place in a tab shows it, although the reader chose another tab on an earlier page', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      if (location.protocol === 'http:') localStorage.setItem('docusaurus.tab.library', 'viem');
      // React makes the panels anew.
      new MutationObserver(() => {
        const place = document.querySelector('[data-tab="ethers"]');
        if (place) place.id = 'in-tab';
      }).observe(document, {childList: true, subtree: true});
    });
    await open(page, `${PAGE}#in-tab`);
    await expect(page.getByRole('tab', {name: 'ethers'}).first()).toHaveAttribute('aria-selected', 'true');
    await expect(page.locator('#in-tab')).toBeInViewport();
  });

  test('the browser finds text in a tab that is not selected, and the tab opens, before and after the scripts', async ({
    page,
  }) => {
    const selected = page.locator('article').getByRole('tablist').first().locator('[aria-selected="true"]');
    // Browsers search for the text of such an address as a reader searches in the page.
    const release = await openHeld(page, `${PAGE}#:~:text=createWalletClient`);
    await expect(selected).toHaveText('viem');
    release();
    await hydrated(page);
    await expect(selected).toHaveText('viem');
    const panel = page.locator('[role="tabpanel"][hidden="until-found"]').first();
    await panel.dispatchEvent('beforematch', {bubbles: true});
    await expect(selected).toHaveText('ethers');
    await expect(page.locator('[data-tab="ethers"]').first()).toBeVisible();
  });

  test('the color switch works at once, is stored, and applies only once', async ({page}) => {
    const release = await openHeld(page, PAGE);
    await colorSwitch(page).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    release();
    await hydrated(page);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light');
  });

  test('a tab that is selected by keyboard shows its panel at once, and stays selected', async ({page}) => {
    const release = await openHeld(page, PAGE);
    const tabs = page.locator('article').getByRole('tablist').first().getByRole('tab');
    await tabs.first().focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Space');
    await expect(page.getByRole('tabpanel').filter({visible: true}).first()).toHaveText(/viem/);
    release();
    await hydrated(page);
    await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
    await expect(tabs.nth(1)).toBeFocused();
    await expect(tabs.first()).toHaveAttribute('aria-selected', 'false');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('docusaurus.tab.library'))).toBe('viem');
  });

  test('a copy is done and reported', async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const release = await openHeld(page, PAGE);
    const frame = page.locator('figure.code-frame').first();
    await frame.getByRole('button', {name: 'Copy'}).click();
    await expect(page.getByRole('status').filter({hasText: 'Copied'})).toBeAttached();
    expect(await clipboardOf(page)).toBe((await frame.locator('code').textContent())?.replace(/\n$/, ''));
    release();
    await hydrated(page);
  });

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

  test("the menu shows the links, then the site's own menu replaces it; a click beside it closes it", async ({
    page,
  }) => {
    await page.setViewportSize({width: 390, height: 844});
    const release = await openHeld(page, PAGE);
    const toggle = page.getByRole('button', {name: 'Toggle navigation bar'});
    const menu = page.getByRole('dialog', {name: 'Navigation'});
    await toggle.click();
    await page.mouse.click(386, 400);
    await expect(menu).toHaveCount(0);
    await toggle.click();
    const link = {name: 'Resources'};
    const place = await menu.getByRole('link', link).boundingBox();
    await page.mouse.click(4, 4);
    await expect(menu).toBeVisible();
    release();
    await hydrated(page);
    await expect(page.locator('.navbar-sidebar--show')).toHaveCount(1);
    await expect(menu).toHaveCount(0);
    // Nothing jumps when it does.
    expect(await page.locator('.navbar-sidebar').getByRole('link', link).last().boundingBox()).toEqual(place);
  });

  test('the search button opens a field, and the search takes over the typed text', async ({page}) => {
    const release = await openHeld(page, PAGE);
    await page.locator('.DocSearch-Button').click();
    await page.keyboard.type('precomp');
    await expect(firstField(page)).toHaveValue('precomp');
    const place = await firstField(page).boundingBox();
    release();
    await expect(field(page)).toBeFocused();
    expect(await page.locator('.DocSearch-Form').boundingBox()).toEqual(place);
    await page.keyboard.type('ile');
    await expect(field(page)).toHaveValue('precompile');
    await expect(page.locator('.DocSearch-Hit').first()).toBeVisible();
    await expect(page.locator('.start-search')).toHaveCount(0);
  });

  test('/ that is held down types nothing; a search that is closed stays closed', async ({page}) => {
    const release = await openHeld(page, PAGE);
    for (const input of [firstField(page), field(page)]) {
      await page.keyboard.down('/');
      await expect(input).toBeFocused();
      await page.keyboard.down('/');
      await page.keyboard.up('/');
      await expect(input).toHaveValue('');
      await page.keyboard.press('Escape');
      await expect(input).toHaveCount(0);
      release();
      await hydrated(page);
      await expect(field(page)).toHaveCount(0);
    }
  });

  test('a click on any other button takes effect after hydration', async ({page}) => {
    const release = await openHeld(page, PAGE);
    await page.getByRole('button', {name: 'Feedback'}).first().click();
    release();
    await expect(page.getByRole('dialog', {name: /Feedback/})).toBeVisible();
  });
});

test.describe('an extension that has changed the page', () => {
  /** Adds what password managers add: an element first in the root, and one beside each field. */
  const extend = (page: Page) =>
    page.evaluate(() => {
      document.getElementById('__docusaurus')?.prepend(document.createElement('extension-root'));
      document.querySelectorAll('input').forEach((input) => {
        input.dataset.managed = 'true';
        input.before(document.createElement('extension-icon'));
      });
    });

  test('takes neither typed text, nor the focus, nor an open part, nor a click', async ({
    page,
    consoleGuard,
  }) => {
    consoleGuard.expectMessage(/onRecoverableError.*418/);
    const release = await openHeld(page, '/developers/public_rpc');
    await extend(page);
    const sources = page.locator('details[data-sources]');
    await sources.locator('summary').click();
    await page.getByRole('button', {name: 'Feedback', exact: true}).click();
    const filter = page.getByLabel('Filter the methods');
    await filter.pressSequentially('block hash');
    const old = await filter.elementHandle();
    release();
    await expect(page.getByRole('dialog', {name: /Feedback/})).toBeVisible();
    await page.keyboard.press('Escape');
    expect(await old?.evaluate(({isConnected}) => isConnected)).toBe(false);
    await expect(sources).toHaveAttribute('open');
    await expect(filter).toHaveValue('block hash');
    await filter.focus();
    await page.keyboard.type(' count');
    await expect(page.getByRole('status').filter({hasText: 'methods'})).toHaveText(/^1 of \d+ methods\.$/);
  });

  test('leaves the first letters in the search page, and those that follow reach the field', async ({
    page,
    consoleGuard,
  }) => {
    consoleGuard.expectMessage(/onRecoverableError.*418/);
    const release = await openHeld(page, '/search');
    await extend(page);
    const input = page.getByRole('searchbox', {name: 'Search', exact: true});
    await input.pressSequentially('gas');
    release();
    await hydrated(page);
    await expect(input).toBeFocused();
    await page.keyboard.type(' price');
    await expect(input).toHaveValue('gas price');
    await expect(page.getByRole('heading', {level: 1})).toContainText('gas price');
  });
});
