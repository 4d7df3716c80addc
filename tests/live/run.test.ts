import type {AddressInfo} from 'node:net';
import {chromium} from '@playwright/test';
import {expect, test} from 'vitest';
import {BUILD} from '../built-site';
import {headlessPath} from '../../scripts/browser';
import {createPreviewServer} from '../../scripts/preview';

test('a reader runs the first sample from the page, in a browser, on Testnet', async () => {
  const server = createPreviewServer(BUILD);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const browser = await chromium.launch({executablePath: headlessPath(), args: ['--no-sandbox']});
  try {
    const page = await browser.newPage();
    const {port} = server.address() as AddressInfo;
    await page.goto(`http://localhost:${port}/developers/tutorials/contract_read/hello_world`);
    const frame = page.getByRole('figure', {name: 'read-contract.ts'}).filter({visible: true});
    await frame.getByRole('button', {name: 'Run', exact: true}).click();
    const status = frame.locator('form').getByRole('status');
    await status.filter({hasText: /live|ended|Stopped/}).waitFor({timeout: 30_000});
    expect(await status.textContent()).toMatch(/^live/);
    expect(await frame.getByRole('log').textContent()).toMatch(/\S/);
  } finally {
    await browser.close();
    server.close();
  }
});
