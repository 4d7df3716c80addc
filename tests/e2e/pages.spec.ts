import {axeProblems} from './axe';
import {expect, hydrated, test, useColorMode} from './fixtures';
import {EXTRA_PATHS, sitemapPaths} from './sitemap';

const pages = [...sitemapPaths().map((path) => ({path, status: 200})), ...EXTRA_PATHS];

/**
 * A phone, a window in which the search button has no visible text, a desktop and a tablet; two of them in each color mode.
 */
const VARIANTS = [
  {mode: 'dark', widths: [390, 1024]},
  {mode: 'light', widths: [1440, 768]},
] as const;

test.describe.configure({timeout: 240_000});

for (const {path, status} of pages) {
  test(`${path}: status, one h1, quiet console, own origin, no horizontal scrolling, no axe violation`, async ({
    page,
    consoleGuard,
  }) => {
    if (status === 404) consoleGuard.expectMessage(/status of 404/);
    await useColorMode(page, 'dark');
    const response = await page.goto(path);
    expect(response?.status()).toBe(status);
    await hydrated(page);
    await expect(page.locator('h1')).toHaveCount(1);
    for (const {mode, widths} of VARIANTS) {
      if (mode === 'light') await page.getByRole('button', {name: /dark and light mode/}).click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
      for (const width of widths) {
        await page.setViewportSize({width, height: 900});
        const {scrollWidth, clientWidth} = await page.evaluate(() => {
          const {scrollWidth, clientWidth} = document.documentElement;
          return {scrollWidth, clientWidth};
        });
        expect(scrollWidth, `scrolls horizontally at ${width} px`).toBe(clientWidth);
        expect(await axeProblems(page), `in ${mode} at ${width} px`).toEqual([]);
      }
    }
  });
}
