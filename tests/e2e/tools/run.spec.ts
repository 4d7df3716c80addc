import type {Locator, Page} from '@playwright/test';
import {axeProblems} from '../axe';
import {expect, failScripts, hold, open, useColorMode} from '../fixtures';
import {READER_KEY as KEY, test} from '../local-networks';

const READ = '/developers/tutorials/contract_read/hello_world';
const WRITE = '/developers/tutorials/node_setup/viem_setup_example';

const block = (page: Page, title: string): Locator =>
  page.getByRole('figure', {name: title}).filter({visible: true});
const toggle = (frame: Locator): Locator => frame.getByRole('button', {name: 'Run', exact: true});
const runButton = (frame: Locator): Locator => frame.locator('form').getByRole('button', {name: 'Run'});
const keyField = (frame: Locator): Locator => frame.getByRole('textbox', {name: 'Your API key'});
const status = (frame: Locator): Locator => frame.locator('form').getByRole('status');

test('a first read by keyboard needs one press, no key and no wallet; its output takes the place of the recorded one', async ({
  page,
  networks,
}) => {
  await open(page, READ);
  const frame = block(page, 'read-contract.ts');
  const recorded = page.locator('figure[data-output]', {hasText: 'Hello, World!'}).filter({visible: true});
  await expect(recorded.first()).toContainText('recorded');
  const outputs = await recorded.count();
  expect(await networks.testnet.calls()).toEqual([]);
  await toggle(frame).press('Enter');
  await expect(frame).toContainText('Your browser asks rpc.testnet.stabilityprotocol.com.');
  await expect(frame.getByRole('log')).toHaveText('Hello, World!\n');
  await expect(status(frame)).toHaveText(/^live, \d+\.\d\d s$/);
  await expect(recorded).toHaveCount(outputs - 1);
  await expect(runButton(frame)).toBeFocused();
  expect(await networks.testnet.calls()).toEqual(['eth_call']);
  expect(await networks.gtn.calls()).toEqual([]);
  await frame.getByRole('button', {name: 'Close'}).press('Enter');
  await expect(frame.getByRole('log')).toBeHidden();
  await toggle(frame).press('Enter');
  await expect(frame.getByRole('log')).toHaveText('Hello, World!\n');
  await expect(runButton(frame)).toBeFocused();
});

test('a write with a key that goes offline midway is explained, works again online, and keeps its network', async ({
  page,
  networks,
}) => {
  await open(page, WRITE);
  const frame = block(page, 'send-many.ts');
  await toggle(frame).press('Enter');
  await expect(frame).toContainText('throwaway account, which your browser keeps for this tab.');
  await expect(keyField(frame)).toBeFocused();
  await runButton(frame).click();
  await expect(frame).toContainText('This is not an API key');
  await expect(keyField(frame)).toBeFocused();
  expect(await networks.testnet.calls()).toEqual([]);

  await keyField(frame).fill(KEY);
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
  const href = new RegExp(`^https://explorer.*/${from}/$`, 'i');
  await expect(link).toHaveAttribute('href', href);

  const previous = frame.getByText('Result of the previous run:');
  await expect(previous).toBeHidden();
  await frame.getByRole('radio', {name: 'GTN (mainnet)'}).check();
  await expect(previous).toBeVisible();
  await expect(status(frame)).toContainText('Sent to Stability Testnet: transaction 0x');
  await expect(link).toHaveAttribute('href', href);
  expect(await networks.gtn.calls()).toEqual([]);

  expect(page.url()).not.toContain(KEY);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toMatch(
    new RegExp(`${KEY}|0x[0-9a-f]{64}`),
  );
  const other = block(page, 'wait.ts');
  await toggle(other).click();
  await expect(other).toContainText(/Your API key: re•+89/);
});

test('a panel whose code does not load says so, and loads at the next press', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.expectMessage(/ERR_FAILED/);
  await open(page, READ);
  await page.waitForLoadState('networkidle');
  const restore = await failScripts(page);
  const frame = block(page, 'read-contract.ts');
  await toggle(frame).click();
  await expect(frame.getByRole('status')).toContainText('The panel did not load.');
  await restore();
  await toggle(frame).click();
  await expect(runButton(frame)).toBeVisible();
  await expect(frame.getByText('The panel did not load.')).toHaveCount(0);
});

test('a run is stopped by the reader, and a reader who scrolled on stays there when one ends', async ({
  page,
  networks,
}) => {
  await open(page, READ);
  const frame = block(page, 'read-contract.ts');
  const answer = await hold(page, `${networks.testnet.origin}/**`);
  await toggle(frame).click();
  await frame.getByRole('button', {name: 'Stop'}).press('Enter');
  await expect(frame.getByRole('button', {name: 'Stop'})).toBeHidden();
  await expect(runButton(frame)).toBeFocused();
  await expect(status(frame)).toContainText('You stopped it');
  await page.keyboard.press('Enter');
  await expect(status(frame)).toContainText('Running…');
  await page.evaluate(() => scrollTo({top: 0, behavior: 'instant'}));
  answer();
  await expect(status(frame)).toContainText('live,');
  expect(await page.evaluate(() => scrollY)).toBe(0);
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
  await open(page, WRITE);
  const frame = block(page, 'send-many.ts');
  await toggle(frame).click();
  await keyField(frame).fill(refused);
  await keyField(frame).press('Enter');
  await expect(status(frame)).toContainText('it may not accept this key');
  await expect(runButton(frame)).toBeFocused();

  const values = frame.locator('form').getByRole('button', {name: 'Change your API key'});
  const dialog = page.getByRole('dialog', {name: 'Your values'});
  await values.press('Enter');
  await dialog.getByRole('textbox', {name: 'API key for Stability Testnet'}).fill(KEY);
  await page.keyboard.press('Enter');
  await expect(values).toBeFocused();
  await expect(frame).toContainText(/Your API key: re•+89/);
  await runButton(frame).click();
  await expect(frame.getByRole('log')).toContainText('3 transactions');

  await values.press('Enter');
  await dialog.getByRole('button', {name: 'Clear all'}).press('Enter');
  await expect(keyField(frame)).toBeFocused();
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
  await open(page, WRITE);
  const frame = block(page, 'send-many.ts');
  await toggle(frame).click();
  await keyField(frame).fill(KEY);
  await runButton(frame).click();
  await expect(status(frame)).toContainText('The program ended with an error');
  await expect(frame.getByRole('log')).toHaveText('Error: URL: https://rpc.invalid/zgt/••••••\n');
  expect(await networks.testnet.calls()).toEqual([]);
});

for (const [mode, width, height] of [
  ['dark', 1440, 900],
  ['light', 390, 664],
] as const) {
  test(`in ${mode} at ${width} x ${height} what opens and ends is in the window, without an axe violation`, async ({
    page,
    networks,
  }) => {
    /** Scrolls until the lower edge of an element is that far above the lower edge of the window. */
    const scrollTo = (element: Locator, above: number): Promise<void> =>
      element.evaluate((one, pixels) => {
        scrollBy({top: one.getBoundingClientRect().bottom - innerHeight + pixels, behavior: 'instant'});
      }, above);
    const axe = async (state: string): Promise<void> =>
      expect(await axeProblems(page, 'figure:has(form)'), state).toEqual([]);
    await page.setViewportSize({width, height});
    await useColorMode(page, mode);
    await open(page, '/developers/zkt?client=typescript');
    const message = block(page, 'zkt-store.ts');
    await scrollTo(message, 300);
    await toggle(message).click();
    await expect(keyField(message)).toBeFocused();
    await expect(message.locator('form')).toBeInViewport({ratio: 1});

    await open(page, '/developers/precompiles?library=viem');
    const frame = block(page, 'supported-tokens.ts');
    await toggle(frame).click();
    await expect(status(frame)).toContainText('live,');
    await frame.getByRole('radio', {name: 'GTN (mainnet)'}).check();
    await axe('idle');
    const answer = await hold(page, `${networks.gtn.origin}/**`);
    for (const outcome of ['live,', 'got no response from']) {
      await scrollTo(runButton(frame), 8);
      await runButton(frame).click();
      await axe('running');
      answer();
      await expect(status(frame)).toContainText(outcome);
      await expect(status(frame)).toBeInViewport({ratio: 1});
      await expect(frame.getByRole('log')).toBeInViewport({ratio: 1});
      await axe(outcome);
      await page.route(`${networks.gtn.origin}/**`, (route) => route.abort());
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
}

test('a sample can be downloaded as a project, and a contract opens in Remix with its code', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allowOrigin('https://remix.ethereum.org');
  await page.context().route('https://remix.ethereum.org/**', (route) => route.fulfill({body: 'stand-in'}));
  await open(page, READ);
  const frame = block(page, 'read-contract.ts');
  await frame.getByRole('button', {name: 'More for read-contract.ts'}).click();
  const download = page.waitForEvent('download');
  await frame.getByRole('link', {name: 'Download as a project'}).click();
  expect((await download).suggestedFilename()).toBe('read-contract.zip');
  await open(page, '/developers/precompiles');
  const contract = block(page, 'FeeTokenCheck.sol');
  const popup = page.waitForEvent('popup');
  await contract.getByRole('button', {name: 'Open in Remix'}).click();
  const url = (await popup).url();
  const code = Buffer.from(decodeURIComponent(/&code=([^&]*)/.exec(url)?.[1] ?? ''), 'base64').toString();
  expect(code.trim()).toBe((await contract.locator('code').textContent())?.trim());
  expect(code).toContain('contract FeeTokenCheck');
});
