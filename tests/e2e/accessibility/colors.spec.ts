import type {Locator} from '@playwright/test';
import {expect, open, test} from '../fixtures';

/** What tells an element from its neighbors when all colors are the system's: lines around and below it, and its weight. */
function look(element: Locator): Promise<string> {
  return element.evaluate((target) => {
    const {outline, borderBottom, fontWeight, textDecorationLine} = getComputedStyle(target);
    return [outline, borderBottom, fontWeight, textDecorationLine].join(' | ');
  });
}

for (const colorScheme of ['dark', 'light'] as const) {
  test(`forced colors, ${colorScheme}: buttons have an edge, what is chosen looks different, and charts have the system's color`, async ({
    page,
  }) => {
    await page.emulateMedia({forcedColors: 'active', colorScheme});
    await open(page, '/developers/getting_started');
    const buttons = page.getByRole('main').getByRole('button');
    expect(await buttons.count()).toBeGreaterThan(10);
    const edgeless = await buttons.evaluateAll((all) =>
      all
        .filter((button) => {
          const {outlineStyle, borderStyle} = getComputedStyle(button);
          return button.checkVisibility() && outlineStyle === 'none' && borderStyle === 'none';
        })
        .map((button) => button.outerHTML.slice(0, 120)),
    );
    expect(edgeless).toEqual([]);

    const [chosen, other] = await Promise.all(
      [true, false].map((selected) => look(page.getByRole('tab', {selected}).first())),
    );
    expect(chosen).not.toBe(other);
    const wrap = page.getByRole('button', {name: 'Wrap'});
    await wrap.first().click();
    await page.getByRole('heading', {level: 1}).click();
    expect(await look(wrap.first())).not.toBe(await look(wrap.nth(1)));
    await page.locator('h2').nth(1).scrollIntoViewIfNeeded();
    for (const marked of ['.menu__link[aria-current="page"]', '.table-of-contents__link--active'])
      await expect(page.locator(marked).first(), marked).not.toHaveCSS('outline-style', 'none');
    // The triangle is made of borders, of which two must not show.
    const caret = await page.locator('.navbar summary').evaluate((label) => {
      const {borderLeftColor, borderTopColor} = getComputedStyle(label, '::after');
      return [borderLeftColor, borderTopColor];
    });
    expect(new Set(caret).size).toBe(2);
    // The logo keeps its colors, whatever the system's background is.
    const logo = page.locator('.navbar__logo');
    await expect(logo).toHaveCSS('forced-color-adjust', 'none');
    await expect(logo).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');

    // The ring of the focus differs from the edge that every button has.
    const unfocused = await look(wrap.nth(1));
    await wrap.nth(1).focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(wrap.nth(1)).toBeFocused();
    expect(await look(wrap.nth(1))).not.toBe(unfocused);

    await open(page, '/resources/benchmark_tests');
    const text = page.locator('figure svg text').first();
    const expected = await page.evaluate(
      () => getComputedStyle(document.querySelector('h1') ?? document.body).color,
    );
    await expect(text).toHaveCSS('fill', expected);
  });
}

test('more contrast: lines and secondary text have the color of the text', async ({page}) => {
  await open(page, '/developers/getting_started');
  const colors = () =>
    page.evaluate(() => {
      const color = (selector: string, property: string) =>
        getComputedStyle(document.querySelector(selector) ?? document.body).getPropertyValue(property);
      return [
        color('.markdown p', 'color'),
        color('.code-frame', 'border-top-color'),
        color('.code-frame figcaption', 'color'),
      ];
    });
  const [text, ...weaker] = await colors();
  expect(weaker).not.toContain(text);
  await page.emulateMedia({contrast: 'more'});
  expect(await colors()).toEqual([text, text, text]);
});
