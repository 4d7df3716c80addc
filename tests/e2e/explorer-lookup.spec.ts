import {networks} from '../../src/data/networks';
import {expect, openHeld, test} from './fixtures';

const HASH = `0x${'ab'.repeat(32)}`;
const {gtn, testnet} = networks;

test('what is typed and chosen before the scripts are ready turns into a link, as what is typed later', async ({
  page,
}) => {
  const release = await openHeld(page, '/resources/block_explorer');
  const field = page.getByLabel('Hash, address or block number');
  const link = (name: string) => page.getByRole('main').getByRole('link', {name});
  await page.getByRole('radio', {name: 'GTN (mainnet)'}).check();
  await field.fill(HASH);
  release();
  const direct = link('Open the transaction on GTN (mainnet)');
  await expect(direct).toHaveAttribute('href', gtn.explorerTxUrl.value + HASH);
  await expect(page.getByRole('radio', {name: 'GTN (mainnet)'})).toBeChecked();
  await page.getByRole('radio', {name: testnet.name.value}).check();
  const start = link(`open the explorer of ${testnet.name.value}`);
  await expect(start).toHaveAttribute('href', testnet.explorerUrl.value);
  await field.fill('hello');
  await expect(field).toHaveAccessibleDescription(/neither a hash/);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the block explorer page says what to do instead of the lookup', async ({page}) => {
    await page.goto('/resources/block_explorer');
    await expect(page.getByLabel('Hash, address or block number')).toBeHidden();
    await expect(page.getByText('paste a transaction hash, an address or a block number')).toBeVisible();
  });
});
