import type {Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {cpus} from 'node:os';
import {gzipSync} from 'node:zlib';
import type {Browser, Page} from '@playwright/test';
import {respond} from '../../src/plugins/search/shared/response';
import {createEngine} from '../../src/plugins/search/shared/engine';
import type {Shard} from '../../src/plugins/search/shared/shard';
import {buildIndexFiles} from '../../src/plugins/search/node/embedded-search';
import {readQueries, readShards} from '../../tests/search/relevance';
import {createPreviewServer} from '../preview';
import {generatedRecords} from './corpus';
import {openBrowser, slowDown} from './reader';

type Print = (line: string) => void;

/** Latency of the network for the first search, in milliseconds. */
const ROUND_TRIP_MS = 60;

function percentile(values: readonly number[], share: number): number {
  const sorted = Array.from(values).sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

const ms = (value: number): string => `${value.toFixed(1)} ms`;
const kb = (bytes: number): string => `${(bytes / 1000).toFixed(1)} KB`;

/** All prefixes of all queries, as an engine gets them while they are typed. */
function typed(limit: number): string[] {
  const queries = readQueries().map(({query}) => query.slice(0, 64));
  const all = queries.flatMap((query) => Array.from(query, (_, index) => query.slice(0, index + 1)));
  const step = Math.max(1, Math.ceil(all.length / limit));
  return all.filter((_, index) => index % step === 0);
}

function benchEngine(name: string, shards: readonly Shard[], print: Print, limit: number): void {
  const json = shards.map((shard) => JSON.stringify(shard));
  const bytes = json.map((text) => gzipSync(text).length).reduce((sum, value) => sum + value, 0);
  const started = performance.now();
  const engine = createEngine(json.map((text) => JSON.parse(text) as Shard));
  const loaded = performance.now() - started;
  const times: number[] = [];
  for (const query of typed(limit)) {
    const from = performance.now();
    respond(engine, {query}, 'https://site.invalid/');
    times.push(performance.now() - from);
  }
  const sections = shards.reduce((sum, shard) => sum + shard.sections.length, 0);
  const raw = json.reduce((sum, text) => sum + text.length, 0);
  print(
    `${name}: ${sections} sections, index ${kb(raw)} raw, ${kb(bytes)} gzip; load ${ms(loaded)}; ` +
      `query p50 ${ms(percentile(times, 0.5))}, p95 ${ms(percentile(times, 0.95))}, max ${ms(Math.max(...times))} (${times.length} typed beginnings, Node ${process.version})`,
  );
}

interface Conditions {
  /** CPU slowdown factor */
  readonly cpu: number;
  /** whether to emulate 10 Mbit/s with 60 ms per round trip */
  readonly slowNetwork: boolean;
  /** index files to serve instead of the site's */
  readonly files?: ReadonlyMap<string, string>;
}

async function openPage(
  browser: Browser,
  address: string,
  {cpu, slowNetwork, files}: Conditions,
): Promise<Page> {
  const context = await browser.newContext();
  // the compiler of this script adds a helper that names functions, which the page lacks
  await context.addInitScript({content: 'globalThis.__name = (value) => value;'});
  const page = await context.newPage();
  if (files) {
    await context.route('**/search-index/*', (route) => {
      const body = files.get(new URL(route.request().url()).pathname.split('/').at(-1) ?? '');
      return route.fulfill(body === undefined ? {status: 404} : {body, contentType: 'application/json'});
    });
  }
  await page.goto(`${address}/users/transactions`, {waitUntil: 'networkidle'});
  const session = await context.newCDPSession(page);
  if (slowNetwork) await slowDown(session, cpu, ROUND_TRIP_MS);
  else await session.send('Emulation.setCPUThrottlingRate', {rate: cpu});
  return page;
}

/** Milliseconds from a click on the search button to the first hit of a query that is entered at once. */
async function coldOpen(page: Page): Promise<number> {
  await page.evaluate(() => {
    const started = performance.now();
    const check = (): void => {
      const input = document.querySelector<HTMLInputElement>('.DocSearch-Input');
      if (input !== null && input.value === '') {
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, 'fees');
        input.dispatchEvent(new Event('input', {bubbles: true}));
      }
      if (document.querySelector('.DocSearch-Hit') === null) requestAnimationFrame(check);
      else document.documentElement.dataset.firstHit = String(performance.now() - started);
    };
    document.querySelector<HTMLElement>('.DocSearch-Button')?.click();
    check();
  });
  await page.waitForSelector('html[data-first-hit]', {timeout: 60_000});
  return page.evaluate(() => Number(document.documentElement.dataset.firstHit));
}

/** Types a query and measures the time to the next paint for each keystroke, and the longest task on the main thread. */
async function typing(page: Page, query: string) {
  await page.evaluate(() => {
    const seen = {paints: [] as number[], tasks: [] as number[]};
    Object.assign(window, {seen});
    new PerformanceObserver((list) => {
      seen.tasks.push(...list.getEntries().map(({duration}) => duration));
    }).observe({type: 'longtask', buffered: false});
    document.addEventListener(
      'keydown',
      ({timeStamp}) => {
        requestAnimationFrame(() => {
          const {port1, port2} = new MessageChannel();
          port1.onmessage = () => seen.paints.push(performance.now() - timeStamp);
          port2.postMessage(0);
        });
      },
      true,
    );
  });
  await page.focus('.DocSearch-Input');
  await page.keyboard.type(query, {delay: 60});
  await page.waitForTimeout(1000);
  const seen = await page.evaluate(
    () => (window as unknown as {seen: {paints: number[]; tasks: number[]}}).seen,
  );
  return {paints: seen.paints, longestTask: Math.max(0, ...seen.tasks)};
}

const TYPED = ' how do I deploy a contract';

async function benchBrowser(
  address: string,
  files: ReadonlyMap<string, string>,
  print: Print,
): Promise<void> {
  const browser = await openBrowser();
  try {
    const cold: number[] = [];
    for (let round = 0; round < 5; round += 1) {
      const page = await openPage(browser, address, {cpu: 1, slowNetwork: true});
      cold.push(await coldOpen(page));
      await page.context().close();
    }
    print(
      `cold open to first hits: median ${ms(percentile(cold, 0.5))} of ${cold.map(ms).join(', ')} (10 Mbit/s, 60 ms round trip, no CPU throttle; goal 600 ms)`,
    );
    const runs = [
      ['this site', {cpu: 1, slowNetwork: false}, 'two frames, 33 ms'],
      ['this site, CPU 4x slower', {cpu: 4, slowNetwork: false}, '100 ms'],
      ['3,000 pages', {cpu: 1, slowNetwork: false, files}, 'no task over 50 ms'],
    ] as const;
    for (const [name, conditions, goal] of runs) {
      const page = await openPage(browser, address, conditions);
      const first = await coldOpen(page);
      const {paints, longestTask} = await typing(page, TYPED);
      print(
        `${name}: key to next paint p95 ${ms(percentile(paints, 0.95))}, longest task while typing ${ms(longestTask)}, first hits ${ms(first)} (local; goal ${goal})`,
      );
      await page.context().close();
    }
  } finally {
    await browser.close();
  }
}

/** Measures the embedded search: engine, index size and loading for three sizes of site, and the search box in a browser. */
export async function benchSearch(build: string, print: Print): Promise<void> {
  const {length, 0: cpu} = cpus();
  print(`${length} x ${cpu?.model ?? 'unknown processor'}`);
  const site = readShards(build);
  benchEngine('this site', site, print, 2000);
  let largest: ReadonlyMap<string, string> = new Map();
  for (const pages of [300, 3000]) {
    const files = buildIndexFiles(generatedRecords(pages, site), site[0]?.synonyms ?? []);
    largest = files;
    const shards = Array.from(files)
      .filter(([name]) => name !== 'manifest.json')
      .map(([, json]) => JSON.parse(json) as Shard);
    benchEngine(`${pages} generated pages`, shards, print, 300);
  }
  const server: Server = createPreviewServer(build).listen(0);
  try {
    await benchBrowser(`http://localhost:${(server.address() as AddressInfo).port}`, largest, print);
  } finally {
    server.close();
  }
}
