import {textLayout} from '../accessibility/layout';
import {expect, test} from '../fixtures';

for (const size of [24, 32])
  test(`with letters of ${size} px no item of the bar lies over another one or beside the window, and no text over another`, async ({
    page,
  }) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Page.setFontSizes', {fontSizes: {standard: size}});
    await page.goto('/users/transactions');
    await expect(page.locator('html')).toHaveCSS('font-size', `${size}px`);
    for (const width of [390, 997, 1280, 1920]) {
      await page.setViewportSize({width, height: 800});
      const misplaced = await page.locator('.navbar :is(a, button, summary)').evaluateAll((all) => {
        const boxes = all
          .filter((one) => one.checkVisibility({visibilityProperty: true}))
          .map((one) => one.getBoundingClientRect());
        const lieOver = (a: DOMRect, b: DOMRect) =>
          a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom && b.top < a.bottom;
        if (boxes.length < 3) return ['too few controls'];
        return boxes.filter((a) => a.right > innerWidth || boxes.some((b) => a !== b && lieOver(a, b)));
      });
      expect(misplaced, `${width} px`).toEqual([]);
      expect((await textLayout(page)).covered, `${width} px`).toEqual([]);
    }
  });
