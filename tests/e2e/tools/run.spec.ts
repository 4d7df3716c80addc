import type {Locator, Page} from '@playwright/test';
import {axeProblems} from '../axe';
import {expect, failScripts, hold, open, useColorMode} from '../fixtures';
import {READER_KEY as KEY, test} from '../local-networks';

const PAGE = '/developers/public_rpc';

const block = (page: Page, title: string): Locator =>
  page.getByRole('figure', {name: title}).filter({visible: true});
const toggle = (frame: Locator): Locator => frame.getByRole('button', {name: 'Run', exact: true});
const runButton = (frame: Locator): Locator => frame.getByRole('button', {name: /^Run on/});
const status = (frame: Locator): Locator => frame.locator('form').getByRole('status');

async function axe(page: Page, state: string): Promise<void> {
  expect(await axeProblems(page, 'figure:has(form)'), state).toEqual([]);
}

test('a first read by keyboard only needs no key and no wallet, and sends nothing before the button is pressed', async ({
  page,
  networks,
}) => {
  await open(page, PAGE);
  const frame = block(page, 'read-contract.ts');
  await toggle(frame).focus();
  await page.keyboard.press('Enter');
  await expect(frame.getByRole('button', {name: 'Run on rpc.testnet.stabilityprotocol.com'})).toBeFocused();
  expect(await networks.testnet.calls()).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(frame.getByRole('log')).toHaveText('Hello, World!\n');
  await expect(status(frame)).toHaveText(/^Done in \d+\.\d\d s\.$/);
  await expect(runButton(frame)).toBeFocused();
  await expect(page.getByText('Hello, World!', {exact: true}).last()).toBeVisible();
  expect(await networks.testnet.calls()).toEqual(['eth_call']);
  expect(await networks.gtn.calls()).toEqual([]);
  await frame.getByRole('button', {name: 'Close'}).press('Enter');
  await expect(frame.getByRole('log')).toBeHidden();
  await toggle(frame).press('Enter');
  await expect(frame.getByRole('log')).toHaveText('Hello, World!\n');
  await expect(runButton(frame)).toBeFocused();
});

test('a write with a key that goes offline midway is explained, and works again online', async ({
  page,
  networks,
}) => {
  await open(page, `${PAGE}?library=viem`);
  const frame = block(page, 'send-many.ts');
  await toggle(frame).press('Enter');
  await expect(frame).toContainText('throwaway account, which your browser keeps for this tab.');
  const field = frame.getByRole('textbox', {name: 'Your API key'});
  await expect(field).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(frame).toContainText('This is not an API key');
  expect(await networks.testnet.calls()).toEqual([]);

  await field.fill(KEY);
  let sent = 0;
  await page.route(`${networks.testnet.origin}/**`, (route) => {
    if (/eth_sendRawTransaction/.test(route.request().postData() ?? '')) sent += 1;
    return sent > 1 ? route.abort('internetdisconnected') : route.fallback();
  });
  await page.keyboard.press('Enter');
  await expect(status(frame)).toContainText('got no response from rpc.testnet.stabilityprotocol.com');
  await expect(frame.getByRole('log')).not.toContainText(KEY);
  await page.unroute(`${networks.testnet.origin}/**`);
  await runButton(frame).press('Enter');
  await expect(frame.getByRole('log')).toContainText('3 transactions');
  const link = frame.getByRole('link', {name: 'Find it on the explorer, under the account that sent it'});
  const hash = await status(frame).locator('code').textContent();
  const {from} = await networks.testnet.rpc<{from: string}>('eth_getTransactionByHash', [hash]);
  expect((await link.getAttribute('href'))?.toLowerCase()).toMatch(
    new RegExp(`^https://explorer.*/${from}$`),
  );

  expect(page.url()).not.toContain(KEY);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toMatch(
    new RegExp(`${KEY}|0x[0-9a-f]{64}`),
  );
  const other = block(page, 'resend.ts');
  await toggle(other).click();
  await expect(other).toContainText(/Your API key: re•+89/);
});

test('a panel whose code does not load says so, and loads at the next press', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.expectMessage(/ERR_FAILED/);
  await open(page, PAGE);
  await page.waitForLoadState('networkidle');
  const restore = await failScripts(page);
  const frame = block(page, 'read-contract.ts');
  await toggle(frame).click();
  await expect(frame.getByText('The panel did not load.')).toBeVisible();
  await restore();
  await toggle(frame).click();
  await expect(runButton(frame)).toBeVisible();
  await expect(frame.getByText('The panel did not load.')).toHaveCount(0);
});

test('a run can be stopped by the reader, and is stopped by the limit of 20 s', async ({page, networks}) => {
  await page.clock.install();
  await open(page, PAGE);
  await page.route(`${networks.testnet.origin}/**`, () => undefined); // never responds
  const frame = block(page, 'read-contract.ts');
  await toggle(frame).click();
  await runButton(frame).click();
  const stop = frame.getByRole('button', {name: 'Stop'});
  await expect(runButton(frame)).toBeFocused();
  await stop.press('Enter');
  await expect(stop).toBeHidden();
  await expect(runButton(frame)).toBeFocused();
  await expect(status(frame)).toContainText('You stopped it');
  await page.clock.pauseAt(Date.now() + 60_000); // from here on the test moves the clock
  await runButton(frame).press('Enter');
  await page.clock.runFor(19_000);
  await expect(stop).toBeVisible();
  await page.clock.runFor(1_000);
  await expect(status(frame)).toContainText('Stopped after 20 seconds, the limit on this page.');
  await expect(runButton(frame)).toBeFocused();
});

test('a result keeps the network of its run, and is marked while the form holds something else', async ({
  page,
  networks,
}) => {
  await open(page, `${PAGE}?library=viem`);
  const frame = block(page, 'send-many.ts');
  await toggle(frame).click();
  await frame.getByRole('textbox', {name: 'Your API key'}).fill(KEY);
  await runButton(frame).click();
  const link = status(frame).getByRole('link');
  await expect(status(frame)).toContainText(/Sent to Stability Testnet: transaction 0x.*Done|Done.*Sent to/);
  const target = await link.getAttribute('href');
  const previous = status(frame).getByText('Result of the previous run:');
  await expect(previous).toBeHidden();

  await frame.getByRole('radio', {name: 'GTN (mainnet)'}).check();
  await expect(status(frame)).toContainText('Sent to Stability Testnet: transaction 0x');
  expect(await link.getAttribute('href')).toBe(target);
  await expect(previous).toBeVisible();
  expect(await networks.gtn.calls()).toEqual([]);
  await frame.getByRole('radio', {name: 'Stability Testnet'}).check();
  await expect(previous).toBeHidden();
});

test('a key that the gateway refuses can be replaced and cleared beside the masked key', async ({
  page,
  networks,
}) => {
  const refused = 'refused-key-0123';
  await page.route(`${networks.testnet.origin}/**`, (route) =>
    route.request().url().endsWith(refused)
      ? route.fulfill({status: 403, headers: {'Access-Control-Allow-Origin': '*'}, body: 'no such key'})
      : route.fallback(),
  );
  await open(page, `${PAGE}?library=viem`);
  const frame = block(page, 'send-many.ts');
  await toggle(frame).click();
  const field = frame.getByRole('textbox', {name: 'Your API key'});
  await field.fill(refused);
  await field.press('Enter');
  await expect(status(frame)).toContainText('it does not accept this key');
  await expect(runButton(frame)).toBeFocused();

  const values = frame.locator('form').getByRole('button', {name: 'Change your API key'});
  const dialog = page.getByRole('dialog', {name: 'Your values'});
  await values.press('Enter');
  await dialog.getByRole('textbox', {name: 'API key'}).fill(KEY);
  await page.keyboard.press('Enter');
  await expect(values).toBeFocused();
  await expect(frame).toContainText(/Your API key: re•+89/);
  await expect(status(frame)).toContainText('Result of the previous run:');
  await runButton(frame).click();
  await expect(frame.getByRole('log')).toContainText('3 transactions');

  await values.press('Enter');
  await dialog.getByRole('button', {name: 'Clear all'}).press('Enter');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('');
  await expect(frame).not.toContainText('This is not an API key');
});

test('an error that no one handles is shown without the key, and the browser logs nothing', async ({
  page,
  networks,
}) => {
  await page.route('**/assets/run/*send-many*', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `Promise.reject(new Error('URL: https://rpc.invalid/zgt/' + process.env.STABILITY_API_KEY));
        await new Promise(() => {});`,
    }),
  );
  await open(page, `${PAGE}?library=viem`);
  const frame = block(page, 'send-many.ts');
  await toggle(frame).click();
  await frame.getByRole('textbox', {name: 'Your API key'}).fill(KEY);
  await runButton(frame).click();
  await expect(status(frame)).toContainText('The program ended with an error');
  await expect(frame.getByRole('log')).toHaveText('Error: URL: https://rpc.invalid/zgt/••••••\n');
  expect(await networks.testnet.calls()).toEqual([]);
});

for (const [width, height] of [
  [1440, 900],
  [390, 664],
] as const) {
  test(`what opens and what a run reports is inside the window of ${width} x ${height}`, async ({
    page,
    networks,
  }) => {
    /** Scrolls until the lower edge of an element is that far above the lower edge of the window. */
    const scrollTo = (element: Locator, above: number): Promise<void> =>
      element.evaluate((one, pixels) => {
        scrollBy({top: one.getBoundingClientRect().bottom - innerHeight + pixels, behavior: 'instant'});
      }, above);
    await page.setViewportSize({width, height});
    await open(page, '/developers/zkt');
    const frame = block(page, 'message.ts');
    await scrollTo(frame, 300);
    await toggle(frame).click();
    await expect(frame.getByRole('textbox', {name: 'Your API key'})).toBeFocused();
    await expect(frame.locator('form')).toBeInViewport({ratio: 1});

    await open(page, PAGE);
    const read = block(page, 'read-contract.ts');
    await toggle(read).click();
    await page.route(`${networks.testnet.origin}/**`, (route) => route.abort());
    for (const outcome of ['got no response from', 'Done in']) {
      await scrollTo(runButton(read), 8);
      await runButton(read).click();
      await expect(status(read)).toContainText(outcome);
      await expect(status(read)).toBeInViewport({ratio: 1});
      await expect(read.getByRole('log')).toBeInViewport({ratio: 1});
      await expect(runButton(read)).toBeFocused();
      await page.unroute(`${networks.testnet.origin}/**`);
    }
  });
}

for (const [mode, width] of [
  ['dark', 1440],
  ['light', 390],
] as const) {
  test(`there is no axe violation when idle, running, done and failed, in ${mode} at ${width} px`, async ({
    page,
    networks,
  }) => {
    await page.setViewportSize({width, height: 900});
    await useColorMode(page, mode);
    await open(page, '/developers/precompiles?library=viem');
    const frame = block(page, 'validators.ts');
    await toggle(frame).click();
    await frame.getByRole('radio', {name: 'GTN (mainnet)'}).check();
    await axe(page, 'idle');
    const answer = await hold(page, `${networks.gtn.origin}/**`);
    await frame.getByRole('button', {name: 'Run on rpc.stabilityprotocol.com'}).click();
    await axe(page, 'running');
    answer();
    await expect(frame.getByRole('log')).toContainText('1 approved, 1 active');
    await axe(page, 'done');
    await page.unroute(`${networks.gtn.origin}/**`);
    await page.route(`${networks.gtn.origin}/**`, (route) => route.abort());
    await runButton(frame).click();
    await expect(status(frame)).toContainText('got no response from');
    await axe(page, 'failed');
    expect(await networks.testnet.calls()).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
}

test('a sample can be downloaded as a project, and a contract opens in Remix with its code', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allowOrigin('https://remix.ethereum.org');
  await page.context().route('https://remix.ethereum.org/**', (route) => route.fulfill({body: 'stand-in'}));
  await open(page, PAGE);
  const frame = block(page, 'read-contract.ts');
  await toggle(frame).click();
  const download = page.waitForEvent('download');
  await frame.getByRole('link', {name: 'Download as a project'}).click();
  expect((await download).suggestedFilename()).toBe('read-contract.zip');
  await open(page, '/developers/precompiles');
  const contract = block(page, 'FeeTokenCheck.sol');
  const popup = page.waitForEvent('popup');
  await contract.getByRole('button', {name: 'Open in Remix'}).click();
  const url = (await popup).url();
  const code = Buffer.from(decodeURIComponent(/#code=([^&]*)/.exec(url)?.[1] ?? ''), 'base64').toString();
  expect(code.trim()).toBe((await contract.locator('code').textContent())?.trim());
  expect(code).toContain('contract FeeTokenCheck');
});
