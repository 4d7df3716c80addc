import type {Page} from '@playwright/test';
import {expect, open, test} from '../fixtures';

const DARK = 'rgb(20, 23, 42)';
const LIGHT = 'rgb(253, 250, 245)';

const colorSwitch = (page: Page) => page.getByRole('button', {name: /Switch between dark and light mode/});

test('color mode: dark is the default, regardless of the operating system; a choice is stored as "theme" and survives a reload', async ({
  page,
}) => {
  await page.emulateMedia({colorScheme: 'light'});
  await open(page, '/');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('html')).toHaveCSS('background-color', DARK);
  await colorSwitch(page).click();
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light');
  await page.reload();
  await expect(page.locator('html')).toHaveCSS('background-color', LIGHT);
});

test('color mode: a change in another tab is picked up, also before the scripts', async ({page, context}) => {
  await page.goto('/');
  const other = await context.newPage();
  await open(other, '/users/transactions');
  for (const [tab, mode] of [
    [page, 'light'],
    [other, 'dark'],
  ] as const) {
    await colorSwitch(tab === page ? other : page).click();
    await expect(tab.locator('html')).toHaveAttribute('data-theme', mode);
  }
});

test('color mode: the switch works if the storage is blocked', async ({page, consoleGuard}) => {
  consoleGuard.expectMessage(/Docusaurus browser storage is not available/);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  });
  await open(page, '/');
  await colorSwitch(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('color mode: any other stored value means dark, before and after hydration', async ({page}) => {
  await page.goto('/');
  for (const stored of ['system', 'rubbish']) {
    await page.evaluate((value) => localStorage.setItem('theme', value), stored);
    await page.goto('/');
    await expect(page.locator('html')).toHaveCSS('background-color', DARK);
    await open(page, '/');
    await expect(page.locator('html')).toHaveCSS('background-color', DARK);
  }
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('color mode: the page is dark and has its content', async ({page}) => {
    await page.goto('/users/transactions');
    await expect(page.locator('html')).toHaveCSS('background-color', DARK);
    await expect(page.locator('h1')).toBeVisible();
  });
});
