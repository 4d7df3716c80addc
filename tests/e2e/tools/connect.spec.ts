import type {Page} from '@playwright/test';
import {networks as data} from '../../../src/data/networks';
import {axeProblems} from '../axe';
import {expect, openTool, useColorMode} from '../fixtures';
import {test} from '../local-networks';

const PAGE = '/users/getting_started';
const TESTNET = data.testnet.chainIdHex.value;
const tool = (page: Page) => page.getByRole('region', {name: 'Send a first transaction'});

interface Script {
  readonly name: string;
  readonly chainId: string;
}

/** Injects wallets that announce themselves and record their requests in `window.asked`. */
async function injectWallets(page: Page, scripts: readonly Script[]): Promise<void> {
  await page.addInitScript((wallets) => {
    const asked: {readonly name: string; readonly method: string; readonly params?: unknown}[] = [];
    Object.assign(window, {asked});
    const details = wallets.map(({name, chainId}) => {
      const request = ({method, params}: {method: string; params?: unknown}): Promise<unknown> => {
        asked.push({name, method, params});
        const replies: Readonly<Record<string, unknown>> = {
          eth_chainId: chainId,
          eth_requestAccounts: [`0x${'ab'.repeat(20)}`],
          eth_sendTransaction: `0x${'cd'.repeat(32)}`,
        };
        return Promise.resolve(replies[method] ?? null);
      };
      return Object.freeze({
        info: {uuid: name, name, icon: 'data:image/png;base64,', rdns: name},
        provider: {request},
      });
    });
    window.addEventListener('eip6963:requestProvider', () =>
      details.forEach((detail) =>
        window.dispatchEvent(new CustomEvent('eip6963:announceProvider', {detail})),
      ),
    );
  }, scripts);
}

const networkChoice = (page: Page) => tool(page).getByRole('group', {name: 'Network'});
const asked = (page: Page) =>
  page.evaluate(
    () => (window as unknown as {asked: {name: string; method: string; params?: unknown}[]}).asked,
  );

test('a wallet selects the network by keyboard, and sends a first transaction', async ({page, networks}) => {
  await injectWallets(page, [{name: 'Alpha', chainId: TESTNET}]);
  await openTool(page, PAGE, tool(page), networkChoice(page));
  expect(await asked(page)).toEqual([]);
  await tool(page).getByRole('button', {name: 'Use Stability Testnet in Alpha'}).press('Enter');
  await expect(tool(page).getByText('Your wallet uses Stability Testnet now.')).toBeVisible();
  await expect(tool(page)).toContainText('If your wallet has the public RPC URL, this will be refused');
  expect((await asked(page)).map(({method}) => method)).not.toContain('eth_sendTransaction');
  await tool(page).getByRole('button', {name: 'Send a first transaction'}).press('Enter');
  await expect(tool(page)).toContainText(`0x${'cd'.repeat(32)}`);
  const sent = (await asked(page)).find(({method}) => method === 'eth_sendTransaction');
  expect(sent?.params).toMatchObject([
    {maxFeePerGas: '0x0', maxPriorityFeePerGas: '0x0', value: '0x0', data: '0x01'},
  ]);
  expect(await networks.testnet.calls()).toEqual([]);
});

test('two wallets: only the chosen one gets requests, and one that stays on another chain is not connected', async ({
  page,
}) => {
  await injectWallets(page, [
    {name: 'Beta', chainId: TESTNET},
    {name: 'Alpha', chainId: '0x1'},
  ]);
  await openTool(page, PAGE, tool(page), networkChoice(page));
  await tool(page).getByRole('radio', {name: 'Alpha'}).check();
  await tool(page).getByRole('button', {name: 'Use Stability Testnet in Alpha'}).click();
  await expect(tool(page).getByText('Your wallet uses chain id 1, not Stability Testnet')).toBeVisible();
  await expect(tool(page).getByRole('button', {name: 'Send a first transaction'})).toHaveCount(0);
  expect(new Set((await asked(page)).map(({name}) => name))).toEqual(new Set(['Alpha']));
});

for (const mode of ['dark', 'light'] as const) {
  test(`no wallet, in ${mode}: the page says so, without axe violations`, async ({page}) => {
    await useColorMode(page, mode);
    await openTool(page, PAGE, tool(page), networkChoice(page));
    await expect(tool(page).getByText('This browser has no wallet')).toBeVisible();
    expect(await axeProblems(page, '[data-tool]')).toEqual([]);
  });
}
