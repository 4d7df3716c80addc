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

test('the home page shows the state of a network in its card, after a click', async ({page, networks}) => {
  await open(page, '/');
  const line = page.getByRole('region', {name: 'Live status of Testnet'});
  await line.scrollIntoViewIfNeeded();
  await expect(line.getByRole('button', {name: 'Check now'})).toBeVisible();
  expect(await networks.testnet.calls()).toEqual([]);
  // The node makes no block by itself, and an old one means that the network is degraded.
  await networks.testnet.rpc('evm_mine');
  await line.getByRole('button', {name: 'Check now'}).press('Enter');
  await expect(
    line.getByText(/produces blocks\. Block [\d,]+, \d+ s ago\. .* Response in \d+ ms/),
  ).toBeVisible();
  await expect(line.getByRole('button', {name: 'Check again'})).toBeFocused();
  expect(await networks.gtn.calls()).toEqual([]);
  expect(await axeProblems(page, '[data-tool]')).toEqual([]);
});
