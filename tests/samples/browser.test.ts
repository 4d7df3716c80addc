import {copyFileSync} from 'node:fs';
import path from 'node:path';
import {type Browser, chromium, type Page} from '@playwright/test';
import {hexlify, toQuantity, toUtf8Bytes} from 'ethers';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {headlessPath} from '../../scripts/browser';
import {API_KEY} from './harness/api-key';
import {type NetworkFixture, startFixture} from './harness/fixture';
import {bundle, inject, injectedWallet} from './harness/injected-wallet';
import {openSandbox} from './harness/run';

/*
 * Runs the browser samples, bundled unchanged, in Chromium with a wallet that announces itself by EIP-6963. Requests to the
 * public origins go to the local gateways.
 */

const APP = 'http://app.test/';
const TEXT = 'Hello from a browser';

/** Entry of each sample's page: the program that pages show, or a call of the function that they show. */
const SAMPLES = {
  ethers: {folder: 'ethers', entry: "import './page';"},
  viem: {folder: 'viem', entry: "import './page';"},
  wagmi: {
    folder: 'viem',
    entry: `import {publish} from './wagmi-publish';
      import {config} from './wagmi';
      const button = document.createElement('button');
      const result = document.createElement('output');
      button.onclick = () => publish(config.connectors[0], 'Hello from a browser')
        .then((hash) => (result.textContent = hash), (error) => (result.textContent = String(error)));
      document.body.append(button, result);`,
  },
} as const;

let fixture: NetworkFixture;
let browser: Browser;

beforeAll(async () => {
  fixture = await startFixture();
  browser = await chromium.launch({executablePath: headlessPath(), args: ['--no-sandbox']});
});

afterAll(async () => {
  await browser?.close();
  fixture?.stop();
});

/** The local URL that replaces a public one in tests. @throws Error for any other host */
function local(url: string): string {
  const network = [fixture.gtn, fixture.testnet].find(
    ({origin}) => url.startsWith(`${origin}/`) || url === origin,
  );
  if (!network) throw new Error(`Refused host: ${url}`);
  return url.replace(network.origin, network.gateway.url);
}

/** Serves the page, and routes its requests to the gateways. */
async function serve(page: Page, script: string): Promise<void> {
  await page.route('**/*', async (route) => {
    const request = route.request();
    if (request.url() === APP)
      return route.fulfill({
        contentType: 'text/html',
        body: `<body></body><script>${script.replaceAll('</script', '<\\/script')}</script>`,
      });
    const headers = {'access-control-allow-origin': '*', 'access-control-allow-headers': '*'};
    if (request.method() === 'OPTIONS') return route.fulfill({status: 204, headers});
    const reply = await fetch(local(request.url()), {
      method: request.method(),
      headers: {'content-type': 'application/json'},
      body: request.postData(),
    });
    return route.fulfill({
      status: reply.status,
      headers,
      contentType: 'application/json',
      body: await reply.text(),
    });
  });
}

/**
 * Publishes twice from the page of a sample.
 * @param known the RPC URLs that the wallet has before, by chain id
 */
async function publishIn(name: keyof typeof SAMPLES, known?: Readonly<Record<string, string>>) {
  const {folder, entry} = SAMPLES[name];
  const sandbox = openSandbox();
  // The page on viem takes these two files from the page on ethers.
  for (const file of ['page.ts', 'wallets.ts'])
    copyFileSync(path.join(sandbox.folder, 'ethers', file), path.join(sandbox.folder, 'viem', file));
  const page = await browser.newPage();
  try {
    const wallet = injectedWallet(fixture.privateKey, local, known);
    await inject(page, wallet);
    await serve(page, await bundle(path.join(sandbox.folder, folder), entry));
    await page.goto(APP);
    await page.getByRole('button').click();
    const results = page.locator('output:not(:empty)');
    const result = await results.innerText();
    // A user publishes more than once.
    await page.locator('output').evaluate((output) => (output.textContent = ''));
    fixture.testnet.gateway.nextMinute();
    await page.getByRole('button').click();
    return {result, again: await results.innerText(), wallet};
  } finally {
    await page.close();
    sandbox.close();
  }
}

describe.each(Object.keys(SAMPLES) as (keyof typeof SAMPLES)[])('%s in a browser', (name) => {
  test('writes through the keyed URL that the wallet has, and asks the user for no URL', async () => {
    fixture.testnet.gateway.nextMinute();
    const url = `${fixture.testnet.origin}/zgt/${API_KEY}`;
    const {
      result: hash,
      again,
      wallet,
    } = await publishIn(name, {
      [toQuantity(fixture.testnet.chainId)]: url,
    });
    for (const sent of [hash, again]) expect(sent).toMatch(/^0x[0-9a-f]{64}$/);
    expect(again).not.toBe(hash);
    const {node} = fixture.testnet;
    const transaction = await node.rpc<Record<string, string>>('eth_getTransactionByHash', [hash]);
    expect(transaction.input).toBe(hexlify(toUtf8Bytes(TEXT)));
    const receipt = await node.rpc<Record<string, string>>('eth_getTransactionReceipt', [hash]);
    expect([receipt.status, receipt.effectiveGasPrice]).toEqual(['0x1', '0x0']);
    expect(wallet.sentTo).toEqual([url, url]);
  });

  test('adds the network with its public URL to a wallet that does not have it, and shows the refusal', async () => {
    fixture.testnet.gateway.nextMinute();
    const {result, wallet} = await publishIn(name);
    expect(result).toContain('Error');
    expect(wallet.sentTo).toEqual(Array(2).fill(fixture.testnet.origin));
  });
});
