/*
 * npm run bench -- start: milliseconds from a reader's first action on a page to its effect, with the site as it is built and with
 * the scripts in the framework's order, as START_ON_INTENT=false has them. Empty cache, 10 Mbit/s, processor 4 times slower.
 */
import {cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {chromium, type Browser} from '@playwright/test';
import {browserPath} from '../browser';
import {baseOf, createPreviewServer} from '../preview';

const PAGE = 'developers/getting_started';
const ROUNDS = 5;
/** In milliseconds; an effect that takes longer counts as none. */
const LIMIT_MS = 8_000;
const BYTES_PER_SECOND = 10_000_000 / 8;

const TAB = 'article [role="tablist"] [role="tab"]:nth-child(2)';
/** Selectors of what is clicked and of what becomes visible then, and the width of the window. */
const ACTIONS = {
  menu: ['.navbar__toggle', 'dialog.start-menu, .navbar-sidebar--show .navbar-sidebar', 390],
  color: ['.navbar button[class*="toggleButton"]', 'html[data-theme="light"]', 1440],
  tab: [TAB, `${TAB}[aria-selected="true"]`, 1440],
  search: ['.DocSearch-Button', '.start-search input, .DocSearch-Input', 1440],
  copy: ['article figure button[data-copy]', '[data-copied="true"]', 1440],
} as const;

/** Copies the site, with the scripts that the first script of each page would load in its place. */
function copyInStockOrder(build: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'stock-order-'));
  cpSync(build, folder, {recursive: true});
  const file = path.join(folder, `${PAGE}.html`);
  const html = readFileSync(file, 'utf8');
  const [first, scripts] = /<script [^>]* data-scripts="([^"]+)"[^>]*><\/script>/.exec(html) ?? [];
  if (!first || !scripts) throw new Error(`start: ${PAGE} has no first script. Unset START_ON_INTENT.`);
  const inStockOrder = scripts.split(' ').map((src) => `<script src="${src}" defer></script>`);
  writeFileSync(file, html.replace(first, inStockOrder.join('')));
  return folder;
}

/** Acts on a page as soon as it is painted. @returns milliseconds; Infinity without an effect */
async function timeToEffect(
  browser: Browser,
  url: string,
  [on, effect, width]: readonly [string, string, number],
) {
  const context = await browser.newContext({
    viewport: {width, height: 900},
    permissions: ['clipboard-write'],
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate: 4});
  const rates = {downloadThroughput: BYTES_PER_SECOND, uploadThroughput: BYTES_PER_SECOND};
  await session.send('Network.emulateNetworkConditions', {offline: false, latency: 40, ...rates});
  await page.goto(url, {waitUntil: 'domcontentloaded'});
  const target = page.locator(on).filter({visible: true}).first();
  await target.scrollIntoViewIfNeeded();
  const started = performance.now();
  const seen = page.locator(effect).first().waitFor({timeout: LIMIT_MS});
  const time = seen.then(
    () => performance.now() - started,
    () => Infinity,
  );
  await target.click({force: true, noWaitAfter: true});
  const milliseconds = await time;
  await context.close();
  return milliseconds;
}

/** Prints the median of each action on both sites, and the ratio. */
export async function benchStart(build: string): Promise<void> {
  const browser = await chromium.launch({executablePath: browserPath(), args: ['--no-sandbox']});
  const stock = copyInStockOrder(build);
  const servers = [build, stock].map((folder) => createPreviewServer(folder).listen(0));
  const urls = servers.map(
    (server) => `http://localhost:${(server.address() as AddressInfo).port}${baseOf(build)}${PAGE}`,
  );
  console.log('milliseconds of this site, in stock order, ratio');
  for (const [name, action] of Object.entries(ACTIONS)) {
    const times: [number[], number[]] = [[], []];
    // The order changes with each round.
    for (let round = 0; round < ROUNDS; round += 1)
      for (const one of [round % 2, (round + 1) % 2] as const)
        times[one].push(await timeToEffect(browser, urls[one], action));
    const [own, other] = times.map((all) => all.sort((a, b) => a - b)[(ROUNDS - 1) / 2]);
    console.log(`  ${name.padEnd(8)} ${own.toFixed(0)} ${other.toFixed(0)} ${(own / other).toFixed(2)}`);
  }
  await browser.close();
  for (const server of servers) server.close();
  rmSync(stock, {recursive: true});
}
