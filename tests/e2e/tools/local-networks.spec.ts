import {expect, open} from '../fixtures';
import {test} from '../local-networks';

test('under the policy a page reaches both local networks', async ({page, networks}) => {
  await open(page, '/');
  for (const {origin} of [networks.gtn, networks.testnet]) {
    const chainId = await page.evaluate(async (url) => {
      const response = await fetch(url, {
        method: 'POST',
        headers: {'Content-Type': 'application/json'},
        body: '{"jsonrpc":"2.0","id":1,"method":"eth_chainId","params":[]}',
      });
      return ((await response.json()) as {result: string}).result;
    }, origin);
    expect(chainId).toMatch(/^0x/);
  }
  expect(await networks.testnet.calls()).toEqual(['eth_chainId']);
});
