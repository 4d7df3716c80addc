import {applyTextSpacing, horizontalOverflow, movingElements, textLayout} from './accessibility/layout';
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

/**
 * What remains of a window of 1280 x 1024 px at 200 % and 400 % zoom: to a page, zoom is a window with fewer CSS pixels. Then
 * with the text spacing of WCAG 1.4.12, zoomed and not.
 */
const ZOOMED = [
  {spaced: false, width: 640, height: 512},
  {spaced: false, width: 320, height: 256},
  {spaced: true, width: 320, height: 256},
  {spaced: true, width: 1280, height: 1024},
] as const;

test.describe.configure({timeout: 240_000});
test.use({prefetch: true});

for (const {path, status} of pages) {
  test(`${path}: status, one h1, quiet console, own origin, no horizontal scrolling, no axe violation, also at 200 % and 400 % zoom, with wide text spacing and with reduced motion`, async ({
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
        expect(await horizontalOverflow(page), `scrolls horizontally at ${width} px`).toBe(0);
        expect(await axeProblems(page), `in ${mode} at ${width} px`).toEqual([]);
      }
    }

    expect(await movingElements(page)).not.toEqual([]);
    await page.emulateMedia({reducedMotion: 'reduce'});
    expect(await movingElements(page), 'with reduced motion').toEqual([]);

    for (const {spaced, width, height} of ZOOMED) {
      await page.setViewportSize({width, height});
      if (spaced) await applyTextSpacing(page);
      expect(await horizontalOverflow(page), `scrolls horizontally at ${width} px`).toBe(0);
      if (spaced)
        expect(await textLayout(page), `at ${width} px with wide text spacing`).toEqual({
          cut: [],
          covered: [],
        });
    }
  });
}
