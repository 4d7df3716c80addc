import {expect, open, test, useColorMode} from '../fixtures';
import {walk} from './tab-walk';

/** One page of each type. */
const PAGES = ['/', '/developers/public_rpc', '/category/users', '/search', '/api', '/no-such-page'];

for (const path of PAGES) {
  for (const [mode, key, width, height] of [
    ['dark', 'Tab', 1440, 900],
    ['light', 'Shift+Tab', 390, 664],
  ] as const) {
    test(`${path} in ${mode}: ${key} reaches everything, and each stop is visible and has a focus ring`, async ({
      page,
      consoleGuard,
    }) => {
      if (path === '/no-such-page') consoleGuard.expectMessage(/status of 404/);
      // What appears while the page scrolls is there at once.
      await page.emulateMedia({reducedMotion: 'reduce'});
      await page.setViewportSize({width, height});
      await useColorMode(page, mode);
      await open(page, path);
      // A tool that loads after the focus has passed it would be missed.
      for (const tool of await page.locator('[data-tool]').all()) {
        await tool.scrollIntoViewIfNeeded();
        await expect(tool).toHaveAttribute('data-ready', 'true');
      }
      await page.evaluate(() => scrollTo(0, 0));
      const before = page.url();
      const {stops, ringless, hidden, faint, missed, ended} = await walk(page, key, 400);
      expect(stops).toBeGreaterThan(10);
      expect(ringless, 'without a whole ring').toEqual([]);
      expect(hidden, 'covered or outside of the window').toEqual([]);
      expect(faint, 'ring or edge of too little contrast').toEqual([]);
      expect(missed, 'never focused').toEqual([]);
      expect(ended, 'leaves the page').toBe(true);
      // The focus alone changes nothing.
      expect(page.url()).toBe(before);
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });
  }
}
