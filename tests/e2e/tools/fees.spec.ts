import {axeProblems} from '../axe';
import {expect, openTool, test, useColorMode} from '../fixtures';

for (const [mode, path, width] of [
  ['dark', '/developers/ATM/token_gating', 1440],
  ['light', '/developers/ATM/bsr', 390],
] as const) {
  test(`a fee is calculated while typing, and invalid input gets a message: ${path} in ${mode}`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 900});
    await useColorMode(page, mode);
    const tool = page.getByRole('region', {name: 'Calculate a fee'});
    const [gas, limit] = [tool.getByLabel('Gas used'), tool.getByLabel('Gas limit')];
    await openTool(page, path, tool, gas);
    await gas.focus();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('50000');
    await page.keyboard.press('Tab');
    await expect(limit).toBeFocused();
    await expect(tool.getByRole('row', {name: /^Fee/})).toContainText('0.00025');
    await expect(tool.getByRole('row', {name: /Share of the validator/})).toContainText('0.000125');
    expect(await axeProblems(page, '[data-tool]')).toEqual([]);
    const rate = tool.getByLabel('Rate of the validator');
    await rate.fill('5 / 0');
    await expect(tool.locator('p', {hasText: 'denominator 0'})).toBeVisible();
    await expect(rate).toHaveAccessibleDescription(/denominator 0/);
    await expect(rate).toHaveAttribute('aria-invalid', 'true');
    await expect(limit).toHaveAccessibleDescription('');
    expect(await axeProblems(page, '[data-tool]')).toEqual([]);
  });
}
