import {axeProblems} from '../axe';
import {expect, failScripts, open, test, useColorMode} from '../fixtures';
import {searchFor} from '../search-modal';
import {at} from '../sitemap';

for (const [mode, width] of [
  ['dark', 1440],
  ['light', 390],
] as const) {
  test(`methods are filtered by keyboard, stay so on reload and back, and every row has an address: ${mode}`, async ({
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
    const before = await filter.getByRole('table').first().boundingBox();
    await page.keyboard.type('block Hash');
    await expect(filter.getByRole('status').first()).toHaveText(/^\d of \d+ methods\.$/);
    expect((await filter.getByRole('table').first().boundingBox())?.y).toBe(before?.y);
    await page.keyboard.press('Tab');
    await page.keyboard.type('Bl');
    await expect(rows).toHaveText([/eth_getBlockByHash/, /eth_getBlockTransactionCountByHash/]);
    await expect(page).toHaveURL(/#methods&q=block\+Hash&purpose=Blocks$/);
    expect(await axeProblems(page, '[data-filter="methods"]')).toEqual([]);

    await page.reload();
    await expect(rows).toHaveCount(2);
    await expect(field).toHaveValue('block Hash');
    await page.goto('/resources/audits');
    await page.goBack();
    await expect(rows).toHaveCount(2);

    await page.evaluate(() => location.assign('#eth_chainId'));
    await expect(rows).toHaveCount(all);
    await expect(filter.getByRole('row', {name: /eth_chainId/})).toBeInViewport();
    await field.fill('no such method');
    await expect(filter.getByRole('status').first()).toHaveText(/^None of the \d+ methods matches\.$/);
    await filter.getByRole('button', {name: 'Clear the filter'}).press('Enter');
    await expect(rows).toHaveCount(all);
    await expect(field).toBeFocused();
  });
}

test('a filter and tabs keep their choices in one address', async ({page}) => {
  await open(page, '/developers/public_rpc#methods&q=getLogs');
  const filter = page.locator('[data-filter="methods"]');
  const field = filter.getByLabel('Filter the methods');
  const viem = page.getByRole('tab', {name: 'viem'}).first();
  await expect(field).toHaveValue('getLogs');
  await expect(filter.getByRole('status').first()).toHaveText(/^1 of \d+ methods\.$/);
  await viem.press('Enter');
  await expect(page).toHaveURL(/\?library=viem#methods&q=getLogs$/);
  await field.fill('getCode');
  await expect(page).toHaveURL(/#methods&q=getCode$/);
  await page.getByRole('tab', {name: 'ethers'}).first().press('Enter');
  await expect(page).toHaveURL(/\?library=ethers#methods&q=getCode$/);
  await expect(field).toHaveValue('getCode');
  await page.locator('[data-filter="errors"]').getByLabel('Filter the errors').fill('429');
  await expect(page).toHaveURL(/#errors&q=429$/);
  await viem.press('Enter');
  await expect(page).toHaveURL(/\?library=viem#errors&q=429$/);
  await field.fill('');
  await page.locator('[data-filter="errors"]').getByRole('button', {name: 'Clear the filter'}).press('Enter');
  await page.getByRole('tab', {name: 'ethers'}).first().press('Enter');
  await expect(page).toHaveURL(/\?library=ethers$/);
  await viem.press('Enter');
  await expect(page).toHaveURL(/\?library=viem$/);
  await expect(field).toHaveValue('');
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

test('blocks are sorted by a column, printed whole, and the file holds what the table shows', async ({
  page,
}) => {
  await open(page, '/resources/benchmark_tests');
  const filter = page.locator('[data-filter="blocks"]');
  const cells = () =>
    filter
      .locator('tbody tr:not([hidden])')
      .evaluateAll((rows) =>
        rows.map((row) => Array.from(row.children, (cell) => (cell.textContent ?? '').replace(/,|%/g, ''))),
      );
  const answer = await page.request.get(at('/benchmarks.csv'));
  const lines = (await answer.text()).trim().split('\r\n');
  const table = await cells();
  expect(table.length).toBeGreaterThan(10);
  expect(lines.slice(1).map((line) => line.split(',').slice(0, 9).join(' '))).toEqual(
    table.map((row) => row.join(' ').replace(/ \(source: .*?\)/, '')),
  );

  await filter.getByRole('button', {name: 'Sort by Ceiling, TPS'}).click();
  await filter.getByRole('button', {name: 'Sort by Ceiling, TPS'}).click();
  await filter.getByLabel('Network').selectOption('GTN');
  await expect(page).toHaveURL(/#blocks&network=GTN&sort=-ceiling-tps$/);
  const sorted = await cells();
  expect(sorted.every(([block]) => block?.startsWith('GTN'))).toBe(true);
  const ceilings = sorted.map((row) => Number(row[5]));
  expect(ceilings).toEqual(ceilings.slice().sort((a, b) => b - a));
  await page.emulateMedia({media: 'print'});
  await expect(filter.locator('tbody tr').filter({visible: true})).toHaveCount(table.length);
});

test('a filter whose code does not load says so, and works at the next try', async ({page, consoleGuard}) => {
  consoleGuard.expectMessage(/ERR_FAILED/);
  await open(page, '/developers/public_rpc');
  await page.waitForLoadState('networkidle');
  const restore = await failScripts(page);
  const filter = page.locator('[data-filter="methods"]');
  const field = filter.getByLabel('Filter the methods');
  await field.fill('blockhash');
  await expect(filter.getByRole('status').first()).toContainText('could not be loaded');
  await restore();
  await field.fill('getLogs');
  await expect(filter.getByRole('status').first()).toHaveText(/^1 of \d+ methods\.$/);
});
