import type {Locator} from '@playwright/test';
import {expect, open, test} from '../fixtures';

/** What tells an element from its neighbors when all colors are the system's: lines around and below it, and its weight. */
function look(element: Locator): Promise<string> {
  return element.evaluate((target) => {
    const {outline, borderBottom, fontWeight, textDecorationLine} = getComputedStyle(target);
    return [outline, borderBottom, fontWeight, textDecorationLine].join(' | ');
  });
}

test('forced colors: buttons have an edge, what is chosen or has the focus looks different, and charts have the color of the text', async ({
  page,
}) => {
  await page.emulateMedia({forcedColors: 'active', colorScheme: 'dark'});
  await open(page, '/developers/getting_started');
  const edges = await page
    .getByRole('main')
    .getByRole('button')
    .filter({visible: true})
    .evaluateAll((all) =>
      all.map((button) => {
        const {outlineStyle, borderStyle} = getComputedStyle(button);
        return outlineStyle === 'none' && borderStyle === 'none' ? button.outerHTML.slice(0, 120) : 'edge';
      }),
    );
  expect(new Set(edges)).toEqual(new Set(['edge']));

  const tab = (selected: boolean) => look(page.getByRole('tab', {selected}).first());
  expect(await tab(true)).not.toBe(await tab(false));
  await page.locator('h2').nth(1).scrollIntoViewIfNeeded();
  for (const marked of ['.menu__link[aria-current="page"]', '.table-of-contents__link--active'])
    await expect(page.locator(marked).first(), marked).not.toHaveCSS('outline-style', 'none');
  // The logo keeps its colors, whatever the system's background is.
  const logo = page.locator('.navbar__logo');
  await expect(logo).toHaveCSS('forced-color-adjust', 'none');
  await expect(logo).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');

  // The ring of the focus differs from the edge that every button has.
  const copy = page.getByRole('button', {name: 'Copy code'}).filter({visible: true}).first();
  const plain = await look(copy);
  await copy.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  expect(await look(copy)).not.toBe(plain);

  await open(page, '/resources/benchmark_tests');
  const color = await page.locator('h1').evaluate((heading) => getComputedStyle(heading).color);
  await expect(page.locator('figure svg text').first()).toHaveCSS('fill', color);
});

test('more contrast: lines and secondary text have the color of the text', async ({page}) => {
  await open(page, '/developers/getting_started');
  const text = await page
    .locator('.markdown p')
    .first()
    .evaluate((one) => getComputedStyle(one).color);
  const frame = page.locator('.code-frame').first();
  await expect(frame).not.toHaveCSS('border-top-color', text);
  await page.emulateMedia({contrast: 'more'});
  await expect(frame).toHaveCSS('border-top-color', text);
  await expect(frame.locator('figcaption')).toHaveCSS('color', text);
});
