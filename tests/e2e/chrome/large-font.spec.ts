import {horizontalOverflow, textLayout} from '../accessibility/layout';
import {expect, test} from '../fixtures';

for (const size of [24, 32])
  test(`with letters of ${size} px nothing is beside the window, and no text lies over another`, async ({
    page,
  }) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Page.setFontSizes', {fontSizes: {standard: size}});
    await page.goto('/users/transactions');
    await expect(page.locator('html')).toHaveCSS('font-size', `${size}px`);
    for (const width of [390, 997, 1280, 1920]) {
      await page.setViewportSize({width, height: 800});
      expect(await horizontalOverflow(page), `${width} px`).toBe(0);
      expect((await textLayout(page)).covered, `${width} px`).toEqual([]);
    }
  });
