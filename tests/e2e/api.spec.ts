import type {Page} from '@playwright/test';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {axeProblems} from './axe';
import {expect, open, openHeld, scriptRequests, test, useColorMode} from './fixtures';
import {at} from './sitemap';

const MODES = ['dark', 'light'] as const;
const DESCRIPTION = 'openapi/public-api.openapi.yaml';
const OPERATIONS = ['Get free transactions of an address', 'List your API keys', 'Create an API key'];

const still = (page: Page) => page.locator('[data-redoc="static"]');
const live = (page: Page) => page.locator('[data-redoc="live"]');

async function touch(page: Page): Promise<void> {
  await page.getByRole('heading', {level: 1}).hover();
  await expect(live(page)).toBeVisible();
}

async function expectContent(page: Page): Promise<void> {
  await expect(page.getByRole('heading', {level: 1})).toHaveText(/Legacy account API/);
  for (const name of OPERATIONS) await expect(page.getByRole('heading', {level: 2, name})).toBeVisible();
  for (const field of ['txHash', 'timestamp', 'remaining', 'granularity']) {
    await expect(page.locator('.property-name', {hasText: field}).first()).toBeVisible();
  }
  for (const code of ['400', '404', '500']) {
    await expect(page.locator('button[disabled] strong', {hasText: code})).toBeVisible();
  }
  await expect(page.getByText('^0x[a-fA-F0-9]{40}$')).toBeVisible();
  await expect(page.getByText('"YOUR_API_KEY"').first()).toBeVisible();
}

/** Name, colors and font of each element of the content, in document order. */
function colors(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    Array.from(document.querySelectorAll('.api-content *'), (element) => {
      const {color, backgroundColor, fontFamily, fontSize} = getComputedStyle(element);
      return `${element.localName} ${color} ${backgroundColor} ${fontSize} ${fontFamily}`;
    }),
  );
}

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('/api is readable, dark and styled', async ({page}) => {
    await page.goto('/api');
    await expectContent(page);
    await expect(page.locator('.menu-content')).toBeHidden();
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(20, 23, 42)');
    await expect(page.locator('.api-content')).toHaveCSS('color', 'rgb(232, 223, 210)');
    await expect(page.locator('.api-content')).toHaveCSS('font-family', /Nunito Sans/);
  });
});

test('on phones the first press of the menu button opens the menu', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await open(page, '/api');
  const button = page.getByRole('button', {name: 'Operations'});
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await button.click();
  await expect(live(page)).toBeVisible();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('menuitem', {name: 'Free transactions'})).toBeVisible();
});

for (const mode of MODES) {
  test(`/api in ${mode}: the static page has the right colors, and Redoc's are the same, without axe violations`, async ({
    page,
  }) => {
    await useColorMode(page, mode);
    // Never responds, so the page stays without its scripts.
    await page.route('**/assets/js/**', () => undefined);
    await page.goto('/api', {waitUntil: 'commit'});
    await expectContent(page);
    await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
    const before = await colors(page);
    expect(before.length).toBeGreaterThan(100);
    await page.unroute('**/assets/js/**');
    await open(page, '/api');
    await touch(page);
    await page.mouse.move(0, 0);
    await expect.poll(() => colors(page)).toEqual(before);
    expect(await axeProblems(page)).toEqual([]);
  });
}

test('/api loads Redoc on the first interaction, not earlier', async ({page}) => {
  const seen = scriptRequests(page);
  await open(page, '/api');
  await page.waitForLoadState('networkidle');
  const before = seen.length;
  await expect(still(page)).toBeVisible();
  await expectContent(page);
  await touch(page);
  expect(seen.length).toBeGreaterThan(before);
  await expect(still(page)).toHaveCount(0);
  await expect(page.locator('h1')).toHaveCount(1);
  await expectContent(page);
});

test('/api replays the first click after its code has loaded', async ({page}) => {
  await open(page, '/api');
  const response = page.getByRole('button', {name: /200\s+Your API keys/});
  await expect(response).toHaveAttribute('aria-expanded', 'true');
  await response.dispatchEvent('click');
  await expect(live(page)).toBeVisible();
  await expect(response).toHaveAttribute('aria-expanded', 'false');
});

test('/api replays a click on its menu from the time before the scripts', async ({page}) => {
  const release = await openHeld(page, '/api');
  const operation = page.getByRole('menuitem', {name: 'post Create an API key', exact: true});
  await expect(operation).toBeHidden();
  await page.getByRole('menuitem', {name: 'Paid transactions'}).click();
  release();
  await expect(live(page)).toBeVisible();
  await expect(operation).toBeVisible();
});

test('/api keeps what the reader types into its search, and searches for it under the policy', async ({
  page,
}) => {
  await open(page, '/api');
  const field = page.getByRole('textbox', {name: 'Search'});
  await field.focus();
  await page.keyboard.type('create');
  await expect(live(page)).toBeVisible();
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('create');
  await expect(page.locator('[data-role="search:results"]')).toContainText('Create an API key');
});

test('/api keeps the scroll position during the handover and a switch of the color mode', async ({page}) => {
  await open(page, '/api');
  await page.getByRole('heading', {name: 'Create an API key'}).scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(0);
  await page.locator('.api-content').last().dispatchEvent('pointerover');
  await expect(live(page)).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(place);
  await page.getByRole('button', {name: /Switch between dark and light mode/}).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  expect(await page.evaluate(() => window.scrollY)).toBe(place);
});

/** Redoc's own files, which the first interaction loads. */
async function redocFiles(page: Page): Promise<string[]> {
  const seen = scriptRequests(page);
  await open(page, '/api');
  await page.waitForLoadState('networkidle');
  const before = seen.length;
  await touch(page);
  return seen.slice(before);
}

test('/api stays readable if Redoc does not load, and tries again on the next interaction', async ({
  page,
  consoleGuard,
}) => {
  const files = await redocFiles(page);
  expect(files.length).toBeGreaterThan(0);
  consoleGuard.expectMessage(/ERR_FAILED/);
  const isRedoc = ({pathname}: URL) => files.includes(pathname);
  await page.route(isRedoc, (route) => route.abort());
  await page.mouse.move(0, 0);
  await open(page, '/api');
  const failed = page.waitForEvent('requestfailed');
  await page.getByRole('heading', {level: 1}).hover();
  await failed;
  await expect(still(page)).toBeVisible();
  await expectContent(page);
  await page.unroute(isRedoc);
  await page.mouse.move(0, 0);
  await touch(page);
});

test('/api reached by navigation loads Redoc at once, with a retry if it does not load', async ({
  page,
  consoleGuard,
}) => {
  const files = await redocFiles(page);
  consoleGuard.expectMessage(/ERR_FAILED/);
  const isRedoc = ({pathname}: URL) => files.includes(pathname);
  await page.route(isRedoc, (route) => route.abort());
  await open(page, '/developers/zkt');
  await page.evaluate((address) => {
    history.pushState({}, '', address);
    window.dispatchEvent(new PopStateEvent('popstate', {state: {}}));
  }, at('/api'));
  const retry = page.getByRole('status').getByRole('button', {name: 'Retry'});
  await expect(retry).toBeVisible();
  await page.unroute(isRedoc);
  await retry.press('Enter');
  await expect(live(page)).toBeVisible();
  await expect(live(page)).toBeFocused();
  await expectContent(page);
});

test('/api links to its description on the code host and serves it from our own origin', async ({
  page,
  request,
}) => {
  await page.goto('/api');
  const source = page.getByRole('link', {name: 'view on GitHub'});
  await expect(source).toHaveAttribute('href', new RegExp(`^https://.*/blob/main/${DESCRIPTION}$`));
  const download = page.getByRole('link', {name: 'download', exact: true});
  await expect(download).toHaveAttribute('href', at(`/${DESCRIPTION}`));
  const served = await request.get(at(`/${DESCRIPTION}`));
  expect(served.status()).toBe(200);
  expect(await served.text()).toBe(await readFile(path.join(__dirname, '../..', DESCRIPTION), 'utf8'));
});
