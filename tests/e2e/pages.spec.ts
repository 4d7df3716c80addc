import AxeBuilder from '@axe-core/playwright';
import {expect, hydrated, test, useColorMode} from './fixtures';
import {EXTRA_PATHS, sitemapPaths} from './sitemap';

const pages = [...sitemapPaths().map((path) => ({path, status: 200})), ...EXTRA_PATHS];

/** A phone, a tablet, a window in which the search button shows no text, and a desktop: two in each color mode. */
const WIDTHS = {dark: [390, 1024], light: [768, 1440]} as const;
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

for (const {path, status} of pages) {
  for (const mode of ['dark', 'light'] as const) {
    test(`${path} in ${mode}: status, one h1, quiet console, own origin, no axe violation`, async ({
      page,
      consoleGuard,
    }) => {
      if (status === 404) consoleGuard.expectMessage(/status of 404/);
      await useColorMode(page, mode);
      const response = await page.goto(path);
      expect(response?.status()).toBe(status);
      await hydrated(page);
      await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
      await expect(page.locator('h1')).toHaveCount(1);
      for (const width of WIDTHS[mode]) {
        await page.setViewportSize({width, height: 900});
        const {violations, passes} = await new AxeBuilder({page}).withTags(TAGS).analyze();
        expect(passes.length).toBeGreaterThan(0);
        expect(
          violations.map(({id, nodes}) => `${width} px: ${id}: ${nodes.map(({html}) => html).join(' | ')}`),
        ).toEqual([]);
      }
    });
  }

  test(`${path} at 390 px: the page does not scroll sideways`, async ({page, consoleGuard}) => {
    if (status === 404) consoleGuard.expectMessage(/status of 404/);
    await page.setViewportSize({width: 390, height: 844});
    await page.goto(path);
    await hydrated(page);
    const {scroll, client} = await page.evaluate(() => ({
      scroll: document.documentElement.scrollWidth,
      client: document.documentElement.clientWidth,
    }));
    expect(scroll).toBe(client);
  });
}
