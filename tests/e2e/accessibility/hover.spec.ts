import {axeProblems} from '../axe';
import {expect, open, test} from '../fixtures';

for (const [where, part, width, height] of [
  ['in a sentence', '.markdown p', 1440, 900],
  ['in a table that scrolls', '.markdown td', 320, 256],
] as const)
  test(`glossary: a definition stays while the pointer is on it, and Escape dismisses it, ${where}`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height});
    await open(page, '/resources/contact');
    const tooltip = page.getByRole('tooltip');
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
    await tooltip.click({trial: true, timeout: 5000});
    expect(await axeProblems(page, '[role="tooltip"]')).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(tooltip).toHaveCount(0);
    await page.mouse.move(2, 2);
    await page.mouse.move(x, y);
    await expect(tooltip).toBeVisible();
    await page.mouse.move(2, 2);
    await expect(tooltip).toHaveCount(0);
  });
