import type {Page} from '@playwright/test';
import {contracts} from '../../../src/data/contracts';
import {axeProblems} from '../axe';
import {expect, holdEnter, openTool, useColorMode} from '../fixtures';
import {test} from '../local-networks';

const HOST = 'rpc.testnet.stabilityprotocol.com';
const SOURCE = 'pragma solidity >=0.8.20 <0.8.25;\ncontract Counter { uint256 public count; }';

const tool = (page: Page) => page.getByRole('region', {name: 'Send a ZKT request'});
const submit = (page: Page) => tool(page).locator('button[type="submit"]');
const field = (page: Page, name: string) => tool(page).getByRole('textbox', {name});
const response = (page: Page) => tool(page).getByRole('group', {name: 'Response'});

for (const [mode, width] of [
  ['dark', 1440],
  ['light', 390],
] as const) {
  test(`in ${mode} at ${width} px by keyboard: a deployment is shown, sent on the second click, and read back`, async ({
    page,
    networks,
  }) => {
    await useColorMode(page, mode);
    await page.setViewportSize({width, height: 900});
    await openTool(page, '/developers/zkt', tool(page), submit(page));
    await tool(page).getByRole('combobox', {name: 'Request'}).focus();
    await tool(page).getByRole('combobox', {name: 'Request'}).selectOption('Deploy a contract');
    await field(page, 'code').focus();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.insertText(SOURCE);
    await expect(tool(page)).toContainText('public and permanent');
    await holdEnter(submit(page));
    await expect(submit(page)).toHaveText(`Confirm and send to ${HOST}`);
    expect(await axeProblems(page, '[aria-label="Send a ZKT request"]')).toEqual([]);
    expect(await networks.testnet.calls()).toEqual([]);
    await submit(page).press('Enter');
    await expect(response(page)).toContainText('"success": true');
    await expect(tool(page).getByRole('status').first()).toContainText(/transaction 0x[0-9a-f]{64}/);
    const {contractAddress} = JSON.parse((await response(page).textContent()) ?? '') as {
      contractAddress: string;
    };

    await tool(page).getByRole('combobox', {name: 'Request'}).selectOption('Read or write a contract');
    await expect(tool(page)).toContainText('Result of the previous request:');
    const explorer = tool(page).getByRole('link', {name: 'under the account that sent it'});
    await expect(explorer).toHaveAttribute('href', new RegExp(`${contracts.zktTryItOut.account.value}$`));
    await field(page, 'to').fill('0x12');
    await expect(tool(page)).toContainText('This is not an address');
    await expect(submit(page)).toBeDisabled();
    expect(await axeProblems(page, '[aria-label="Send a ZKT request"]')).toEqual([]);
    await field(page, 'to').fill(contractAddress);
    await field(page, 'abi').fill('function count() view returns (uint256)');
    await field(page, 'method').fill('count');
    await field(page, 'arguments').fill('');
    await expect(submit(page)).toHaveText(`Send to ${HOST}`);
    await submit(page).press('Enter');
    await expect(response(page)).toContainText('"output": "0"');
    expect(await axeProblems(page, '[aria-label="Send a ZKT request"]')).toEqual([]);
    expect(await networks.testnet.calls()).toEqual(['zkt', 'zkt']);
    await tool(page).getByRole('radio', {name: 'GTN (mainnet)'}).check();
    await expect(tool(page)).toContainText('sends to GTN with your own API key only');
    await expect(submit(page)).toBeDisabled();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
}
