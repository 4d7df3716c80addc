import {versions} from '../../../src/data/versions';
import {expect, open, test} from '../fixtures';

const ID_KEY = 'docusaurus.announcement.id';
const DISMISSED_KEY = 'docusaurus.announcement.dismiss';

test('announcement bar: names the Solidity and the EVM version, in one line on a phone', async ({page}) => {
  await open(page, '/');
  await expect(page.locator('.theme-announcement-bar')).toContainText(
    `Solidity up to ${versions.solidity.value}`,
  );
  await expect(page.locator('.theme-announcement-bar')).toContainText(`EVM up to ${versions.evm.value}`);
  await page.setViewportSize({width: 390, height: 844});
  const box = await page.locator('.theme-announcement-bar').boundingBox();
  expect(box?.height).toBeLessThan(40);
});

test('announcement bar: stays closed, and a new id shows it again', async ({page}) => {
  await open(page, '/');
  const bar = page.locator('.theme-announcement-bar');
  await bar.getByRole('button', {name: 'Close'}).click();
  await expect(bar).toBeHidden();
  expect(await page.evaluate((key) => localStorage.getItem(key), DISMISSED_KEY)).toBe('true');
  await open(page, '/users/transactions');
  await expect(bar).toBeHidden();
  await page.evaluate((key) => localStorage.setItem(key, 'an-older-announcement'), ID_KEY);
  await open(page, '/');
  await expect(bar).toBeVisible();
  expect(await page.evaluate((key) => localStorage.getItem(key), DISMISSED_KEY)).toBe('false');
});
