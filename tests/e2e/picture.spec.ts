import type {Page} from '@playwright/test';
import {axeProblems} from './axe';
import {expect, open, test, useColorMode} from './fixtures';

const PAGE = '/how_stability_works/architecture';
const TITLE = 'Building blocks, making them final';

/** Moves two fingers apart in the middle of the window. Unlike a synthesized gesture, this obeys the page's `touch-action`. */
async function pinch(page: Page): Promise<void> {
  const {width, height} = page.viewportSize() ?? {width: 0, height: 0};
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        apart === undefined ? [] : [-apart, apart].map((x, id) => ({x: width / 2 + x, y: height / 2, id})),
    });
  await touch('touchStart', 20);
  for (let apart = 30; apart <= 120; apart += 10) await touch('touchMove', apart);
  await touch('touchEnd');
}

for (const mode of ['dark', 'light'] as const) {
  test(`a diagram by keyboard, as the first action on the page, in ${mode}: it opens, zooms and closes`, async ({
    page,
  }) => {
    await useColorMode(page, mode);
    await page.goto(PAGE);
    const button = page.getByRole('button', {name: `Enlarge: ${TITLE}`});
    const small = await page.locator('figure', {has: button}).locator('svg:visible').boundingBox();
    await button.press('Enter');
    const dialog = page.getByRole('dialog', {name: TITLE});
    const picture = dialog.getByRole('img', {name: TITLE});
    await expect(picture).toBeInViewport({ratio: 1});
    const large = await picture.boundingBox();
    expect(large?.width).toBeGreaterThan((small?.width ?? Infinity) * 1.3);
    expect(await axeProblems(page, 'dialog[open]')).toEqual([]);

    await page.keyboard.press('+');
    await page.keyboard.press('+');
    await expect(dialog.getByRole('status')).toHaveText('200%');
    await expect
      .poll(async () => (await picture.boundingBox())?.width)
      .toBeCloseTo((large?.width ?? 0) * 2, -1);
    const box = dialog.getByRole('group', {name: 'Picture'});
    const scrolled = () => box.evaluate((element) => element.scrollLeft);
    const middle = await scrolled();
    expect(middle).toBeGreaterThan(100);
    await box.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(scrolled).toBeGreaterThan(middle);
    await dialog.getByRole('button', {name: 'Smaller'}).press('Enter');
    await expect(dialog.getByRole('status')).toHaveText('150%');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
  });
}

test('a diagram by mouse: a click opens it, a click beside the dialog closes it', async ({page}) => {
  await open(page, PAGE);
  const figure = page.locator('figure', {has: page.getByRole('button', {name: `Enlarge: ${TITLE}`})});
  const drawing = figure.locator('svg:visible');
  await drawing.scrollIntoViewIfNeeded();
  const {x = 0, y = 0} = (await drawing.boundingBox()) ?? {};
  await page.mouse.click(x + 20, y + 20);
  const dialog = page.getByRole('dialog', {name: TITLE});
  await expect(dialog).toBeVisible();
  await dialog.getByRole('heading').click();
  await expect(dialog).toBeVisible();
  // Text is selected up to a place beside the dialog.
  const heading = (await dialog.getByRole('heading').boundingBox()) ?? {x: 0, y: 0};
  await page.mouse.move(heading.x + 20, heading.y + 10);
  await page.mouse.down();
  await page.mouse.move(3, 3, {steps: 5});
  await page.mouse.up();
  await expect(dialog).toBeVisible();
  await page.mouse.click(3, 3);
  await expect(dialog).toBeHidden();
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}, isMobile: true, hasTouch: true});

  test('a diagram: a tap opens it, pinching enlarges it', async ({page}) => {
    await page.goto(PAGE);
    await page.getByRole('button', {name: `Enlarge: ${TITLE}`}).tap();
    const dialog = page.getByRole('dialog', {name: TITLE});
    await expect(dialog.getByRole('img', {name: TITLE})).toBeInViewport({ratio: 1});
    expect(await axeProblems(page, 'dialog[open]')).toEqual([]);
    const scale = () => page.evaluate(() => visualViewport?.scale);
    expect(await scale()).toBe(1);
    await pinch(page);
    await expect.poll(scale).toBeGreaterThan(1.5);
    await dialog.getByRole('button', {name: 'Close'}).press('Enter');
    await expect(dialog).toBeHidden();
  });
});
