/*
 * Runs samples in Chromium against the local networks: those that have a Run button, as bundles of the build in the worker under the
 * site's policy, and those for web pages, bundled unchanged, with a wallet that announces itself by EIP-6963.
 */
import {copyFileSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Browser, Page} from '@playwright/test';
import {hexlify, toQuantity, toUtf8Bytes} from 'ethers';
import {afterAll, beforeAll, beforeEach, describe, expect, test} from 'vitest';
import {samplesOptions} from '../../src/config/samples';
import {buildPolicy} from '../../src/plugins/headers/node/policy';
import {bundle, type Bundles} from '../../src/plugins/samples/node/bundle';
import {ARGUMENTS} from '../../src/tools/run/arguments';
import type {RunReport, RunRequest} from '../../src/tools/run/protocol';
import {API_KEY} from './harness/api-key';
import {
  bundle as bundlePage,
  inject,
  injectedWallet,
  localUrl,
  openBrowser,
  routeNetworks,
} from './harness/browser';
import {type NetworkFixture, startFixture} from './harness/fixture';
import {repository} from './harness/paths';
import {entries, openSandbox, type Sandbox} from './harness/run';
import {runSample} from './manifest';

const APP = 'http://app.test/';

/** Where a page writes to: a precompile that does nothing with what it gets. */
const PRECOMPILE = '0x0000000000000000000000000000000000000004';

let fixture: NetworkFixture;
let browser: Browser;
let relays: Sandbox;
let relay: string;

beforeAll(async () => {
  fixture = await startFixture();
  browser = await openBrowser();
  relays = openSandbox();
  const [, port] = await relays
    .start(fixture, 'ethers/relay.ts', [PRECOMPILE], {PORT: '0'})
    .printed(/port: (\d+)/);
  relay = `http://127.0.0.1:${port}`;
});

afterAll(async () => {
  await browser?.close();
  await relays?.close();
  fixture?.stop();
});

beforeEach(() => {
  fixture.gtn.gateway.nextMinute();
  fixture.testnet.gateway.nextMinute();
});

describe('each sample with a Run button runs in a browser and prints what its page shows', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'run-'));
  let page: Page;
  let bundles: Bundles;

  beforeAll(async () => {
    bundles = await bundle(repository, samplesOptions, entries, folder);
    page = await browser.newPage();
    await routeNetworks(page, fixture);
    const policy = buildPolicy([], {connect: [fixture.gtn.origin, fixture.testnet.origin]});
    await page.route(`${APP}**`, (route) => {
      const {pathname} = new URL(route.request().url());
      const contentType = pathname === '/' ? 'text/html' : 'text/javascript';
      const body = pathname === '/' ? '<title>run</title>' : readFileSync(path.join(folder, pathname));
      return route.fulfill({contentType, body, headers: {'Content-Security-Policy': policy}});
    });
    await page.goto(APP);
  });

  afterAll(() => rmSync(folder, {recursive: true, force: true}));

  /** Runs a bundle in a worker of the page until it ends. */
  const runInWorker = (request: RunRequest): Promise<readonly RunReport[]> =>
    page.evaluate(
      ([worker, message]) =>
        new Promise<RunReport[]>((resolve) => {
          const reports: RunReport[] = [];
          const runner = new Worker(worker, {type: 'module'});
          const take = (report: RunReport): void => {
            reports.push(report);
            if (!['done', 'failed', 'not-loaded'].includes(report.kind)) return;
            runner.terminate();
            resolve(reports);
          };
          runner.onmessage = ({data}: MessageEvent<RunReport>) => take(data);
          runner.onerror = () => take({kind: 'not-loaded'});
          runner.postMessage(message);
        }),
      [`/${bundles.worker}`, request] as const,
    );

  const runnable = Array.from(entries).filter(([, {offers}]) => offers === 'run');
  for (const [file, {needsKey, needsAccount, args = []}] of runnable)
    test(file, async () => {
      const run: Sandbox['run'] = async (_fixture, _file, given = []) => {
        const secrets = {
          ...(needsKey && {STABILITY_API_KEY: API_KEY}),
          ...(needsAccount && {PRIVATE_KEY: fixture.privateKey}),
        };
        const reports = await runInWorker({
          url: `/${bundles.samples[file.replace(/\.ts$/, '')]}`,
          env: secrets,
          args: given,
          secrets: Object.values(secrets),
        });
        const lines = reports.flatMap((report) => (report.kind === 'line' ? [`${report.text}\n`] : []));
        expect(reports.at(-1), lines.join('')).toEqual({kind: 'done'});
        expect(lines.join('')).not.toContain(API_KEY);
        return lines.join('');
      };
      expect(args.filter((kind) => !(kind in ARGUMENTS))).toEqual([]);
      await runSample(file, fixture, {run});
    });
});

/** Entry of each web page: the program that docs pages show, or a call of the function that they show. */
const PAGES = {
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

/**
 * Publishes twice from a web page, as users do.
 * @param relay the URL that the page has for its relay
 * @param known the RPC URLs that the wallet has before, by chain id
 */
async function publishIn(name: keyof typeof PAGES, relay: string, known?: Readonly<Record<string, string>>) {
  const {folder, entry} = PAGES[name];
  const sandbox = openSandbox((text) => text.replace("RELAY_URL = ''", () => `RELAY_URL = '${relay}'`));
  // The page on viem takes these two files from the page on ethers.
  for (const file of ['page.ts', 'wallets.ts'])
    copyFileSync(path.join(sandbox.folder, 'ethers', file), path.join(sandbox.folder, 'viem', file));
  const page = await browser.newPage();
  try {
    const wallet = injectedWallet(
      fixture.privateKey,
      (url) => (url === relay ? url : localUrl(fixture, url)),
      known,
    );
    await inject(page, wallet);
    await routeNetworks(page, fixture);
    const script = await bundlePage(path.join(sandbox.folder, folder), entry);
    await page.route(APP, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<body></body><script>${script.replaceAll('</script', '<\\/script')}</script>`,
      }),
    );
    await page.goto(APP);
    await page.getByRole('button').click();
    const results = page.locator('output:not(:empty)');
    const result = await results.innerText();
    await page.locator('output').evaluate((output) => (output.textContent = ''));
    fixture.testnet.gateway.nextMinute();
    await page.getByRole('button').click();
    return {result, again: await results.innerText(), wallet};
  } finally {
    await page.close();
    await sandbox.close();
  }
}

describe.each(Object.keys(PAGES) as (keyof typeof PAGES)[])('a web page with %s', (name) => {
  test('writes through its relay in a wallet that does not have the network', async () => {
    const {node} = fixture.testnet;
    const {result: hash, again, wallet} = await publishIn(name, relay);
    for (const sent of [hash, again]) expect(sent).toMatch(/^0x[0-9a-f]{64}$/);
    expect(again).not.toBe(hash);
    const transaction = await node.rpc<Record<string, string>>('eth_getTransactionByHash', [hash]);
    expect(transaction.input).toBe(hexlify(toUtf8Bytes('Hello from a browser')));
    const receipt = await node.rpc<Record<string, string>>('eth_getTransactionReceipt', [hash]);
    expect([receipt.status, receipt.effectiveGasPrice]).toEqual(['0x1', '0x0']);
    expect(wallet.sentTo).toEqual([relay, relay]);
  });

  test('writes through the keyed URL of a wallet that has the network', async () => {
    const {origin, chainId} = fixture.testnet;
    const url = `${origin}/zgt/${API_KEY}`;
    const {result, wallet} = await publishIn(name, relay, {[toQuantity(chainId)]: url});
    expect(result).toMatch(/^0x[0-9a-f]{64}$/);
    expect(wallet.sentTo).toEqual([url, url]);
  });

  test('asks the wallet for nothing, and says why, while it has no relay', async () => {
    const {result, wallet} = await publishIn(name, '');
    expect(result).toContain('Set RELAY_URL');
    expect(wallet.sentTo).toEqual([]);
  });
});
