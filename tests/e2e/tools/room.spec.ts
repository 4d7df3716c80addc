import type {Locator, Page} from '@playwright/test';
import {expect, hydrated, open, openHeld} from '../fixtures';
import {test} from '../local-networks';

const top = (element: Locator): Promise<number> =>
  element.evaluate((one) => Math.round(one.getBoundingClientRect().top + scrollY));

/** A wallet that announces itself. */
const announceWallet = (page: Page): Promise<unknown> =>
  page.addInitScript(() =>
    addEventListener('eip6963:requestProvider', () => {
      const detail = {
        info: {uuid: 'a', name: 'Alpha', icon: '', rdns: 'a'},
        provider: {request: () => Promise.resolve(null)},
      };
      dispatchEvent(new CustomEvent('eip6963:announceProvider', {detail: Object.freeze(detail)}));
    }),
  );

for (const width of [320, 390, 768, 1440])
  test(`at ${width} px nothing below a tool moves when it loads, finds wallets or checks the networks`, async ({
    page,
    networks,
  }) => {
    await page.setViewportSize({width, height: 800});
    const wallet = page.getByRole('region', {name: 'Send a first transaction'});
    for (const [path, below, loaded] of [
      ['/developers/public_rpc', '#methods', page.getByRole('combobox', {name: 'Method'})],
      ['/users/getting_started', '#send-by-hand', wallet.getByText('This browser has no wallet')],
      [
        '/users/getting_started',
        '#send-by-hand',
        wallet.getByRole('button', {name: /^Use Stability Testnet/}),
      ],
    ] as const) {
      const release = await openHeld(page, path);
      await page.evaluate(() => document.fonts.ready);
      const before = await top(page.locator(below));
      await expect(loaded).toBeHidden();
      release();
      await hydrated(page);
      await page.locator(below).scrollIntoViewIfNeeded();
      await expect(loaded).toBeVisible();
      expect(await top(page.locator(below)), `${path}: ${String(loaded)}`).toBe(before);
      await page.unrouteAll({behavior: 'wait'});
      if (path === '/users/getting_started') await announceWallet(page);
    }
    await page.goto('about:blank');
    await networks.testnet.rpc('evm_mine');
    await networks.gtn.rpc('evm_mine');
    await open(page, '/resources/status');
    const before = await top(page.locator('#your-url'));
    const status = page.getByRole('group', {name: 'Live status'});
    await status.getByRole('button').press('Enter');
    await expect(status.getByText(/Response in \d+ ms/)).toHaveCount(2);
    expect(await top(page.locator('#your-url'))).toBe(before);
  });
