import path from 'node:path';
import type {Page} from '@playwright/test';
import {fileOfRoute} from '../../src/plugins/pages';
import {BUILD} from '../built-site';
import {expect, hydrated, open, test} from './fixtures';
import {at, sitemapPaths} from './sitemap';

/** Serves documents as a host that does not redirect: the file at an address, or `.html` added to it, or the not-found page. */
async function serveFilesOnly(page: Page): Promise<void> {
  const files = [...sitemapPaths(), '/search'].map(fileOfRoute);
  await page.route('**', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const below = new URL(route.request().url()).pathname.slice(at('/').length);
    const found = [below, `${below}.html`, `${below}index.html`].find((name) => files.includes(name));
    await route.fulfill({path: path.join(BUILD, found ?? '404.html'), status: found ? 200 : 404});
  });
}

for (const [address, page, isMissing] of [
  ['/Users/Transactions/#used-up', '/users/transactions#used-up', true],
  ['/Search/?q=gas', '/search?q=gas', true],
  ['/users/transactions.html#used-up', '/users/transactions#used-up', false],
] as const)
  test(`on a host that does not redirect, ${address} shows ${page}`, async ({page: tab, consoleGuard}) => {
    if (isMissing) consoleGuard.expectMessage(/status of 404/);
    await serveFilesOnly(tab);
    await tab.goto(address);
    if (isMissing) await expect(tab).toHaveURL(at(page));
    await tab.waitForLoadState();
    await hydrated(tab);
    await expect(tab).toHaveURL(at(page));
    await expect(tab.locator(page.includes('?q') ? 'article a' : '#used-up').first()).toBeInViewport();
  });

test('an address without a page stays, and the not-found page works, with the script that was published', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.expectMessage(/status of 404/);
  await serveFilesOnly(page);
  await page.goto('/Users/nothing/');
  await page.waitForLoadState('networkidle');
  await hydrated(page);
  await expect(page).toHaveURL(at('/Users/nothing/'));
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Page Not Found');
  await expect(page.locator('script[src*="/js/start."]')).toHaveAttribute('integrity', /^sha256-/);
});

test('a former place of a section leads on to the present one, and Back skips it', async ({page}) => {
  const [rpc, wait] = ['/developers/public_rpc', '/developers/tutorials/node_setup/viem_setup_example#wait'];
  await page.goto('/users/transactions');
  await page.goto(`${rpc}#wait`);
  await expect(page).toHaveURL(at(wait));
  await expect(page.locator('#wait')).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL(at('/users/transactions'));
  await open(page, rpc);
  await page.evaluate(() => (location.hash = '#wait'));
  await expect(page).toHaveURL(at(wait));
  await page.goBack();
  await expect(page).toHaveURL(at(rpc));
});

const sidebarLink = (page: Page) =>
  page.locator(`.theme-doc-sidebar-menu a[href="${at('/users/getting_started')}"]`);
const place = (page: Page) => page.evaluate(() => Math.round(scrollY));

for (const [from, act, heading] of [
  [
    'another page',
    (page: Page) => sidebarLink(page).evaluate((link: HTMLElement) => link.click()),
    'Getting Started with a Wallet',
  ],
  ['another section', (page: Page) => page.locator('.theme-doc-toc-desktop a').last().click(), ''],
] as const) {
  test(`Back from ${from} returns to where the reader was, not to the hash`, async ({page}) => {
    await open(page, '/users/transactions#used-up');
    await page.evaluate(() => scrollTo(0, 300));
    await expect.poll(() => place(page)).toBe(300);
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await act(page);
    if (heading) await expect(page.getByRole('heading', {level: 1})).toHaveText(heading);
    await expect.poll(() => place(page)).not.toBe(300);
    await page.goBack();
    await expect(page).toHaveURL(at('/users/transactions#used-up'));
    await expect(page.getByRole('heading', {level: 1})).toHaveText('About Our Free Transactions');
    await expect.poll(() => place(page)).toBe(300);
  });
}

test('a hash that cannot be decoded leaves the page as it is', async ({page}) => {
  await open(page, '/users/transactions');
  await page.evaluate(() => (location.hash = '#60%'));
  await expect(page).toHaveURL(/#60%25$/);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('About Our Free Transactions');
});
