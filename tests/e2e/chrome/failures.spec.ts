import {axeProblems} from '../axe';
import {expect, failScripts, open, test} from '../fixtures';
import {at} from '../sitemap';

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
  const href = at('/users/getting_started');
  await page
    .locator(`.theme-doc-sidebar-menu a[href="${href}"]`)
    .evaluate((link: HTMLElement) => link.click());
  await expect.poll(() => loads).toEqual([href]);
  await expect(page.locator('h1')).toHaveText('Getting Started with a Wallet');
  await page.waitForLoadState('networkidle');
  expect(loads).toEqual([href]);
});

test('part fails to load: its button says so, and opens it at the next press', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.expectMessage(/net::ERR_FAILED/);
  await open(page, '/users/transactions');
  const button = page.getByRole('button', {name: 'Feedback', exact: true}).first();
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
  await expect(page.getByRole('dialog', {name: 'Feedback on this page'})).toBeVisible();
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
