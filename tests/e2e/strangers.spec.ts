/* What others may put into the address and the storage breaks nothing, and leads nowhere. */
import {GARBAGE} from '../garbage';
import {expect, open} from './fixtures';
import {test} from './local-networks';
import {searchFor} from './search-modal';

const PAGE = '/developers/public_rpc';

// What each part reads from the storage has unit tests with all of the texts.
for (const garbage of GARBAGE.filter((text) => text.startsWith('{broken') || text.startsWith('{"text"'))) {
  test(`all features open when the storage holds this under each key: ${garbage.slice(0, 60)}`, async ({
    page,
    networks,
  }) => {
    await page.addInitScript((text) => {
      type Method = (this: Storage, key: string, ...rest: readonly string[]) => string | null;
      const stock = (name: string) =>
        Object.getOwnPropertyDescriptor(Storage.prototype, name)?.value as Method;
      const store = stock('setItem');
      /** Keys that the page has read or written. */
      const known = new WeakMap<Storage, Set<string>>();
      for (const name of ['getItem', 'setItem', 'removeItem']) {
        const method = stock(name);
        const value: Method = function (key, ...rest) {
          const keys = known.get(this) ?? new Set();
          if (name === 'getItem' && !keys.has(key)) store.call(this, key, text);
          known.set(this, keys.add(key));
          return method.call(this, key, ...rest);
        };
        Object.defineProperty(Storage.prototype, name, {value});
      }
    }, garbage);
    await open(page, PAGE);
    const {dialog, hits} = await searchFor(page, 'fees');
    await expect(hits.first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await page.getByRole('button', {name: 'Feedback', exact: true}).click();
    await expect(page.getByRole('link', {name: 'Open an issue'})).toBeVisible();
    await page.keyboard.press('Escape');
    await page.locator('button[data-open-values]').filter({visible: true}).first().click();
    await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await open(page, '/developers/tutorials/contract_read/hello_world');
    const frame = page.getByRole('figure', {name: 'read-contract.ts'}).filter({visible: true});
    await frame.getByRole('button', {name: 'Run', exact: true}).click();
    await expect(frame.getByRole('log')).toHaveText('Hello, World!\n');
    expect(await networks.testnet.calls()).toEqual(['eth_call']);
    const keys = await page.evaluate(() =>
      [localStorage, sessionStorage].flatMap((storage) => Object.keys(storage)),
    );
    expect(keys).toEqual(
      expect.arrayContaining(['theme', 'docusaurus.tab.network', 'feedback-draft', 'reader-values']),
    );
  });
}

test('no parameter of the address makes a click open a dialog, or hides a part of the page', async ({
  page,
}) => {
  const names = ['open-values', 'copy', 'sort', 'redoc', 'has-hydrated', 'start', 'tab', 'tool'];
  await open(page, `${PAGE}?${names.map((name) => `docusaurus-data-${name}=true`).join('&')}`);
  const heading = page.getByRole('heading', {level: 1});
  await heading.click();
  // A dialog whose code loads would open before the search.
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(heading).toBeVisible();
  await expect(page.locator('.theme-announcement-bar')).toBeVisible();
});
