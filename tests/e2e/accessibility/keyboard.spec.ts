import type {Locator, Page} from '@playwright/test';
import {expect, hydrated, open, openHeld, test} from '../fixtures';

/** Presses Tab until an element has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let press = 0; press < 150; press += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab does not reach ${String(target)}.`);
}

const languages = (page: Page) => page.locator('.navbar summary', {hasText: 'English'});
const english = (page: Page) => page.locator('.dropdown__menu').getByRole('link', {name: 'English'});

test('keyboard only: the menu of a phone opens, leads to a page, and closes with its button', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 664});
  await open(page, '/users/transactions');
  const toggle = page.getByRole('button', {name: 'Toggle navigation bar'});
  await tabTo(page, toggle);
  await page.keyboard.press('Enter');
  const menu = page.locator('.navbar-sidebar');
  await tabTo(page, menu.getByRole('button', {name: /close/i}));
  await page.keyboard.press('Enter');
  await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
  await tabTo(page, toggle);
  await page.keyboard.press('Enter');
  const link = menu.getByRole('link', {name: 'Getting Started with a Wallet'});
  await tabTo(page, link);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Getting Started with a Wallet');
});

for (const [when, start] of [
  ['before the scripts', openHeld],
  ['after them', open],
] as const)
  test(`keyboard only: the language menu opens with the first press, and closes, ${when}`, async ({page}) => {
    await start(page, '/resources/faq');
    await tabTo(page, languages(page));
    for (const key of ['Enter', 'Space']) {
      await expect(english(page)).toBeHidden();
      await page.keyboard.press(key);
      await expect(english(page)).toBeVisible();
      await page.keyboard.press(key);
    }
  });

test('Escape, and a press elsewhere, close the language menu', async ({page}) => {
  await open(page, '/resources/faq');
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => page.getByRole('heading', {level: 1}).click(),
    () => page.keyboard.press('Shift+Tab'),
  ]) {
    await languages(page).click();
    await expect(english(page)).toBeVisible();
    await close();
    await expect(english(page)).toBeHidden();
  }
});

test('keyboard only: the color switch, a section of the sidebar, a disclosure, and a tab that Space selects in place', async ({
  page,
}) => {
  await open(page, '/developers/getting_started');
  await tabTo(page, page.getByRole('button', {name: /dark and light mode/}));
  await page.keyboard.press('Space');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  const caret = page.locator('.menu__caret').first();
  await tabTo(page, caret);
  const before = await caret.getAttribute('aria-expanded');
  await page.keyboard.press('Enter');
  await expect(caret).not.toHaveAttribute('aria-expanded', before ?? '');
  const fold = page.locator('main details').filter({visible: true}).first();
  await tabTo(page, fold.locator('summary'));
  await page.keyboard.press('Enter');
  await expect(fold).toHaveAttribute('open', '');
  const [first, second] = await page.locator('article [role="tablist"]').first().getByRole('tab').all();
  await first?.focus();
  await page.keyboard.press('ArrowRight');
  const place = await page.evaluate(() => scrollY);
  await page.keyboard.press('Space');
  await expect(second).toHaveAttribute('aria-selected', 'true');
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  expect(await page.evaluate(() => scrollY)).toBe(place);
});

test('the / key can be turned off on the search page, also for the time before the scripts', async ({
  page,
}) => {
  await open(page, '/search');
  const box = page.getByRole('checkbox', {name: 'The / key opens the search'});
  await expect(box).toBeChecked();
  await box.press('Space');
  await page.goto('/users/transactions');
  await page.keyboard.press('/');
  await hydrated(page);
  await expect(page.locator('.DocSearch-Button')).toHaveAttribute('aria-keyshortcuts', 'Control+K');
  await page.keyboard.press('/');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(page.locator('.DocSearch-Input')).toBeFocused();
  await open(page, '/search');
  await expect(box).not.toBeChecked();
});

test('a press on a button that is released elsewhere does nothing, also before the scripts', async ({
  page,
}) => {
  await page.goto('/users/transactions');
  const {x = 0, y = 0} = (await page.getByRole('button', {name: /dark and light mode/}).boundingBox()) ?? {};
  await page.mouse.move(x + 10, y + 10);
  await page.mouse.down();
  await page.mouse.move(x + 10, y + 300);
  await page.mouse.up();
  await hydrated(page);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});
