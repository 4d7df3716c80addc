import {axeProblems} from '../axe';
import {expect, open, test} from '../fixtures';

for (const [width, height] of [
  [1440, 900],
  [320, 256],
] as const) {
  test(`glossary: a definition stays while the pointer is on it, and Escape dismisses it, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height});
    await open(page, '/resources/contact');
    const tooltip = page.getByRole('tooltip');
    // In a sentence, and in a table that scrolls.
    for (const part of ['.markdown td', '.markdown p']) {
      const term = page.locator(`${part} a[href*="#glossary-"]`).last();
      await term.scrollIntoViewIfNeeded();
      const {x, y} = await term.evaluate((element) => {
        const {left, top, width, height} = Array.from(element.getClientRects()).at(-1) ?? new DOMRect();
        return {x: left + width / 2, y: top + height / 2};
      });
      await page.mouse.move(x, y);
      await expect(tooltip).toBeInViewport({ratio: 1});
      const box = await tooltip.boundingBox();
      await page.mouse.move(x, (box?.y ?? 0) + (box?.height ?? 0) / 2, {steps: 12});
      await expect(tooltip).toBeVisible();
      // Nothing else on the page covers it.
      const top = await tooltip.evaluate((element) => {
        const {left, top, width, height} = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      });
      expect(top).toBe(true);
      expect(await axeProblems(page, '[role="tooltip"]')).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(tooltip).toHaveCount(0);
      await page.mouse.move(2, 2);
      await page.mouse.move(x, y);
      await expect(tooltip).toBeVisible();
      await page.mouse.move(2, 2);
      await expect(tooltip).toHaveCount(0);
    }
  });
}
