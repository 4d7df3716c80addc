import type {Page} from '@playwright/test';
import {textLayout} from '../accessibility/layout';
import {expect, test} from '../fixtures';

/** Names of the controls in the bar that lie over another one, or beside the window. */
const misplaced = (page: Page) =>
  page.locator('.navbar :is(a, button, summary)').evaluateAll((all) => {
    const boxes = all
      .filter((one) => one.checkVisibility({visibilityProperty: true}))
      .map(
        (one) =>
          ({name: one.textContent, ...one.getBoundingClientRect().toJSON()}) as DOMRect & {name: string},
      );
    if (boxes.length < 3) return ['too few controls'];
    return boxes
      .filter((a, index) =>
        boxes.some(
          (b, other) =>
            a.right > innerWidth ||
            (index !== other &&
              a.left < b.right - 1 &&
              b.left < a.right - 1 &&
              a.top < b.bottom &&
              b.top < a.bottom),
        ),
      )
      .map(({name}) => name);
  });

for (const size of [24, 32])
  test(`with letters of ${size} px no item of the bar lies over another one, and no text over another`, async ({
    page,
  }) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Page.setFontSizes', {fontSizes: {standard: size}});
    await page.goto('/users/transactions');
    await expect(page.locator('html')).toHaveCSS('font-size', `${size}px`);
    for (const width of [390, 997, 1100, 1280, 1440, 1920]) {
      await page.setViewportSize({width, height: 800});
      expect(await misplaced(page), `${width} px`).toEqual([]);
      expect((await textLayout(page)).covered, `${width} px`).toEqual([]);
    }
  });
