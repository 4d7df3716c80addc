import type {Page} from '@playwright/test';
import {expect, open, test} from '../fixtures';

const DARK = 'rgb(20, 23, 42)';
const LIGHT = 'rgb(253, 250, 245)';

test.describe('color mode', () => {
  test('dark is the default, regardless of the operating system', async ({page}) => {
    await page.emulateMedia({colorScheme: 'light'});
    await open(page, '/');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.locator('html')).toHaveCSS('background-color', DARK);
  });

  test('the choice is stored under exactly "theme" and survives a reload', async ({page}) => {
    await open(page, '/');
    await page.getByRole('button', {name: /Switch between dark and light mode/}).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light');
    await page.reload();
    await expect(page.locator('html')).toHaveCSS('background-color', LIGHT);
  });

  for (const [when, before] of [
    ['before the scripts', (page: Page) => page.goto('/')],
    ['after them', (page: Page) => open(page, '/')],
  ] as const)
    test(`a change in another tab is picked up, ${when}`, async ({page, context}) => {
      await before(page);
      const other = await context.newPage();
      await open(other, '/users/transactions');
      await other.getByRole('button', {name: /Switch between dark and light mode/}).click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    });

  test('the switch works if the storage is blocked', async ({page, consoleGuard}) => {
    consoleGuard.expectMessage(/Docusaurus browser storage is not available/);
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    });
    await open(page, '/');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.getByRole('button', {name: /Switch between dark and light mode/}).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  });

  test('any other stored value means dark, before and after hydration', async ({page}) => {
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        Object.assign(window, {atFirst: getComputedStyle(document.documentElement).backgroundColor});
      });
    });
    await page.goto('/');
    for (const stored of ['system', 'rubbish', '"light"', '']) {
      await page.evaluate((value) => localStorage.setItem('theme', value), stored);
      await open(page, '/');
      const atFirst = await page.evaluate(() => (window as unknown as {atFirst: string}).atFirst);
      expect(atFirst, JSON.stringify(stored)).toBe(DARK);
      await expect(page.locator('html')).toHaveCSS('background-color', DARK);
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    }
  });
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('color mode: the page is dark and has its content', async ({page}) => {
    await page.goto('/users/transactions');
    await expect(page.locator('html')).toHaveCSS('background-color', DARK);
    await expect(page.locator('h1')).toBeVisible();
  });
});
