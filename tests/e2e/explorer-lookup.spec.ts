import {networks} from '../../src/data/networks';
import {expect, open, openHeld, test} from './fixtures';

const HASH = `0x${'ab'.repeat(32)}`;
const {gtn, testnet} = networks;

test('the lookup on the block explorer page turns a hash into a link', async ({page}) => {
  await open(page, '/resources/block_explorer');
  const field = page.getByLabel('Hash, address or block number');
  const main = page.getByRole('main');

  await page.getByRole('radio', {name: 'GTN (mainnet)'}).check();
  await field.fill(HASH);
  await expect(main.getByRole('link', {name: 'Open the transaction on GTN (mainnet)'})).toHaveAttribute(
    'href',
    `${gtn.explorerTxUrl.value}${HASH}`,
  );

  await page.getByRole('radio', {name: testnet.name.value}).check();
  await expect(main.getByRole('link', {name: `Open the explorer of ${testnet.name.value}`})).toHaveAttribute(
    'href',
    testnet.explorerUrl.value,
  );

  await field.fill('hello');
  await expect(field).toHaveAccessibleDescription(/neither a hash/);
});

test('what is typed and chosen before the scripts are ready is looked up', async ({page}) => {
  const release = await openHeld(page, '/resources/block_explorer');
  await page.getByRole('radio', {name: 'GTN (mainnet)'}).check();
  await page.getByLabel('Hash, address or block number').fill(HASH);
  release();
  await expect(
    page.getByRole('main').getByRole('link', {name: 'Open the transaction on GTN (mainnet)'}),
  ).toBeVisible();
  await expect(page.getByRole('radio', {name: 'GTN (mainnet)'})).toBeChecked();
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the block explorer page says what to do instead of the lookup', async ({page}) => {
    await page.goto('/resources/block_explorer');
    await expect(page.getByLabel('Hash, address or block number')).toBeHidden();
    await expect(page.getByText('paste your transaction hash, address or block number')).toBeVisible();
  });
});
