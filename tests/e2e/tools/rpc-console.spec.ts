import type {Page} from '@playwright/test';
import {Wallet} from 'ethers';
import {axeProblems} from '../axe';
import {clipboardOf, expect, holdEnter, openTool, useColorMode} from '../fixtures';
import {READER_KEY, test} from '../local-networks';

const PAGE = '/developers/public_rpc';
const HOST = 'rpc.testnet.stabilityprotocol.com';

const tool = (page: Page) => page.getByRole('region', {name: 'RPC console'});
const method = (page: Page) => tool(page).getByRole('combobox', {name: 'Method'});
const editor = (page: Page) => tool(page).getByRole('textbox');
const send = (page: Page) => tool(page).locator('button[type="submit"]');
const result = (page: Page) => tool(page).getByRole('group', {name: 'Response'});

test('a read by keyboard: mistyped, corrected, run, marked as stale, and linked to', async ({
  page,
  networks,
}) => {
  await openTool(page, PAGE, tool(page), method(page));
  await method(page).focus();
  await method(page).selectOption('eth_getBalance');
  await expect(tool(page)).toContainText('A hexadecimal number, or a tag such as "latest"');
  await editor(page).focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('["0x7F521250d3AAcba194dBB33427fFEa2C546B433d" "latest"]');
  await expect(tool(page)).toContainText(/This is not JSON: Expected ','.* column 47/);
  await expect(tool(page).locator('[aria-live="polite"]', {hasText: 'This is not JSON'})).toBeAttached();
  await expect(editor(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(send(page)).toBeDisabled();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('["0x7F521250d3AAcba194dBB33427fFEa2C546B433d", "latest"]');
  expect(await networks.testnet.calls()).toEqual([]);

  await page.keyboard.press('Tab');
  await expect(send(page)).toBeFocused();
  await expect(send(page)).toHaveText(`Send to ${HOST}`);
  await page.keyboard.press('Enter');
  await expect(result(page)).toHaveText(/^"0x[0-9a-f]+"$/);
  await expect(tool(page)).toContainText(/Response in \d+ ms, \d+ bytes\./);
  await editor(page).fill('["0x7F521250d3AAcba194dBB33427fFEa2C546B433d", "earliest"]');
  await expect(tool(page)).toContainText('Result of the previous call:');
  expect(await networks.testnet.calls()).toEqual(['eth_getBalance']);
  const chosen = tool(page).getByRole('radio', {checked: true});
  await chosen.press('Enter');
  await expect(tool(page)).not.toContainText('Result of the previous call:');
  await expect(chosen).toBeFocused();
  expect(await networks.testnet.calls()).toEqual(['eth_getBalance', 'eth_getBalance']);

  await tool(page).getByText('Copy this call as curl, ethers or viem').press('Enter');
  // Each line has an indent of its own.
  await expect(tool(page).getByRole('figure', {name: 'viem'}).locator('.line')).toHaveText([
    "import {createClient, http} from 'viem';",
    '',
    `const client = createClient({transport: http("https://${HOST}")});`,
    /^console\.log\(await client\.request\(\{"method":"eth_getBalance",.+\)\);\n$/,
  ]);
  const link = await tool(page)
    .getByRole('button', {name: 'Copy link to this call'})
    .getAttribute('data-copy');
  await page.goto('about:blank');
  await page.goto(link ?? '');
  await expect(method(page)).toHaveValue('eth_getBalance');
  await expect(editor(page)).toHaveValue(/^\["0x7F52.*"earliest"\]$/);
  await expect(editor(page)).toBeInViewport();
  await page.evaluate(() => scrollTo({top: 0, behavior: 'instant'}));
  await expect(method(page)).not.toBeInViewport();
  await page.evaluate(() => {
    location.hash = '#console&network=testnet&method=eth_gasPrice&params=[]';
  });
  await expect(method(page)).toBeInViewport();
  await expect(method(page)).toHaveValue('eth_gasPrice');
  expect(await networks.testnet.calls()).toHaveLength(2);
});

test('a write with the reader’s key is shown first and sent on the second click, and the key is nowhere on the page', async ({
  page,
  context,
  networks,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openTool(page, PAGE, tool(page), method(page));
  await method(page).selectOption('eth_sendRawTransaction');
  await expect(tool(page)).toContainText('Fill in your API key first');
  await expect(send(page)).toBeDisabled();
  const dialog = page.getByRole('dialog');
  const fillInKey = async (): Promise<void> => {
    await tool(page).getByRole('button', {name: 'Fill in your API key'}).click();
    await dialog.getByRole('textbox', {name: 'API key for Stability Testnet'}).fill(READER_KEY);
    await dialog.getByRole('button', {name: 'Use these values'}).click();
  };
  await fillInKey();

  const wallet = Wallet.createRandom();
  const raw = await wallet.signTransaction({
    to: wallet.address,
    data: '0x68656c6c6f',
    chainId: 20180427,
    nonce: 0,
    gasLimit: 50_000,
    maxFeePerGas: 0,
    maxPriorityFeePerGas: 0,
    type: 2,
  });
  await editor(page).fill(`["${raw}"]`);
  await send(page).click();
  const preview = tool(page).getByRole('group', {name: /^What will be sent/});
  await expect(preview).toBeVisible();
  await tool(page).getByRole('button', {name: 'Change your API key'}).click();
  await dialog.getByRole('button', {name: 'Clear all'}).click();
  await expect(preview).toBeHidden();
  await fillInKey();
  await holdEnter(send(page));
  await expect(send(page)).toHaveText(`Confirm and send to ${HOST}`);
  await expect(tool(page)).toContainText('public and permanent');
  expect(await networks.testnet.calls()).toEqual([]);
  await send(page).press('Enter');
  await expect(result(page)).toHaveText(/^"0x[0-9a-f]{64}"$/);
  await expect(tool(page).getByRole('link', {name: /on the explorer/})).toBeVisible();
  const hash = JSON.parse((await result(page).textContent()) ?? '') as string;
  expect(await networks.testnet.rpc('eth_getTransactionByHash', [hash])).toMatchObject({
    input: '0x68656c6c6f',
  });

  await tool(page).getByText('Copy this call as curl, ethers or viem').click();
  await tool(page).getByRole('button', {name: 'Copy curl'}).click();
  await expect.poll(() => clipboardOf(page)).toContain(`'https://${HOST}/zgt/${READER_KEY}'`);
  expect(await page.content()).not.toContain(READER_KEY);
});

for (const mode of ['dark', 'light'] as const) {
  test(`on a phone, in ${mode}: no axe violation in any state, and no horizontal scrolling`, async ({
    page,
    networks,
  }) => {
    await useColorMode(page, mode);
    await page.setViewportSize({width: 390, height: 844});
    await openTool(page, PAGE, tool(page), method(page));
    expect(await axeProblems(page, '[data-tool]')).toEqual([]);
    await method(page).selectOption('eth_getBlockByNumber');
    await send(page).click();
    await expect(result(page)).toContainText('"number"');
    await tool(page).getByText('Copy this call as curl, ethers or viem').click();
    expect(await axeProblems(page, '[data-tool]')).toEqual([]);
    await editor(page).fill('[');
    expect(await axeProblems(page, '[data-tool]')).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    expect(await networks.testnet.calls()).toEqual(['eth_getBlockByNumber']);
  });
}
