import type {Page} from '@playwright/test';
import {networks as data} from '../../../src/data/networks';
import {axeProblems} from '../axe';
import {expect, openTool, useColorMode} from '../fixtures';
import {test} from '../local-networks';

const PAGE = '/users/getting_started';
const TESTNET = data.testnet.chainIdHex.value;
const tool = (page: Page) => page.getByRole('region', {name: 'Add the network to your wallet'});

interface Script {
  readonly name: string;
  /** Chain ids that `eth_chainId` returns in turn; the last one is repeated. */
  readonly chainIds: readonly string[];
  /** Errors by method. */
  readonly errors?: Readonly<Record<string, object>>;
}

/** Injects wallets that announce themselves and record their requests in `window.asked`. */
async function injectWallets(page: Page, scripts: readonly Script[]): Promise<void> {
  await page.addInitScript((wallets) => {
    const asked: {readonly name: string; readonly method: string; readonly params?: unknown}[] = [];
    Object.assign(window, {asked});
    const details = wallets.map(({name, chainIds, errors}) => {
      const left = Array.from(chainIds);
      const request = ({method, params}: {method: string; params?: unknown}): Promise<unknown> => {
        asked.push({name, method, params});
        const error = errors?.[method];
        if (error) return Promise.reject(Object.assign(new Error('wallet'), error));
        if (method === 'eth_chainId') return Promise.resolve(left.length > 1 ? left.shift() : left[0]);
        if (method === 'eth_blockNumber') return Promise.resolve('0x10');
        if (method === 'eth_gasPrice') return Promise.resolve('0x3b9aca00');
        if (method === 'eth_requestAccounts') return Promise.resolve([`0x${'ab'.repeat(20)}`]);
        if (method === 'eth_sendTransaction') return Promise.resolve(`0x${'cd'.repeat(32)}`);
        return Promise.resolve(null);
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

test('a wallet adds the network by keyboard, and both checks pass', async ({page, networks}) => {
  await injectWallets(page, [{name: 'Alpha', chainIds: [TESTNET]}]);
  await openTool(page, PAGE, tool(page), networkChoice(page));
  expect(await asked(page)).toEqual([]);
  await tool(page).getByRole('button', {name: 'Add Stability Testnet to Alpha'}).press('Enter');
  await expect(tool(page).getByRole('status').first()).toContainText(
    'Your wallet uses Stability Testnet now.',
  );
  await tool(page).getByRole('button', {name: 'Read block and fee'}).press('Enter');
  await expect(tool(page)).toContainText('would propose a fee above 0');
  await tool(page).getByRole('button', {name: 'Send a transaction to myself'}).press('Enter');
  await expect(tool(page)).toContainText('If your wallet has the public RPC URL, this will be refused');
  await expect(tool(page)).not.toContainText('would propose a fee');
  expect((await asked(page)).map(({method}) => method)).not.toContain('eth_sendTransaction');
  await tool(page).getByRole('button', {name: 'Open the wallet and send'}).press('Enter');
  await expect(tool(page)).toContainText(`0x${'cd'.repeat(32)}`);
  const sent = (await asked(page)).find(({method}) => method === 'eth_sendTransaction');
  expect(sent?.params).toMatchObject([{maxFeePerGas: '0x0', maxPriorityFeePerGas: '0x0', value: '0x0'}]);
  expect(await networks.testnet.calls()).toEqual([]);
});

for (const [what, script, sentence] of [
  ['rejects', {errors: {wallet_addEthereumChain: {code: 4001}}}, 'You canceled the request in the wallet'],
  [
    'has a request waiting',
    {errors: {wallet_addEthereumChain: {code: -32002}}},
    'already has a request waiting',
  ],
  [
    'does not know the chain',
    {errors: {wallet_switchEthereumChain: {code: 4902}}},
    'does not know Stability Testnet',
  ],
  ['is disconnected', {errors: {wallet_addEthereumChain: {code: 4900}}}, 'has no connection to a network'],
  ['stays on another chain', {}, 'Your wallet uses chain id 1, not Stability Testnet'],
] as const) {
  test(`a wallet that ${what}: it gets its own message, and the page does not claim to be connected`, async ({
    page,
  }) => {
    await injectWallets(page, [{name: 'Alpha', chainIds: ['0x1'], ...script}]);
    await openTool(page, PAGE, tool(page), networkChoice(page));
    await tool(page).getByRole('button', {name: /^Add/}).click();
    await expect(tool(page).getByRole('status').first()).toContainText(sentence);
    await expect(tool(page).getByRole('button', {name: 'Read block and fee'})).toHaveCount(0);
  });
}

test('two wallets: each has a button, and only the chosen one gets requests', async ({page}) => {
  await injectWallets(page, [
    {name: 'Alpha', chainIds: ['0x1'], errors: {wallet_addEthereumChain: {code: 4001}}},
    {name: 'Beta', chainIds: [TESTNET]},
  ]);
  await openTool(page, PAGE, tool(page), networkChoice(page));
  await expect(tool(page).getByRole('button', {name: /^Add/})).toHaveCount(2);
  await tool(page).getByRole('button', {name: 'Add Stability Testnet to Beta'}).click();
  await expect(tool(page).getByRole('status').first()).toContainText('uses Stability Testnet now');
  expect(new Set((await asked(page)).map(({name}) => name))).toEqual(new Set(['Beta']));
});

for (const mode of ['dark', 'light'] as const) {
  test(`no wallet, in ${mode}: the page says so, without axe violations`, async ({page}) => {
    await useColorMode(page, mode);
    await openTool(page, PAGE, tool(page), networkChoice(page));
    await expect(tool(page).getByText('This browser has no wallet')).toBeVisible();
    expect(await axeProblems(page, '[data-tool]')).toEqual([]);
  });
}
