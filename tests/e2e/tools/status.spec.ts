import type {Page} from '@playwright/test';
import {networks as data} from '../../../src/data/networks';
import {axeProblems} from '../axe';
import {expect, open} from '../fixtures';
import {test} from '../local-networks';

const {gtn, testnet} = data;
const group = (page: Page, name: string) => page.getByRole('group', {name, exact: true});

test('no request is sent before the click; then both networks show their block and chain id', async ({
  page,
  networks,
}) => {
  await open(page, '/resources/status');
  expect(await networks.gtn.calls()).toEqual([]);
  const status = group(page, 'Live status');
  await status.getByRole('button', {name: 'Check both networks now'}).press('Enter');
  for (const [name, chainId] of [
    ['GTN (mainnet)', gtn.chainId.value],
    [testnet.name.value, testnet.chainId.value],
  ] as const) {
    const line = status.getByRole('paragraph').filter({hasText: `${name}:`});
    await expect(line).toContainText(new RegExp(`Block [\\d,]+, \\d+ s ago\\. Chain id ${chainId}\\.`));
  }
  expect(await axeProblems(page, 'main')).toEqual([]);
});

test('a card of the home page shows the state of its network, and offers it to a wallet, after a click', async ({
  page,
  networks,
}) => {
  await open(page, '/');
  const status = group(page, `Live status of ${testnet.name.value}`);
  // The node makes no block by itself, and an old one means that the network is degraded.
  await networks.testnet.rpc('evm_mine');
  await status.getByRole('button', {name: 'Check now'}).press('Enter');
  await expect(
    status.getByText(/produces blocks\. Block [\d,]+, \d+ s ago\. .* Response in \d+ ms/),
  ).toBeVisible();
  await expect(status.getByRole('button', {name: 'Check again'})).toBeFocused();
  expect(await networks.gtn.calls()).toEqual([]);
  const wallet = group(page, `Add ${testnet.name.value} to your wallet`);
  await wallet.getByRole('button').press('Enter');
  await expect(wallet.getByText('This browser has no wallet')).toBeVisible();
  await expect(wallet).toBeFocused();
  expect(await axeProblems(page, 'main')).toEqual([]);
});
