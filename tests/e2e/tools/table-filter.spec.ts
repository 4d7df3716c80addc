import {axeProblems} from '../axe';
import {expect, open, test, useColorMode} from '../fixtures';
import {searchFor} from '../search-modal';
import {at} from '../sitemap';

for (const [mode, width] of [
  ['dark', 1440],
  ['light', 390],
] as const) {
  test(`methods are filtered by keyboard, stay so on the way back, and every row has an address: ${mode}`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 900});
    await useColorMode(page, mode);
    await open(page, '/developers/public_rpc');
    const filter = page.locator('[data-filter="methods"]');
    const rows = filter.getByRole('row').filter({has: page.getByRole('rowheader')});
    const all = await rows.count();
    expect(all).toBeGreaterThan(30);
    const field = filter.getByLabel('Filter the methods');
    await field.focus();
    /** How far the table is below the field; the console above both loads late, and moves them. */
    const distance = (): Promise<number> =>
      filter.evaluate((part) => {
        const [input, table] = ['input', 'table'].map((name) => part.querySelector(name));
        return (table?.getBoundingClientRect().top ?? NaN) - (input?.getBoundingClientRect().top ?? NaN);
      });
    const before = await distance();
    expect(before).toBeGreaterThan(0);
    await page.keyboard.type('block Hash');
    await expect(filter.getByRole('status').first()).toHaveText(/^\d of \d+ methods\.$/);
    expect(await distance()).toBe(before);
    await page.keyboard.press('Tab');
    await page.keyboard.type('Bl');
    await expect(rows).toHaveText([/eth_getBlockByHash/, /eth_getBlockTransactionCountByHash/]);
    await expect(page).toHaveURL(/#methods&q=block\+Hash&purpose=Blocks$/);
    expect(await axeProblems(page, '[data-filter="methods"]')).toEqual([]);

    await page.goto('/resources/audits');
    await page.goBack();
    await expect(rows).toHaveCount(2);
    await expect(field).toHaveValue('block Hash');
    await page.evaluate(() => location.assign('#eth_chainId'));
    await expect(rows).toHaveCount(all);
    await expect(filter.getByRole('row', {name: /eth_chainId/})).toBeInViewport();
  });
}

test('a filter and tabs keep their choices in one address', async ({page}) => {
  await open(page, '/developers/public_rpc#methods&q=getLogs');
  const filter = page.locator('[data-filter="methods"]');
  const field = filter.getByLabel('Filter the methods');
  const errors = page.locator('[data-filter="errors"]');
  const choose = (tab: string) => page.getByRole('tab', {name: tab}).first().press('Enter');
  await expect(field).toHaveValue('getLogs');
  await choose('viem');
  await expect(page).toHaveURL(/\?library=viem#methods&q=getLogs$/);
  await field.fill('getCode');
  await expect(page).toHaveURL(/#methods&q=getCode$/);
  await choose('ethers');
  await expect(page).toHaveURL(/\?library=ethers#methods&q=getCode$/);
  await errors.getByLabel('Filter the errors').fill('429');
  await expect(page).toHaveURL(/#errors&q=429$/);
  await field.fill('');
  await choose('viem');
  await expect(page).toHaveURL(/\?library=viem#errors&q=429$/);
  await errors.getByRole('button', {name: 'Clear the filter'}).press('Enter');
  await choose('ethers');
  await expect(page).toHaveURL(/\?library=ethers$/);
});

test('a search result on the same page opens the filter that hides it', async ({page}) => {
  await open(page, '/developers/precompiles');
  const heading = page.locator('[id="0x801"]');
  await page.locator('[data-filter="reference"]').getByLabel('Filter the entries').fill('claim');
  await expect(heading).toBeHidden();
  const {dialog} = await searchFor(page, 'supported tokens manager 0x801');
  await dialog.locator('a[href$="/developers/precompiles#0x801"]').click();
  await expect(heading).toBeInViewport();
});

test('the file of the blocks holds what the table shows, and a filtered table is printed whole', async ({
  page,
}) => {
  await open(page, '/resources/benchmark_tests');
  const filter = page.locator('[data-filter="blocks"]');
  const rows = filter.locator('tbody tr');
  const table = await rows.evaluateAll((all) =>
    all.map((row) => Array.from(row.children, (cell) => (cell.textContent ?? '').replace(/,|%/g, ''))),
  );
  const file = await (await page.request.get(at('/benchmarks.csv'))).text();
  const lines = file.trim().split('\r\n').slice(1);
  expect(table.length).toBeGreaterThan(10);
  expect(lines.map((line) => line.split(',').slice(0, 9).join(' '))).toEqual(
    table.map((row) => row.join(' ').replace(/ \(source: .*?\)/, '')),
  );
  await filter.getByLabel('Network').selectOption('GTN');
  await expect(rows.filter({visible: true})).not.toHaveCount(table.length);
  await page.emulateMedia({media: 'print'});
  await expect(rows.filter({visible: true})).toHaveCount(table.length);
});
