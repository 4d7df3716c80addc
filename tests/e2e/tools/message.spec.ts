import {networks as data} from '../../../src/data/networks';
import {axeProblems} from '../axe';
import {expect, holdEnter, openTool, useColorMode} from '../fixtures';
import {test} from '../local-networks';

const {host} = new URL(data.testnet.rpcUrl.value);

for (const [mode, path] of [
  ['dark', '/'],
  ['light', '/developers/zkt'],
] as const) {
  test(`in ${mode} on ${path} a message is sent by keyboard only: the request is shown at the first press`, async ({
    page,
    networks,
  }) => {
    const tool = page.getByRole('region', {name: 'Send a message'});
    const field = tool.getByRole('textbox');
    const submit = tool.locator('button[type="submit"]');
    await useColorMode(page, mode);
    await openTool(page, path, tool, field);
    await field.focus();
    await page.keyboard.type('Hello from a page "<b>"');
    await holdEnter(field);
    await expect(submit).toHaveText(`Confirm and send to ${host}`);
    await expect(tool.locator('[aria-live="polite"]').getByRole('group')).toContainText('Hello from a page');
    await expect(tool).toContainText('public and permanent');
    await tool.getByRole('button', {name: 'Cancel'}).press('Enter');
    await expect(submit).toBeFocused();
    await expect(tool.getByRole('group')).toBeHidden();
    await page.keyboard.press('Enter');
    await expect(submit).toHaveText(/^Confirm and send/);
    expect(await networks.testnet.calls()).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(field).toHaveValue('');
    const hash = await tool.getByRole('status').locator('p code').first().textContent();
    expect(hash).toMatch(/^0x[0-9a-f]{64}$/);
    const transaction = await networks.testnet.rpc<{input: string}>('eth_getTransactionByHash', [hash]);
    expect(Buffer.from(transaction.input.slice(2), 'hex').toString()).toBe('Hello from a page "<b>"');
    await expect(tool.getByRole('button', {name: 'Copy the message with curl'})).toHaveAttribute(
      'data-copy',
      /^curl .*Hello from a page/,
    );
    expect(await axeProblems(page, '[data-tool]')).toEqual([]);
    expect(await networks.testnet.calls()).toEqual(['zkt']);
    expect(await networks.gtn.calls()).toEqual([]);
  });
}
