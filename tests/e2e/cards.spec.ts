import type {Page} from '@playwright/test';
import {axeProblems} from './axe';
import {expect, test, useColorMode} from './fixtures';

const LISTS = [
  {path: '/how_stability_works/example_apps', noun: 'demos', total: 6, data: 3},
  {path: '/resources/sampleapps', noun: 'repositories', total: 5, data: 3},
] as const;

const cards = (page: Page) => page.locator('main section[data-fact]');
const shown = (page: Page) => cards(page).filter({visible: true});

for (const [index, mode] of (['dark', 'light'] as const).entries()) {
  const {path, noun, total, data} = LISTS[index] ?? LISTS[0];
  test(`cards of ${noun} in ${mode}: a button, pressed as the first action, leaves those with a feature`, async ({
    page,
  }) => {
    await useColorMode(page, mode);
    await page.setViewportSize({width: mode === 'dark' ? 390 : 1440, height: 900});
    await page.goto(path);
    await expect(shown(page)).toHaveCount(total);
    const choices = page.getByRole('group', {name: `Show ${noun} by feature`});
    const status = page.getByRole('status').filter({hasText: noun});
    await expect(status).toHaveText(`All ${total} ${noun}`);
    const gap = async () => {
      const [above, below] = await Promise.all([choices.boundingBox(), shown(page).first().boundingBox()]);
      return (below?.y ?? NaN) - (above?.y ?? NaN);
    };
    const before = await gap();
    expect(before).toBeGreaterThan(0);

    const button = choices.getByRole('button', {name: 'Data on the chain'});
    await button.press('Enter');
    await expect(status).toHaveText(`${data} of ${total} ${noun}: Data on the chain`);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect(shown(page)).toHaveCount(data);
    for (const card of await shown(page).all()) await expect(card).toContainText('Data on the chain');
    expect(await gap()).toBe(before);
    expect(await axeProblems(page, 'main')).toEqual([]);
    await choices.getByRole('button', {name: 'All', exact: true}).press('Enter');
    await expect(shown(page)).toHaveCount(total);
  });
}

test('cards: a link to a card that is hidden shows it', async ({page}) => {
  await page.goto(LISTS[0].path);
  await page.getByRole('button', {name: 'Tokens'}).click();
  const portal = page.getByRole('heading', {name: /Stability Portal/});
  await expect(portal).toBeHidden();
  await page.locator('.table-of-contents a[href="#portal"]').click();
  await expect(portal).toBeInViewport();
  await expect(shown(page)).toHaveCount(LISTS[0].total);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  for (const {path, total, noun} of LISTS)
    test(`cards: all ${noun} are there, and no buttons`, async ({page}) => {
      await page.goto(path);
      await expect(shown(page)).toHaveCount(total);
      await expect(page.getByRole('group', {name: /by feature/})).toBeHidden();
    });
});
