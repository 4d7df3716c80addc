import {axeProblems} from '../axe';
import {expect, failScripts, open, test, useColorMode} from '../fixtures';

for (const [mode, path, width] of [
  ['dark', '/developers/ATM/token_gating', 1440],
  ['light', '/developers/ATM/bsr', 390],
] as const) {
  test(`a fee is calculated while typing, and invalid input gets a message: ${path} in ${mode}`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 900});
    await useColorMode(page, mode);
    await open(page, path);
    const tool = page.getByRole('region', {name: 'Calculate a fee'});
    await tool.scrollIntoViewIfNeeded();
    await expect(tool).toHaveAttribute('data-ready', 'true');
    const share = tool.getByRole('row', {name: /Share of the validator/});
    await tool.getByLabel('Gas used').focus();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('50000');
    await page.keyboard.press('Tab');
    await expect(tool.getByLabel('Gas limit')).toBeFocused();
    await expect(tool.getByRole('row', {name: /^Fee/})).toContainText('0.00025');
    await expect(share).toContainText('0.000125');
    expect(await axeProblems(page, '[data-tool]')).toEqual([]);
    await tool.getByLabel('Rate of the validator').fill('5 / 0');
    const rate = tool.getByLabel('Rate of the validator');
    await expect(tool.locator('p', {hasText: 'denominator 0'})).toBeVisible();
    await expect(tool.locator('[aria-live="polite"]', {hasText: 'denominator 0'})).toBeAttached();
    await expect(rate).toHaveAccessibleDescription(/denominator 0/);
    await expect(rate).toHaveAttribute('aria-invalid', 'true');
    await expect(tool.getByLabel('Gas limit')).toHaveAccessibleDescription('');
    expect(await axeProblems(page, '[data-tool]')).toEqual([]);
  });
}

test('a tool whose code cannot be fetched says so, and loads on request', async ({page, consoleGuard}) => {
  consoleGuard.expectMessage(/net::ERR_FAILED/);
  await page.setViewportSize({width: 390, height: 500});
  await open(page, '/developers/ATM/bsr');
  const tool = page.getByRole('region', {name: 'Calculate a fee'});
  const restore = await failScripts(page);
  await tool.scrollIntoViewIfNeeded();
  await expect(tool.getByRole('status')).toHaveText('This tool did not load. Try again');
  expect(await axeProblems(page, '[data-tool]')).toEqual([]);
  await restore();
  await tool.getByRole('button', {name: 'Try again'}).press('Enter');
  await expect(tool.getByRole('row', {name: /^Fee/})).toBeVisible();
});
