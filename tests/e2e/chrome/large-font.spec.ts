import {horizontalOverflow, textLayout} from '../accessibility/layout';
import {expect, test} from '../fixtures';
import {sitemapPaths} from '../sitemap';

for (const size of [24, 32])
  test(`with letters of ${size} px no text lies over another, the bar holds what is in it, and no page scrolls sideways`, async ({
    page,
  }) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Page.setFontSizes', {fontSizes: {standard: size}});
    await page.goto('/users/transactions');
    await expect(page.locator('html')).toHaveCSS('font-size', `${size}px`);
    for (const width of [390, 997, 1280, 1920]) {
      await page.setViewportSize({width, height: 800});
      expect((await textLayout(page)).covered, `${width} px`).toEqual([]);
      const outside = await page.locator('.navbar').evaluate((bar) => {
        const {top, bottom} = bar.getBoundingClientRect();
        return Array.from(bar.querySelectorAll('.navbar__inner :is(a, button, summary)'))
          .filter((part) => part.checkVisibility())
          .filter((part) => {
            const box = part.getBoundingClientRect();
            return box.top < top + 4 || box.bottom > bottom - 4;
          })
          .map(({textContent}) => textContent);
      });
      expect(outside, `${width} px`).toEqual([]);
    }
    for (const path of sitemapPaths()) {
      await page.goto(path, {waitUntil: 'domcontentloaded'});
      for (const width of [320, 390, 997, 1100, 1280]) {
        await page.setViewportSize({width, height: 800});
        expect(await horizontalOverflow(page), `${path} at ${width} px`).toBe(0);
      }
    }
  });
