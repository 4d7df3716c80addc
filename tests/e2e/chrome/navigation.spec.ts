import type {Locator} from '@playwright/test';
import {links} from '../../../src/data/links';
import {currentYears} from '../../dates';
import {expect, hold, open, test} from '../fixtures';
import {at, sitemapPaths} from '../sitemap';

/** Height of the page in a browser on a screen of 1080 lines, in pixels. */
const SCREEN_HEIGHT = 950;

test('routes: all docs pages appear in the single docs sidebar', async ({page}) => {
  await open(page, '/resources/status');
  const sidebar = page.locator('.theme-doc-sidebar-menu');
  const closed = sidebar.locator('.menu__caret[aria-expanded="false"]');
  while ((await closed.count()) > 0) await closed.first().click();
  const hrefs = await sidebar
    .locator('a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  const pages = sitemapPaths().filter((path) => path !== '/api');
  expect(pages.length).toBeGreaterThan(30);
  expect(pages.map(at).filter((path) => !hrefs.includes(path))).toEqual([]);
});

test('routes: an address of a file redirects to the page, with its query', async ({page}) => {
  await page.goto('/developers/ATM/bsr.html?network=gtn');
  await expect(page).toHaveURL(at('/developers/ATM/bsr?network=gtn'));
  await expect(page.locator('h1')).toBeVisible();
});

test('navigation: the navbar leads to the four categories and to the code-hosting organization, and has one language', async ({
  page,
}) => {
  await open(page, '/');
  const navbar = page.getByRole('navigation', {name: 'Main'});
  const hrefs = await navbar
    .locator('a.navbar__item')
    .evaluateAll((links) => links.map((a) => [a.textContent, a.getAttribute('href')]));
  expect(hrefs.slice(0, 4)).toEqual([
    ['How Stability Works', at('/category/how-stability-works')],
    ['Users', at('/category/users')],
    ['Developers', at('/category/developers')],
    ['Resources', at('/category/resources')],
  ]);
  await expect(navbar.getByRole('link', {name: /GitHub/})).toHaveAttribute(
    'href',
    'https://github.com/stabilityprotocol',
  );
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.getByRole('button', {name: /English/}).hover();
  await expect(page.locator('.dropdown__menu a')).toHaveText(['English']);
});

test('navigation: footer columns Docs, Community, More and the current year', async ({page}) => {
  await open(page, '/');
  const footer = page.locator('footer.footer');
  await expect(footer.locator('.footer__title')).toHaveText(['Docs', 'Community', 'More']);
  const column = async (index: number) =>
    footer
      .locator('.footer__col')
      .nth(index)
      .locator('a')
      .evaluateAll((links) => links.map((link) => (link.firstChild?.textContent ?? '').trim()));
  expect(await column(0)).toEqual([
    'How Stability Works',
    'Users',
    'Developers',
    'Resources',
    'Legacy account API',
  ]);
  expect(await column(1)).toEqual(['Blog', 'LinkedIn', 'X', 'Discord']);
  expect(await column(2)).toEqual(['Main site', 'GitHub']);
  const outside = await footer
    .locator('a[href^="http"]')
    .evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute('href')));
  const {medium, linkedin, x, discord} = links.social;
  expect(outside).toEqual(
    [medium, linkedin, x, discord, links.site.main, links.github.organisation].map(({value}) => value),
  );
  await expect(footer).toContainText(new RegExp(`© (?:${currentYears().join('|')}) Stability, Inc\\.`));
});

test('navigation: breadcrumbs lead up to the category', async ({page}) => {
  await open(page, '/developers/ATM/bsr');
  const trail = page.getByRole('navigation', {name: 'Breadcrumbs'});
  await expect(trail).toContainText('Developers');
  await trail.getByRole('link', {name: 'ATM'}).click();
  await expect(page).toHaveURL(at('/category/atm'));
});

test('navigation: the table of contents covers heading levels 2 to 3', async ({page}) => {
  await open(page, '/developers/precompiles');
  const targets = await page
    .locator('.theme-doc-toc-desktop a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(targets.length).toBeGreaterThan(2);
  const levels = await page.evaluate(
    (hashes) => hashes.map((hash) => document.getElementById(decodeURIComponent(hash.slice(1)))?.tagName),
    targets,
  );
  expect(Array.from(new Set(levels)).sort()).toEqual(['H2', 'H3']);
});

test('a docs page has a title, a skip link first in tab order, and a link to its file', async ({page}) => {
  await open(page, '/users/transactions');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', {name: 'Skip to main content'});
  await expect(skip).toBeFocused();
  await expect(skip).toBeVisible();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator('main :focus')).toBeVisible();
  await expect(page).toHaveTitle(/ \| Docs$/);
  await expect(page.locator('.navbar__title')).toHaveText('Docs');
  await expect(page.getByRole('link', {name: 'Edit this page'})).toHaveAttribute(
    'href',
    /\/edit\/main\/docs\/users\/transactions\.mdx$/,
  );
});

test('navigation: at 996 px the sidebar is a menu with a link back to the main menu; at 997 px it is beside the text', async ({
  page,
}) => {
  await page.setViewportSize({width: 997, height: 800});
  await open(page, '/users/transactions');
  await expect(page.locator('.theme-doc-sidebar-container')).toBeVisible();
  await expect(page.getByRole('button', {name: 'Toggle navigation bar'})).toBeHidden();
  await page.setViewportSize({width: 996, height: 800});
  await expect(page.locator('.theme-doc-sidebar-container')).toBeHidden();
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  const panel = page.locator('.navbar-sidebar');
  await expect(panel.getByRole('link', {name: 'About Our Free Transactions'})).toBeVisible();
  await panel.getByRole('button', {name: /Back to main menu/}).click();
  await expect(panel.getByRole('link', {name: 'How Stability Works'}).first()).toBeVisible();
});

test('page loading: a route change shows no spinner, and a progress bar only if the route is slow', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, {seen});
    new MutationObserver((records) => {
      for (const record of records) {
        for (const node of Array.from(record.addedNodes))
          if (node instanceof Element && node.id === 'nprogress') seen.push('bar');
        for (const node of Array.from(record.removedNodes))
          if (node instanceof Element && node.id === 'nprogress') seen.push('bar gone');
        if (document.querySelector('#loader, .spinner-icon')) seen.push('spinner');
      }
    }).observe(document, {childList: true, subtree: true});
  });
  await open(page, '/users/transactions');
  const release = await hold(context, '**/assets/js/*.js');
  await page
    .locator(`.theme-doc-sidebar-menu a[href="${at('/users/getting_started')}"]`)
    .evaluate((link: HTMLElement) => link.click());
  await expect(page.locator('#nprogress')).toBeAttached();
  await expect(page.locator('h1')).toHaveText('About Our Free Transactions');
  release();
  await expect(page.locator('h1')).toHaveText('Getting Started with a Wallet');
  await expect(page.locator('#nprogress')).not.toBeAttached();
  expect(await page.evaluate(() => (window as unknown as {seen: string[]}).seen)).toEqual([
    'bar',
    'bar gone',
  ]);
});

test('page loading: a route change scrolls to the top, or to the anchor', async ({page}) => {
  await page.setViewportSize({width: 1200, height: 500});
  await open(page, '/developers/precompiles');
  await page.evaluate(() => window.scrollTo(0, 900));
  await page
    .locator(`.theme-doc-sidebar-menu a[href="${at('/developers/public_rpc')}"]`)
    .evaluate((link: HTMLElement) => link.click());
  await expect(page.locator('h1')).toHaveText('Public RPC Guide');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  const anchor = page.locator('.theme-doc-toc-desktop a').last();
  const hash = (await anchor.getAttribute('href')) ?? '';
  await page.evaluate(() => history.back());
  await expect(page.locator('h1')).toHaveText('Precompiles');
  await page.goto(`/developers/public_rpc${hash}`);
  const heading = page.locator(`[id="${hash.slice(1)}"]`);
  await expect(heading).toBeInViewport({ratio: 1});
  const top = await heading.evaluate((element) => element.getBoundingClientRect().top);
  const navbar = await page.locator('.navbar').evaluate((element) => element.getBoundingClientRect().bottom);
  expect(top).toBeGreaterThanOrEqual(navbar);
});

/** Follows a link of the framework. Returns what the next page has when its title appears, in the same task. */
function followToFirstRender(link: Locator): Promise<{readonly sections: number; readonly end: number}> {
  return link.evaluate(
    (anchor: HTMLElement) =>
      new Promise((resolve) => {
        const title = (): string | undefined => document.querySelector('h1')?.innerText;
        const before = title();
        const observer = new MutationObserver(() => {
          if ((title() ?? before) === before) return;
          observer.disconnect();
          const content = document.querySelector('.theme-doc-markdown');
          resolve({
            sections: document.querySelectorAll('.theme-doc-markdown > h2').length,
            end: (content?.getBoundingClientRect().bottom ?? 0) + scrollY,
          });
        });
        observer.observe(document.body, {childList: true, characterData: true, subtree: true});
        anchor.click();
      }),
  );
}

test('navigation: what a long page renders first fills the screen, and the rest follows', async ({page}) => {
  await open(page, '/');
  const next = page.locator('a.pagination-nav__link--next');
  const partly: string[] = [];
  while ((await next.count()) > 0) {
    const first = await followToFirstRender(next);
    const sections = await page.evaluate(async () => {
      const html = await (await fetch(location.pathname)).text();
      const page = new DOMParser().parseFromString(html, 'text/html');
      return page.querySelectorAll('.theme-doc-markdown > h2').length;
    });
    await expect(page.locator('.theme-doc-markdown > h2')).toHaveCount(sections);
    if (first.sections === sections) continue;
    partly.push(page.url());
    expect(first.end, page.url()).toBeGreaterThan(SCREEN_HEIGHT);
  }
  expect(partly.length).toBeGreaterThan(10);
});
