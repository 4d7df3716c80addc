/* What a translator or an extension changes in the page takes nothing from the reader. */
import type {Page} from '@playwright/test';
import {networks as data} from '../../src/data/networks';
import {expect, open} from './fixtures';
import {READER_KEY, test} from './local-networks';
import {searchFor} from './search-modal';

/** Does what translators of browsers do: a new element replaces each text, also each that comes later. */
async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const isText = (node: Node): boolean =>
      /\S/.test(node.textContent ?? '') &&
      !node.parentElement?.closest('[translate="no"], font, script, style');
    const replaceIn = (root: Node): void => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Node[] = [];
      for (let node: Node | null = walker.currentNode; node; node = walker.nextNode())
        if (node.nodeType === Node.TEXT_NODE && isText(node)) texts.push(node);
      for (const text of texts) {
        const font = document.createElement('font');
        font.textContent = text.textContent;
        text.parentNode?.replaceChild(font, text);
      }
    };
    replaceIn(document.body);
    new MutationObserver((changes) =>
      changes.forEach(({addedNodes}) => addedNodes.forEach(replaceIn)),
    ).observe(document.body, {childList: true, subtree: true});
  });
}

test.describe('on a translated page', () => {
  test('the search finds, in its dialog and on its page', async ({page}) => {
    await open(page, '/search?q=gas');
    await expect(page.locator('main article').first()).toBeVisible();
    await translate(page);
    const field = page.getByRole('searchbox', {name: 'Search'});
    for (const query of ['gas p', 'gas qqqqqq', '', 'gas']) {
      await field.fill(query);
      await expect(page.locator('main').getByRole('heading', {level: 1})).toContainText(
        query === '' ? 'Search the documentation' : query,
      );
    }
    await expect(page.locator('main article').first()).toBeVisible();
    const {dialog, hits} = await searchFor(page, 'fees');
    await expect(hits.first()).toBeVisible();
    await dialog.getByRole('searchbox').fill('qqqqqq');
    await expect(dialog.getByText('These pages may help')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });

  test('the status of the networks is checked, and a wallet that is missing is named', async ({
    page,
    networks,
    consoleGuard,
  }) => {
    consoleGuard.expectMessage(/status of 429/);
    await open(page, '/');
    await translate(page);
    const card = page.getByRole('group', {name: `Live status of ${data.testnet.name.value}`});
    await networks.testnet.rpc('evm_mine');
    for (const name of ['Check now', 'Check again']) {
      await card.getByRole('button', {name}).click();
      await expect(card.getByText(/Response in \d+ ms/)).toBeVisible();
    }
    const wallet = page.getByRole('group', {name: `Add ${data.testnet.name.value} to your wallet`});
    await wallet.getByRole('button').click();
    await expect(wallet.getByText('This browser has no wallet')).toBeVisible();
    const message = page.getByRole('region', {name: 'Send a message'});
    await message.scrollIntoViewIfNeeded();
    await message.getByRole('textbox').fill('Hello');
    const send = message.getByRole('button', {name: 'Send'});
    await networks.testnet.refuseNext(1);
    await send.click();
    await expect(message.getByRole('status')).toContainText('429');
    await send.click();
    await expect(message.getByRole('status')).toContainText(/0x[0-9a-f]{64}/);
  });

  test('the tools of the RPC page and of tutorials work: filter, console, run panel, values, copies, feedback', async ({
    page,
    context,
    networks,
    consoleGuard,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    consoleGuard.expectMessage(/status of 429/);
    await open(page, '/developers/public_rpc');
    await translate(page);
    const filter = page.getByLabel('Filter the methods');
    await filter.fill('block hash count');
    await expect(page.getByRole('status').filter({hasText: 'methods'})).toBeVisible();
    await filter.fill('');
    const tool = page.getByRole('region', {name: 'RPC console'});
    const method = tool.getByRole('combobox', {name: 'Method'});
    const send = tool.locator('button[type="submit"]');
    await tool.scrollIntoViewIfNeeded();
    const summary = tool.getByText('Copy this call as curl, ethers or viem');
    await summary.click();
    for (const name of ['eth_getBalance', 'eth_getLogs', 'eth_blockNumber']) {
      await method.selectOption(name);
      await expect(tool.getByRole('textbox')).toHaveValue(/^\[/);
    }
    await tool.getByRole('textbox').fill('[');
    await expect(tool.getByText('There is nothing to copy')).toBeVisible();
    await tool.getByRole('textbox').fill('[]');
    await tool.getByRole('button', {name: 'Copy curl'}).click();
    await networks.testnet.refuseNext(1);
    await send.click();
    await expect(tool.getByRole('status')).toContainText('429');
    await send.click();
    await expect(tool.getByRole('group', {name: 'Response'})).toContainText('0x');
    await method.selectOption('eth_sendRawTransaction');
    await tool.getByRole('button', {name: 'Fill in your API key'}).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').first().fill('wrong key');
    await dialog.getByRole('button', {name: 'Use these values'}).click();
    await dialog.getByRole('textbox', {name: 'API key for Stability Testnet'}).fill(READER_KEY);
    await dialog.getByRole('button', {name: 'Use these values'}).click();
    await tool.getByRole('button', {name: 'Change your API key'}).click();
    await dialog.getByRole('button', {name: 'Clear all'}).click();
    for (const [place, title] of [
      ['contract_read/hello_world', 'read-contract.ts'],
      ['node_setup/viem_setup_example', 'send-many.ts'],
    ]) {
      await open(page, `/developers/tutorials/${place}`);
      await translate(page);
      const frame = page.getByRole('figure', {name: title}).filter({visible: true}).first();
      await frame.getByRole('button', {name: 'Run', exact: true}).click();
      await frame.locator('form').getByRole('button', {name: 'Run'}).click();
      await expect(frame.locator('form')).toContainText(
        title === 'send-many.ts' ? 'not an API key' : 'live,',
      );
      for (const choice of await frame.getByRole('radio').all()) await choice.check();
      await frame.getByRole('button', {name: 'Copy'}).first().click();
      await frame.getByRole('button', {name: 'Close'}).click();
    }
    await page.getByRole('button', {name: 'Feedback', exact: true}).click();
    await dialog.getByLabel('What should we know?').fill('Text /zgt/abcdef123456');
    await dialog.getByRole('button', {name: 'Copy as text'}).click();
    await expect(dialog.getByRole('status')).toContainText('Copied.');
    await page.keyboard.press('Escape');
    await page.getByRole('link', {name: 'Resources'}).first().click();
    await expect(page).toHaveURL(/resources/);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});
