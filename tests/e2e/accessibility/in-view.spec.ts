import type {Page} from '@playwright/test';
import {expect, open, test} from '../fixtures';
import {at} from '../sitemap';

/** Whether an element can be seen whole, in the list that scrolls around it and in the window. */
const isSeen = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const {top, bottom} = element.getBoundingClientRect();
    const list = element.closest('.thin-scrollbar')?.getBoundingClientRect();
    return list !== undefined && top >= list.top && bottom <= Math.min(list.bottom, innerHeight);
  });

const CURRENT_PAGE = '.theme-doc-sidebar-menu [aria-current="page"]';
const CURRENT_SECTION = '.table-of-contents__link--active';

test('the current page can be seen in a low sidebar, from the first paint on and after a navigation', async ({
  page,
}) => {
  await page.setViewportSize({width: 1092, height: 518});
  await page.goto('/resources/contact');
  expect(await isSeen(page, CURRENT_PAGE)).toBe(true);
  // From a page beside whose category that of the next page is closed.
  await open(page, '/users/transactions');
  await page
    .locator(`main a[href="${at('/resources/contact')}"]`)
    .last()
    .click();
  await expect(page.locator(CURRENT_PAGE)).toHaveText('Contact Us');
  await expect.poll(() => isSeen(page, CURRENT_PAGE)).toBe(true);
});

test('the current section can be seen in long contents, and the page stays where the reader is', async ({
  page,
}) => {
  await page.setViewportSize({width: 1280, height: 400});
  await open(page, '/developers/public_rpc');
  const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight - 600);
  let section = '';
  for (const place of [end, end / 4]) {
    await page.evaluate((top) => scrollTo(0, top), place);
    await expect(page.locator(CURRENT_SECTION)).not.toHaveText(section);
    await expect.poll(() => isSeen(page, CURRENT_SECTION)).toBe(true);
    section = await page.locator(CURRENT_SECTION).innerText();
    expect(await page.evaluate(() => scrollY)).toBe(Math.round(place));
  }
});

test('the contents show the entry that has the focus, also where the text ends far below its section', async ({
  page,
}) => {
  await page.setViewportSize({width: 1280, height: 600});
  await open(page, '/developers/public_rpc');
  await page.locator('.pagination-nav a').last().focus();
  await expect.poll(() => isSeen(page, CURRENT_SECTION)).toBe(true);
  const focused = page.locator('.table-of-contents__link:focus');
  while ((await focused.count()) === 0) await page.keyboard.press('Tab');
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  expect(await isSeen(page, '.table-of-contents__link:focus')).toBe(true);
});
