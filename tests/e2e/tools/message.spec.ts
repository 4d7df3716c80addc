import {axeProblems} from '../axe';
import {expect, holdEnter, openTool, useColorMode} from '../fixtures';
import {test} from '../local-networks';

for (const [mode, path] of [
  ['dark', '/'],
  ['light', '/developers/zkt'],
] as const) {
  test(`in ${mode} on ${path} a message is sent by keyboard at one press, and its block is shown`, async ({
    page,
    networks,
  }) => {
    const tool = page.getByRole('region', {name: 'Send a message'});
    const field = tool.getByRole('textbox');
    await useColorMode(page, mode);
    await openTool(page, path, tool, field);
    await field.fill('Hello from a page "<b>"');
    await holdEnter(field);
    const status = tool.getByRole('status');
    await expect(status).toContainText(/In block [\d,]+, fee 0\./, {timeout: 20_000});
    const hash = await status.locator('p code').first().textContent();
    expect(hash).toMatch(/^0x[0-9a-f]{64}$/);
    const transaction = await networks.testnet.rpc<{input: string}>('eth_getTransactionByHash', [hash]);
    expect(Buffer.from(transaction.input.slice(2), 'hex').toString()).toBe('Hello from a page "<b>"');
    expect(await axeProblems(page, '[data-tool]')).toEqual([]);
    const calls = await networks.testnet.calls();
    expect(calls.filter((call) => call === 'zkt')).toHaveLength(1);
    expect(new Set(calls)).toEqual(new Set(['zkt', 'eth_getTransactionReceipt']));
    expect(await networks.gtn.calls()).toEqual([]);
  });
}
