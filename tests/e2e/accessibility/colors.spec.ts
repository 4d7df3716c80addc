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
    const menu = page.locator('.theme-doc-sidebar-menu');
    expect(await look(menu.locator('.menu__link--active[aria-current]'))).not.toBe(
      await look(menu.getByRole('link', {name: 'What Is Different'})),
    );

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
