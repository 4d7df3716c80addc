import {execFileSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import type {Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {chromium, type Browser, type Page} from '@playwright/test';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {browserPath} from '../../scripts/browser';
import {createPreviewServer} from '../../scripts/preview';

const ROOT = path.join(__dirname, '../..');
const KEYS = {
  ALGOLIA_APP_ID: 'APP',
  ALGOLIA_API_KEY: 'KEY',
  ALGOLIA_INDEX_NAME: 'docs',
  ALGOLIA_INSIGHTS: 'true',
};
const CORS = {'access-control-allow-origin': '*'};

let folder = '';
let server: Server;
let browser: Browser;
let page: Page;
/** Hosts that were asked to search, and other addresses of the service. */
let asked: string[] = [];
let failing: (host: string) => 'no' | 'cut' | 'refuse' = () => 'no';

const MARKED = {hierarchy: {lvl0: {value: 'Users'}, lvl1: {value: 'Free <mark>fees</mark>'}}};
const HIT = {
  objectID: '1',
  type: 'lvl1',
  content: null,
  hierarchy: {lvl0: 'Users', lvl1: 'Free fees'},
  _highlightResult: MARKED,
  _snippetResult: MARKED,
};

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'hosted-search-'));
  execFileSync('npx', ['docusaurus', 'build', '--out-dir', folder], {
    cwd: ROOT,
    env: {...process.env, ...KEYS},
    stdio: 'pipe',
  });
  server = createPreviewServer(folder).listen(0);
  const address = `http://localhost:${(server.address() as AddressInfo).port}`;
  browser = await chromium.launch({
    executablePath: browserPath(),
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
  });
  const context = await browser.newContext();
  await context.route(/algolia/, (route) => {
    const {hostname, pathname} = new URL(route.request().url());
    asked.push(pathname.endsWith('/queries') ? hostname : `${hostname}${pathname}`);
    const failure = failing(hostname);
    if (failure === 'cut') return route.abort();
    if (failure === 'refuse')
      return route.fulfill({
        status: 403,
        headers: CORS,
        json: {message: 'Invalid Application-ID or API key', status: 403},
      });
    const {requests = []} = (route.request().postDataJSON() ?? {}) as {requests?: {query?: string}[]};
    const results = requests.map(({query}) => ({
      hits: [{...HIT, url: `${address}/users/transactions`}],
      nbHits: 1,
      page: 0,
      nbPages: 1,
      hitsPerPage: 20,
      query,
      params: '',
      queryID: 'q',
    }));
    return route.fulfill({headers: CORS, json: {results}});
  });
  page = await context.newPage();
  await page.goto(address, {waitUntil: 'networkidle'});
  await page.keyboard.press('Control+k');
  await page.waitForSelector('.DocSearch-Input');
}, 240_000);

afterAll(async () => {
  await browser?.close();
  server?.close();
  rmSync(folder, {recursive: true, force: true});
});

async function ask(query: string): Promise<string> {
  asked = [];
  await page.fill('.DocSearch-Input', query);
  await page.waitForFunction(
    (text) =>
      document.querySelector('.DocSearch-Modal [role="status"]')?.textContent?.includes(text) ?? false,
    query.startsWith('!') ? 'Unable' : `"${query}"`,
  );
  return page.locator('.DocSearch-Dropdown').innerText();
}

describe('with its keys configured the hosted service answers, in the browser and under the policy', () => {
  it('the read host is asked; the provider’s logo shows', async () => {
    failing = () => 'no';
    expect(await ask('fees')).toContain('Free fees');
    expect(asked.filter((host) => host.endsWith('algolia.net'))).toEqual(['app-dsn.algolia.net']);
    expect(await page.locator('.DocSearch-Logo').isVisible()).toBe(true);
  });

  it('view events go out after 400 ms, through a client from our own origin', async () => {
    const scripts = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({name}) => name)
        .filter((name) => name.includes('.js')),
    );
    expect(scripts.filter((name) => !name.startsWith(new URL(page.url()).origin))).toEqual([]);
    asked = [];
    await ask('fees again');
    await page.waitForTimeout(1500);
    expect(asked).toContain('insights.algolia.io/1/events');
  });

  it('a refusal shows the service’s message', async () => {
    failing = () => 'refuse';
    expect(await ask('!refused')).toContain('Invalid Application-ID or API key');
  });

  it('a dead read host is passed over, from then on', async () => {
    failing = (host) => (host.includes('-dsn') ? 'cut' : 'no');
    await ask('fees one');
    await ask('fees two');
    expect(asked.filter((host) => host.endsWith('.algolia.net'))).toEqual(['app.algolia.net']);
  });

  it('all dead: the error screen, and the next key recovers', async () => {
    failing = () => 'cut';
    expect(await ask('!dead')).toContain('You might want to check your network connection.');
    failing = () => 'no';
    expect(await ask('fees once more')).toContain('Free fees');
  });

  it('the policy names the service, and only then', () => {
    const policy = readFileSync(path.join(folder, '_headers'), 'utf8');
    for (const host of ['app-dsn.algolia.net', 'app.algolia.net', 'app-1.algolianet.com', 'app-2.algolianet.com', 'app-3.algolianet.com']) {
      expect(policy).toContain(`https://${host}`);
    }
    expect(readFileSync(path.join(ROOT, 'build/_headers'), 'utf8')).not.toContain('algolia');
  });
});
