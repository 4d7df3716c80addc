import type {Page} from '@playwright/test';
import {networks as data} from '../../../src/data/networks';
import {axeProblems} from '../axe';
import {expect, open, openTool} from '../fixtures';
import {test} from '../local-networks';

const {gtn, testnet} = data;
const tool = (page: Page) => page.getByRole('region', {name: 'Live status'});
const check = (page: Page) => tool(page).getByRole('button', {name: 'Check both networks now'});

test('no request is sent before the click; then both networks show their block and chain id', async ({
  page,
  networks,
}) => {
  await openTool(page, '/resources/status', tool(page), check(page));
  expect(await networks.gtn.calls()).toEqual([]);
  await check(page).press('Enter');
  for (const [name, chainId] of [
    ['GTN (mainnet)', gtn.chainId.value],
    [testnet.name.value, testnet.chainId.value],
  ] as const) {
    const line = tool(page).getByRole('paragraph').filter({hasText: name});
    await expect(line).toContainText(new RegExp(`Block [\\d,]+, \\d+ s ago\\. Chain id ${chainId}\\.`));
  }
});

test('the home page shows the state of both networks in one line, after a click', async ({
  page,
  networks,
}) => {
  await open(page, '/');
  await tool(page).scrollIntoViewIfNeeded();
  const button = tool(page).getByRole('button', {name: 'Check both networks now'});
  await expect(button).toBeVisible();
  expect(await networks.gtn.calls()).toEqual([]);
  await button.press('Enter');
  await expect(tool(page).getByRole('button', {name: 'Check again'})).toBeFocused();
  await expect(tool(page).getByText(/Block [\d,]+, \d+ s ago\. .* Response in \d+ ms/)).toHaveCount(2);
  expect(await axeProblems(page, '[data-tool]')).toEqual([]);
});
