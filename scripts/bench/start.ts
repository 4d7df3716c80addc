/*
 * npm run bench -- start: milliseconds from a reader's first action on a page to its effect, with the site as it is built and with
 * the scripts in the framework's order, as START_ON_INTENT=false has them. Empty cache, 10 Mbit/s, processor 4 times slower.
 */
import {cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {chromium, type Browser} from '@playwright/test';
import {browserPath} from '../browser';
import {baseOf, createPreviewServer} from '../preview';

/** A page with everything that the actions need, and one that it links to. */
const PAGE = 'developers/getting_started';
const NEXT = {path: 'developers/precompiles', title: 'Precompile'};
/** The order of the two sites changes with each round. */
const ROUNDS = 5;
/** An effect that takes longer counts as none, in milliseconds. */
const LIMIT_MS = 8_000;

interface Action {
  /** Selector of what is clicked, or of what must be there for the key. */
  readonly on: string;
  readonly key?: string;
  /** Selector of what becomes visible, and text that it contains. */
  readonly effect: string;
  readonly text?: string;
  /** In a narrow window, by tapping. */
  readonly touch?: true;
}

const TAB = 'article [role="tablist"] [role="tab"]:nth-child(2)';
const SEARCH = {on: '.DocSearch-Button', effect: '.start-search input, .DocSearch-Input'};
const ACTIONS: Readonly<Record<string, Action>> = {
  menu: {
    on: '.navbar__toggle',
    effect: 'dialog.start-menu, .navbar-sidebar--show .navbar-sidebar',
    touch: true,
  },
  color: {on: '.navbar button[class*="toggleButton"]', effect: 'html[data-theme="light"]'},
  tab: {on: TAB, effect: `${TAB}[aria-selected="true"]`},
  'search by key': {...SEARCH, key: 'Control+k'},
  'search by click': SEARCH,
  copy: {on: 'article figure button[data-copy]', effect: '[data-copied="true"]'},
  link: {on: `.theme-doc-sidebar-menu a[href$="/${NEXT.path}"]`, effect: 'h1', text: NEXT.title},
};

/** Copies the site, with the scripts that the first script of each page would load in its place. */
function copyInStockOrder(build: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'stock-order-'));
  cpSync(build, folder, {recursive: true});
  const pages = readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((name) =>
    name.endsWith('.html'),
  );
  for (const name of pages) {
    const file = path.join(folder, name);
    const html = readFileSync(file, 'utf8');
    const changed = html.replace(
      /<script src="[^"]+" data-scripts="([^"]+)" defer[^>]*>/,
      (_, files: string) =>
        files
          .split(' ')
          .map((script) => `<script src="${script}" defer>`)
          .join('</script>'),
    );
    if (changed === html && name === `${PAGE}.html`)
      throw new Error(`start: ${name} has no first script. Build with START_ON_INTENT=true.`);
    writeFileSync(file, changed);
  }
  return folder;
}

/** Visits a page and acts on it, once it is painted or once nothing loads or runs any more. @returns Infinity without effect */
async function timeToEffect(
  browser: Browser,
  url: string,
  action: Action,
  settled: boolean,
): Promise<number> {
  const {on, key, effect, text = '', touch} = action;
  const context = await browser.newContext({
    viewport: {width: touch ? 390 : 1440, height: 900},
    hasTouch: touch,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await context.addInitScript(() => {
    for (const type of ['pointerdown', 'keydown'])
      addEventListener(
        type,
        ({timeStamp}) => {
          sessionStorage.acted ??= String(performance.timeOrigin + timeStamp);
        },
        {capture: true, passive: true},
      );
  });
  const page = await context.newPage();
  // Enough for a page to load on a busy machine.
  page.setDefaultTimeout(120_000);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate: 4});
  const throughput = 10_000_000 / 8;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 40,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
  await page.goto(url, {waitUntil: settled ? 'load' : 'domcontentloaded'});
  if (settled) {
    // In stock order React starts by itself.
    if ((await page.locator('script[data-scripts]').count()) === 0)
      await page.waitForSelector('html[data-has-hydrated="true"]');
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(1_000);
  }
  const target = page.locator(on).filter({visible: true}).first();
  await target.scrollIntoViewIfNeeded();
  const {x, y, width, height} = (await target.boundingBox())!;
  const seen = page.waitForFunction(
    ([selector, part]) =>
      sessionStorage.acted !== undefined &&
      Array.from(document.querySelectorAll(selector)).some(
        (element) =>
          element.checkVisibility({visibilityProperty: true}) && element.textContent.includes(part),
      ) &&
      performance.timeOrigin + performance.now() - Number(sessionStorage.acted),
    [effect, text] as const,
    {polling: 'raf', timeout: LIMIT_MS},
  );
  const time = seen.then(
    (handle) => handle.jsonValue(),
    () => false as const,
  );
  const at = [x + width / 2, y + height / 2] as const;
  await (key ? page.keyboard.press(key) : touch ? page.touchscreen.tap(...at) : page.mouse.click(...at));
  const milliseconds = (await time) || Infinity;
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
  for (const settled of [false, true]) {
    console.log(`${settled ? 'settled page' : 'right after the first paint'}: site, stock, ratio`);
    for (const [name, action] of Object.entries(ACTIONS)) {
      const times: [number[], number[]] = [[], []];
      for (let round = 0; round < ROUNDS; round += 1)
        for (const one of [round % 2, (round + 1) % 2] as const)
          times[one].push(await timeToEffect(browser, urls[one], action, settled));
      const [own, other] = times.map((all) => all.sort((a, b) => a - b)[(ROUNDS - 1) / 2]);
      console.log(`  ${name.padEnd(16)} ${own.toFixed(0)} ${other.toFixed(0)} ${(own / other).toFixed(2)}`);
    }
  }
  await browser.close();
  for (const server of servers) server.close();
  rmSync(stock, {recursive: true});
}
