import {versions} from '../../../src/data/versions';
import {expect, open, test} from '../fixtures';

test('announcement bar: names both versions in one line on a phone, stays closed, and a new id shows it again', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 844});
  await open(page, '/');
  const bar = page.locator('.theme-announcement-bar');
  await expect(bar).toContainText(`Solidity up to ${versions.solidity.value}`);
  await expect(bar).toContainText(`EVM up to ${versions.evm.value}`);
  expect((await bar.boundingBox())?.height).toBeLessThan(40);
  await bar.getByRole('button', {name: 'Close'}).click();
  await expect(bar).toBeHidden();
  await open(page, '/users/transactions');
  await expect(bar).toBeHidden();
  await page.evaluate(() => localStorage.setItem('docusaurus.announcement.id', 'an-older-announcement'));
  await open(page, '/');
  await expect(bar).toBeVisible();
});
