import {axeProblems} from '../axe';
import {expect, open, openHeld, test, useColorMode} from '../fixtures';

for (const [mode, width] of [
  ['dark', 1440],
  ['light', 390],
] as const) {
  test(`methods are filtered by keyboard, with the headings above them, and nothing moves: ${mode}`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 900});
    await useColorMode(page, mode);
    await open(page, '/developers/public_rpc');
    const field = page.getByLabel('Filter the methods');
    const table = page.getByRole('table', {name: 'Ethereum methods of Frontier'});
    const rows = table.getByRole('row').filter({has: page.getByRole('rowheader')});
    // Not by the pointer, under which a tool that loads above may move the text.
    await page.locator('summary', {hasText: 'All Ethereum methods of the node'}).press('Enter');
    await expect(rows.first()).toBeVisible();
    const all = await rows.count();
    expect(all).toBeGreaterThan(20);
    const above = await field.elementHandle();
    // In one call, because the page may be scrolling.
    const distance = (): Promise<number> =>
      table.evaluate((below, other) => {
        const top = (element: Element | null): number => element?.getBoundingClientRect().top ?? NaN;
        return top(below) - top(other);
      }, above);
    await field.focus();
    const before = await distance();
    expect(before).toBeGreaterThan(0);
    await page.keyboard.type('block Hash count');
    await expect(page.getByRole('status').filter({hasText: 'methods'})).toHaveText(/^1 of \d+ methods\.$/);
    await expect(rows).toHaveText([/eth_getBlockTransactionCountByHash/]);
    await expect(page.locator('#stability-methods')).toBeHidden();
    expect(await distance()).toBe(before);
    expect(await axeProblems(page, 'main')).toEqual([]);
    await field.fill('block');
    const filtered = page.locator('main div:has(> [role="search"])').filter({has: field});
    const shown = await filtered.locator('tbody tr:visible').count();
    await expect(filtered.getByRole('status')).toHaveText(new RegExp(`^${shown} of`));
    await field.fill('zzzz');
    await expect(page.locator('#sponsored')).toBeHidden();
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Delete');
    await expect(page.locator('#sponsored')).toBeVisible();
  });
}

test('a term that is typed before the scripts are ready is found in the glossary, which opens there', async ({
  page,
}) => {
  const release = await openHeld(page, '/how_stability_works/intro_to_stability');
  const term = page.locator('[id="glossary-gas-limit"]');
  await expect(term).toBeHidden();
  await page.getByLabel('Filter the terms').fill('gas limit');
  release();
  await expect(page.getByRole('status').filter({hasText: 'terms'})).toHaveText(/^\d of \d+ terms\.$/);
  await expect(term).toBeVisible();
});
