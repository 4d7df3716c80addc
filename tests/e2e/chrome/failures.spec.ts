import type {Page} from '@playwright/test';
import {axeProblems} from '../axe';
import {expect, failScripts, open, test} from '../fixtures';
import {at} from '../sitemap';

function click(page: Page, href: string): Promise<void> {
  return page
    .locator(`.theme-doc-sidebar-menu a[href="${at(href)}"]`)
    .evaluate((link: HTMLElement) => link.click());
}

test('page fails to load: a route that fails to load reloads the page once, without a loop', async ({
  page,
  context,
  consoleGuard,
}) => {
  consoleGuard.expectMessage(/net::ERR_FAILED/);
  consoleGuard.expectMessage(/ChunkLoadError|Loading chunk/);
  await open(page, '/users/transactions');
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname);
  });
  await context.route('**/assets/js/*.js', (route) =>
    /main|runtime/.test(route.request().url()) ? route.continue() : route.abort(),
  );
  await click(page, '/users/getting_started');
  await expect.poll(() => loads).toEqual([at('/users/getting_started')]);
  await expect(page.locator('h1')).toHaveText('Getting Started with a Wallet');
  await page.waitForLoadState('networkidle');
  expect(loads).toEqual([at('/users/getting_started')]);
});

test('page crash: "This page crashed." with message, cause chain and a "Try again" button that works', async ({
  page,
  context,
  consoleGuard,
}) => {
  consoleGuard.expectMessage(/injected crash/);
  await open(page, '/users/transactions');
  let broken = 0;
  await context.route('**/assets/js/*.js', async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    const crash =
      "()=>self.crash??=function(){if(self.healed)return 'healed';throw new Error('injected crash',{cause:new Error('the root cause')})}";
    const isContent = text.includes('contentTitle') && /default:\s*\(\)\s*=>\s*\w+/.test(text);
    if (isContent) broken += 1;
    await route.fulfill({
      response,
      body: isContent ? text.replace(/default:\s*\(\)\s*=>\s*\w+/, `default:${crash}`) : text,
    });
  });
  await click(page, '/users/getting_started');
  await expect(page.getByText('This page crashed.')).toBeVisible();
  expect(broken).toBeGreaterThan(0);
  await expect(page.getByText('injected crash')).toBeVisible();
  await expect(page.getByText('the root cause')).toBeVisible();
  await page.evaluate(() => Object.assign(window, {healed: true}));
  await page.getByRole('button', {name: 'Try again'}).click();
  await expect(page.locator('main')).toContainText('healed');
});

for (const [path, name, title] of [
  ['/users/transactions', 'Feedback', 'Feedback on this page'],
  ['/users/getting_started', 'Fill your API key into the table', 'Your values'],
] as const) {
  test(`part fails to load: "${name}" says so, and opens at the next press`, async ({page, consoleGuard}) => {
    consoleGuard.expectMessage(/net::ERR_FAILED/);
    await open(page, path);
    const button = page.getByRole('button', {name, exact: true}).first();
    const restore = await failScripts(page);
    await button.dblclick();
    const report = page.getByRole('alertdialog', {name: 'Not loaded'});
    await expect(report).toHaveAccessibleDescription(/^This part did not load\./);
    expect(await axeProblems(page, 'dialog[open]')).toEqual([]);
    await report.getByRole('button', {name: 'Close'}).press('Enter');
    await expect(report).toHaveCount(0);
    await expect(button).toBeFocused();
    await restore();
    await button.press('Enter');
    await expect(page.getByRole('dialog', {name: title})).toBeVisible();
  });
}

test('base URL misconfigured: the warning banner appears when neither scripts nor styles load', async ({
  page,
  context,
  consoleGuard,
}) => {
  consoleGuard.expectMessage(/net::ERR_FAILED/);
  await context.route('**/assets/**', (route) => route.abort());
  await page.goto('/');
  await expect(page.getByText('Your Docusaurus site did not load properly.')).toBeVisible();
});

test('collapsible sections: with reduced motion the animation takes 1 ms', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page, '/users/transactions');
  const users = page.locator('.theme-doc-sidebar-item-category-level-1', {hasText: 'Users'});
  await users.locator('ul').evaluate((element: HTMLElement) => {
    const seen: string[] = [];
    Object.assign(window, {seen});
    new MutationObserver(() => seen.push(element.style.transition)).observe(element, {
      attributeFilter: ['style'],
    });
  });
  await users.locator('.menu__caret').click();
  const seen = () =>
    page.evaluate(() => (window as unknown as {seen: string[]}).seen.filter((value) => value !== ''));
  await expect.poll(seen).toContainEqual(expect.stringContaining('height 1ms'));
});
