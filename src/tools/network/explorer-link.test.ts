import {expect, test} from 'vitest';
import {explorerLink} from './explorer-link';
import {NETWORKS} from './networks';

test('links to the transaction if that page is documented, otherwise to its account', () => {
  const sent = {hash: '0xh', account: '0xa'};
  expect(explorerLink(NETWORKS.gtn, sent).to).toBe('https://stability.blockscout.com/tx/0xh');
  expect(explorerLink(NETWORKS.testnet, sent).to).toBe(`${NETWORKS.testnet.explorerAddressUrl}0xa`);
  expect(explorerLink(NETWORKS.testnet, {hash: '0xh'}).to).toBe(NETWORKS.testnet.explorerUrl);
});
