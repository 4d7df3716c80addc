import type {Page} from '@playwright/test';
import {links} from '../../../src/data/links';
import {currentYears} from '../../dates';
import {expect, hold, open, test} from '../fixtures';
import {at} from '../sitemap';

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
  await page.locator('.navbar summary', {hasText: 'English'}).click();
  await expect(navbar.locator('.dropdown__menu a')).toHaveText(['English']);
});

test('navigation: footer columns Docs, Community, More, and a line with the current year, license and llms.txt', async ({
  page,
}) => {
  await open(page, '/');
  const footer = page.locator('footer.footer');
  await expect(footer.locator('.footer__title')).toHaveText(['Docs', 'Community', 'More']);
  const names = footer
    .locator('.footer__col a')
    .evaluateAll((links) => links.map((link) => (link.firstChild?.textContent ?? '').trim()));
  expect(await names).toEqual([
    ...['How Stability Works', 'Users', 'Developers', 'Resources', 'API reference'],
    ...['Blog', 'LinkedIn', 'X', 'Discord', 'Main site', 'GitHub'],
  ]);
  const outside = await footer
    .locator('a[href^="http"]')
    .evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute('href')));
  const {medium, linkedin, x, discord} = links.social;
  expect(outside).toEqual(
    [medium, linkedin, x, discord, links.site.main, links.github.organisation].map(({value}) => value),
  );
  await expect(footer).toContainText(new RegExp(`© (?:${currentYears().join('|')}) Stability, Inc\\.`));
  await expect(footer.getByRole('link', {name: 'llms.txt'})).toHaveAttribute('href', at('/llms.txt'));
  await footer.getByRole('link', {name: 'License'}).click();
  await expect(page.locator('#license')).toBeInViewport();
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
  await expect(page.locator('.navbar__title')).toHaveText('Stability Docs');
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

test('navigation: on a phone the menu takes the focus, and Escape closes it and gives the focus back', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 844});
  await page.goto('/users/transactions');
  const toggle = page.getByRole('button', {name: 'Toggle navigation bar'});
  await toggle.click();
  // That of the first script has gone.
  await expect(page.locator('.navbar-sidebar--show')).toHaveCount(1);
  await expect(page.getByRole('dialog', {name: 'Navigation'})).toHaveCount(0);
  const inMenu = page.locator('.navbar-sidebar :focus');
  await expect(inMenu).toHaveCount(1);
  await page.keyboard.press('Tab');
  await expect(inMenu).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
  await expect(toggle).toBeFocused();
});

test('page loading: a slow route shows a progress bar over the old page until it is there, and no spinner', async ({
  page,
  context,
}) => {
  await open(page, '/users/transactions');
  const release = await hold(context, '**/assets/js/*.js');
  await page
    .locator(`.theme-doc-sidebar-menu a[href="${at('/users/getting_started')}"]`)
    .evaluate((link: HTMLElement) => link.click());
  await expect(page.locator('#nprogress')).toBeAttached();
  await expect(page.locator('h1')).toHaveText('About Our Free Transactions');
  await expect(page.locator('#loader, .spinner-icon')).toHaveCount(0);
  release();
  await expect(page.locator('h1')).toHaveText('Getting Started with a Wallet');
  await expect(page.locator('#nprogress')).not.toBeAttached();
});

/** Follows a link without a pointer, for which it would have to be in the window. */
const follow = (page: Page, href: string) =>
  page
    .locator(`main a[href${href}]`)
    .first()
    .evaluate((element: HTMLElement) => element.click());

test('navigation: a page that is reached by a link or by Back is announced, and its heading has the focus', async ({
  page,
}) => {
  await open(page, '/users/getting_started');
  const announced = page.locator('[role="status"]#arrival');
  await expect(announced).toBeEmpty();
  await follow(page, `="${at('/users/transactions')}"`);
  await expect(announced).toHaveText('About Our Free Transactions | Docs');
  await expect(page.locator('h1')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('article :focus')).toBeVisible();
  await page.goBack();
  await expect(announced).toHaveText('Getting Started with a Wallet | Docs');
  await expect(page.locator('h1')).toBeFocused();
  await follow(page, '*="#glossary-"');
  await expect(page.locator('[id^="glossary-"]:focus')).toBeInViewport();
});

for (const [what, opener, shown] of [
  ['the search', (page: Page) => page.locator('.DocSearch-Button'), '.DocSearch-Modal'],
  ['a dialog', (page: Page) => page.locator('main [data-open-values]').first(), 'dialog[open]'],
  ['the menu', (page: Page) => page.locator('.navbar__toggle'), '.navbar-sidebar--show'],
] as const)
  test(`navigation: Back on a phone closes ${what} and leaves the page behind it alone`, async ({page}) => {
    const [first, second] = ['/users/transactions', '/users/getting_started'];
    await page.setViewportSize({width: 390, height: 844});
    await open(page, first);
    await follow(page, `="${at(second)}"`);
    await expect(page.locator('h1')).toHaveText('Getting Started with a Wallet');
    await page.evaluate(() => scrollTo(0, 300));
    await opener(page).click();
    await expect(page.locator(shown)).toBeVisible();
    await page.goBack();
    await expect(page.locator(shown)).toHaveCount(0);
    await expect(page).toHaveURL(at(second));
    await expect(page.locator('h1')).toHaveText('Getting Started with a Wallet');
    // A tool that loads above may move the text.
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
    await page.goBack();
    await expect(page).toHaveURL(at(first));
    await expect(page.locator('h1')).toHaveText('About Our Free Transactions');
  });

test('navigation: with reduced motion "back to top" scrolls at once', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page, '/resources/faq');
  const button = page.getByRole('button', {name: 'Scroll back to top'});
  await page.evaluate(() => scrollTo(0, 2000));
  await page.mouse.wheel(0, -300);
  await expect(button).toBeVisible();
  const left = await button.evaluate((element: HTMLElement) => {
    element.click();
    return scrollY;
  });
  expect(left).toBe(0);
});
