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
    const section = tool(page).getByRole('region', {name});
    await expect(section).toContainText(`Chain id ${chainId}.`);
    await expect(section).toContainText(/Block [\d,]+, \d+ s ago/);
  }
});

test('an unreachable network is reported, and the other one is still shown', async ({
  page,
  networks,
  consoleGuard,
}) => {
  consoleGuard.expectMessage(/net::ERR_/);
  await page.route(`${networks.gtn.origin}/**`, (route) => route.abort());
  await openTool(page, '/resources/status', tool(page), check(page));
  await check(page).click();
  const gtn = tool(page).getByRole('region', {name: 'GTN (mainnet)'});
  await expect(gtn).toContainText('could not be checked.');
  await expect(gtn).toContainText('Your browser got no response');
  await expect(gtn.getByRole('link')).toHaveCount(0);
  await expect(tool(page).getByRole('region', {name: 'Stability Testnet'})).toContainText('Chain id');
});

test('the values of an earlier check stay, without a border, when the next one fails', async ({
  page,
  networks,
  consoleGuard,
}) => {
  consoleGuard.expectMessage(/net::ERR_/);
  await openTool(page, '/resources/status', tool(page), check(page));
  await check(page).click();
  const gtn = tool(page).getByRole('region', {name: 'GTN (mainnet)'});
  const values = gtn.getByRole('paragraph').filter({hasText: 'Chain id'});
  await expect(values).toBeVisible();
  await page.route(`${networks.gtn.origin}/**`, (route) => route.abort());
  await tool(page).getByRole('button', {name: 'Check again'}).click();
  await expect(gtn).toContainText('could not be checked.');
  await expect(values).toBeVisible();
  await expect(values).toHaveCSS('border-top-style', 'none');
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
  for (const name of ['GTN (mainnet)', testnet.name.value])
    await expect(tool(page).getByRole('paragraph').filter({hasText: name})).toContainText(
      new RegExp(`${name.replace(/[()]/g, '\\$&')}: .+ Block [\\d,]+, \\d+ s ago\\. Response in \\d+ ms`),
    );
  expect(await axeProblems(page, '[data-tool]')).toEqual([]);
});
