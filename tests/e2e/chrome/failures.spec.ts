import type {Page} from '@playwright/test';
import {expect, open, test} from '../fixtures';

/** Stops prefetching, so that a page's chunks are asked for when the reader goes there and not before. */
async function withoutPrefetch(page: Page): Promise<void> {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', {value: {saveData: true}}));
}

function click(page: Page, href: string): Promise<void> {
  return page.locator(`.theme-doc-sidebar-menu a[href="${href}"]`).evaluate((link: HTMLElement) => link.click());
}

test('8 page fails to load: a route that fails to load reloads the page once and never loops', async ({page, context, consoleGuard}) => {
  consoleGuard.expectMessage(/net::ERR_FAILED/);
  consoleGuard.expectMessage(/ChunkLoadError|Loading chunk/);
  await withoutPrefetch(page);
  await open(page, '/users/transactions');
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname);
  });
  await context.route('**/assets/js/*.js', (route) =>
    /main|runtime/.test(route.request().url()) ? route.continue() : route.abort(),
  );
  await click(page, '/users/getting_started');
  await expect.poll(() => loads).toEqual(['/users/getting_started']);
  await expect(page.locator('h1')).toHaveText('Getting Started');
  await page.waitForLoadState('networkidle');
  expect(loads).toEqual(['/users/getting_started']);
});

test('8 page crash: "This page crashed." with message, cause chain and a "Try again" button that works', async ({page, context, consoleGuard}) => {
  consoleGuard.expectMessage(/injected crash/);
  await withoutPrefetch(page);
  await open(page, '/users/transactions');
  let broken = 0;
  await context.route('**/assets/js/*.js', async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    const crash = "()=>()=>{if(window.healed)return 'healed';throw new Error('injected crash',{cause:new Error('the root cause')})}";
    const isContent = text.includes('contentTitle') && /default:\s*\(\)\s*=>\s*\w+/.test(text);
    if (isContent) broken += 1;
    await route.fulfill({response, body: isContent ? text.replace(/default:\s*\(\)\s*=>\s*\w+/, `default:${crash}`) : text});
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

test('8 base URL misconfigured: the warning banner appears when the scripts do not load', async ({page, context, consoleGuard}) => {
  consoleGuard.expectMessage(/net::ERR_FAILED/);
  await context.route('**/assets/js/*.js', (route) => route.abort());
  await page.goto('/');
  await expect(page.getByText('Your Docusaurus site did not load properly.')).toBeVisible();
});

test('4 collapsible sections: with reduced motion the animation takes 1 ms', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page, '/users/transactions');
  await page.addInitScript(() => {});
  const list = page.locator('.theme-doc-sidebar-item-category-level-1', {hasText: 'Resources'}).locator('ul').first();
  await list.evaluate((element) => {
    const seen: string[] = [];
    Object.assign(window, {seen});
    new MutationObserver(() => seen.push((element as HTMLElement).style.transition)).observe(element, {attributes: true, attributeFilter: ['style']});
  });
  await page.locator('.theme-doc-sidebar-item-category-level-1', {hasText: 'Resources'}).locator('.menu__link, .menu__caret').last().evaluate((e: HTMLElement) => e.click());
  await expect
    .poll(() => page.evaluate(() => (window as unknown as {seen: string[]}).seen.some((value) => /height 1ms/.test(value))))
    .toBe(true);
});
