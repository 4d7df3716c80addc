import type {Page} from '@playwright/test';
import {networks as data} from '../../../src/data/networks';
import {axeProblems} from '../axe';
import {expect, open, useColorMode} from '../fixtures';
import {test} from '../local-networks';

const tool = (page: Page) => page.getByRole('region', {name: 'Send a message'});

async function openTool(page: Page, path = '/developers/zkt'): Promise<void> {
  await open(page, path);
  await tool(page).scrollIntoViewIfNeeded();
  await expect(tool(page).getByRole('textbox')).toBeVisible();
}

for (const path of ['/', '/developers/zkt']) {
  test(`${path}: a message is sent by keyboard only, and its text is on the chain`, async ({
    page,
    networks,
  }) => {
    await openTool(page, path);
    await tool(page).getByRole('textbox').focus();
    await page.keyboard.type('Hello from a page "<b>"');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const hash = await tool(page).locator('p code').first().textContent();
    expect(hash).toMatch(/^0x[0-9a-f]{64}$/);
    const transaction = await networks.testnet.rpc<{input: string}>('eth_getTransactionByHash', [hash]);
    expect(Buffer.from(transaction.input.slice(2), 'hex').toString()).toBe('Hello from a page "<b>"');
    expect(await networks.gtn.calls()).toEqual([]);
  });
}

test('nothing is sent while typing, and the button names the host', async ({page, networks}) => {
  await openTool(page);
  await tool(page).getByRole('textbox').fill('not yet');
  await expect(
    tool(page).getByRole('button', {name: `Send to ${new URL(data.testnet.rpcUrl.value).host}`}),
  ).toBeEnabled();
  expect(await networks.testnet.calls()).toEqual([]);
});

test('over the limit, then offline: each has its message, and the text stays', async ({
  page,
  networks,
  consoleGuard,
}) => {
  consoleGuard.expectMessage(/status of 429/);
  consoleGuard.expectMessage(/net::ERR_/);
  await openTool(page);
  const field = tool(page).getByRole('textbox');
  const send = tool(page).getByRole('button', {name: /^Send/});
  await field.fill('keep me');
  await networks.testnet.refuseNext(1);
  await send.click();
  await expect(tool(page).getByRole('status')).toContainText('too many requests');
  await page.route(`${networks.testnet.origin}/**`, (route) => route.abort());
  await send.click();
  await expect(tool(page).getByRole('status')).toContainText('got no response from');
  await expect(field).toHaveValue('keep me');
});

for (const [answer, sentence] of [
  [{body: '{"success":false,"error":"no more"}'}, 'without success: no more'],
  [{body: '<html>'}, 'not JSON'],
  [{body: '{}', status: 403}, 'does not accept this key'],
] as const) {
  test(`a response ${JSON.stringify(answer)} is explained`, async ({page, networks, consoleGuard}) => {
    if ('status' in answer) consoleGuard.expectMessage(/status of 403/);
    await openTool(page);
    await page.route(`${networks.testnet.origin}/**`, (route) =>
      route.fulfill({...answer, headers: {'Access-Control-Allow-Origin': '*'}}),
    );
    await tool(page).getByRole('textbox').fill('x');
    await tool(page).getByRole('button', {name: /^Send/}).click();
    await expect(tool(page).getByRole('status')).toContainText(sentence);
  });
}

for (const mode of ['dark', 'light'] as const) {
  test(`there is no axe violation after sending, in ${mode}`, async ({page, networks}) => {
    expect(networks.testnet.url).toMatch(/^http/);
    await useColorMode(page, mode);
    await openTool(page);
    await tool(page).getByRole('textbox').fill('x');
    await tool(page).getByRole('button', {name: /^Send/}).click();
    await tool(page).getByText('Request and response').click();
    expect(await axeProblems(page, '[data-tool]')).toEqual([]);
  });
}
