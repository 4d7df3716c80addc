import type {Page} from '@playwright/test';
import {networks as data} from '../../../src/data/networks';
import {axeProblems} from '../axe';
import {expect, holdEnter, openTool, useColorMode} from '../fixtures';
import {test} from '../local-networks';

const tool = (page: Page) => page.getByRole('region', {name: 'Send a message'});

const submit = (page: Page) => tool(page).locator('button[type="submit"]');

/** Looks at the request and sends it. */
async function confirmAndSend(page: Page): Promise<void> {
  await submit(page).click();
  await expect(submit(page)).toHaveText(/^Confirm and send/);
  await submit(page).click();
}

test('a message is sent by keyboard only, and its text is on the chain', async ({page, networks}) => {
  await openTool(page, '/', tool(page), tool(page).getByRole('textbox'));
  await tool(page).getByRole('textbox').focus();
  await page.keyboard.type('Hello from a page "<b>"');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(tool(page)).toContainText('public and permanent');
  expect(await networks.testnet.calls()).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(tool(page).getByRole('textbox')).toHaveValue('');
  const hash = await tool(page).getByRole('status').locator('p code').first().textContent();
  expect(hash).toMatch(/^0x[0-9a-f]{64}$/);
  const transaction = await networks.testnet.rpc<{input: string}>('eth_getTransactionByHash', [hash]);
  expect(Buffer.from(transaction.input.slice(2), 'hex').toString()).toBe('Hello from a page "<b>"');
  expect(await networks.gtn.calls()).toEqual([]);
});

test('the request is shown at the first press, its button names the host, and nothing is sent on cancel', async ({
  page,
  networks,
}) => {
  await openTool(page, '/developers/zkt', tool(page), tool(page).getByRole('textbox'));
  await tool(page).getByRole('textbox').fill('not yet');
  await holdEnter(tool(page).getByRole('textbox'));
  await expect(submit(page)).toHaveText(`Confirm and send to ${new URL(data.testnet.rpcUrl.value).host}`);
  await expect(tool(page).locator('[aria-live="polite"]').getByRole('group')).toContainText('"not yet"');
  await tool(page).getByRole('button', {name: 'Cancel'}).click();
  await expect(submit(page)).toBeFocused();
  await expect(tool(page).getByRole('group')).toBeHidden();
  expect(await networks.testnet.calls()).toEqual([]);
});

test('a message that is too long stays whole, and says by how much; spaces are refused', async ({
  page,
  networks,
}) => {
  await openTool(page, '/', tool(page), tool(page).getByRole('textbox'));
  const box = tool(page).getByRole('textbox');
  await box.fill('x'.repeat(283));
  await expect(tool(page)).toContainText('Your message is 3 characters too long.');
  await expect(submit(page)).toBeDisabled();
  await box.fill('   ');
  await expect(tool(page)).toContainText('Write something other than spaces.');
  await expect(submit(page)).toBeDisabled();
  await box.fill('x'.repeat(280));
  await expect(box).toHaveAttribute('aria-invalid', 'false');
  await expect(submit(page)).toBeEnabled();
  expect(await networks.testnet.calls()).toEqual([]);
});

test('over the limit, then offline: each has its message, and the text stays', async ({
  page,
  networks,
  consoleGuard,
}) => {
  consoleGuard.expectMessage(/status of 429/);
  consoleGuard.expectMessage(/net::ERR_/);
  await openTool(page, '/developers/zkt', tool(page), tool(page).getByRole('textbox'));
  const field = tool(page).getByRole('textbox');
  await field.fill('keep me');
  await networks.testnet.refuseNext(1);
  await confirmAndSend(page);
  await expect(tool(page).getByRole('status')).toContainText('too many requests');
  await page.route(`${networks.testnet.origin}/**`, (route) => route.abort());
  await confirmAndSend(page);
  await expect(tool(page).getByRole('status')).toContainText('got no response from');
  await expect(field).toHaveValue('keep me');
});

test('a response without a hash is explained, and the text stays', async ({page, networks, consoleGuard}) => {
  consoleGuard.expectMessage(/status of 403/);
  await openTool(page, '/developers/zkt', tool(page), tool(page).getByRole('textbox'));
  await tool(page).getByRole('textbox').fill('x');
  for (const [response, sentence] of [
    [{body: '{"success":false,"error":"no more"}'}, 'refused it: no more'],
    [{body: '<html>'}, 'not JSON'],
    [{body: '{}', status: 403}, 'refused the request (status 403)'],
  ] as const) {
    await page.route(`${networks.testnet.origin}/**`, (route) =>
      route.fulfill({...response, headers: {'Access-Control-Allow-Origin': '*'}}),
    );
    await confirmAndSend(page);
    await expect(tool(page).getByRole('status')).toContainText(sentence);
    await expect(tool(page).getByRole('textbox')).toHaveValue('x');
  }
});

for (const mode of ['dark', 'light'] as const) {
  test(`there is no axe violation after sending, in ${mode}`, async ({page, networks}) => {
    await useColorMode(page, mode);
    await openTool(page, '/developers/zkt', tool(page), tool(page).getByRole('textbox'));
    await tool(page).getByRole('textbox').fill('x');
    await confirmAndSend(page);
    await tool(page).getByText('Request and response').click();
    expect(await axeProblems(page, '[data-tool]')).toEqual([]);
    expect(await networks.testnet.calls()).toEqual(['zkt']);
  });
}
