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

test('part fails to load because the site was published again: says so', async ({page, consoleGuard}) => {
  consoleGuard.expectMessage(/status of 404/);
  await open(page, '/users/transactions');
  await page.route(/\/assets\/js\//, (route) => route.fulfill({status: 404}));
  await page.getByRole('button', {name: 'Feedback', exact: true}).first().click();
  const report = page.getByRole('alertdialog', {name: 'Not loaded'});
  await expect(report).toHaveAccessibleDescription(/older version of the site. Reload it./);
});

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
