/* Tests of the hosted search in a browser, with the policy active. `rebuild.test.ts` builds the site that they need. */
import type {Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {chromium, type Browser, type Page} from '@playwright/test';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {headlessPath} from '../../scripts/browser';
import {baseOf, createPreviewServer} from '../../scripts/preview';

const CORS = {'access-control-allow-origin': '*'};

/** Keys of a fictitious hosted service. */
export const KEYS = {
  ALGOLIA_APP_ID: 'APP',
  ALGOLIA_API_KEY: 'former-key',
  ALGOLIA_INDEX_NAME: 'former-index',
  ALGOLIA_INSIGHTS: 'true',
  PUSHFEEDBACK_PROJECT_ID: 'stand-in',
};

let server: Server;
/** URL of the home page, with a trailing slash. */
let home = '';
let browser: Browser;
let page: Page;
/** Hosts that received search requests, and other requested URLs of the service. */
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

async function start(folder: string): Promise<void> {
  server = createPreviewServer(folder).listen(0);
  home = `http://localhost:${(server.address() as AddressInfo).port}${baseOf(folder)}`;
  browser = await chromium.launch({
    executablePath: headlessPath(),
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
      // A view event is sent for hits that were not shown before.
      hits: [{...HIT, objectID: query, url: `${home}users/transactions`}],
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
  await page.goto(home, {waitUntil: 'networkidle'});
  await page.keyboard.press('Control+k');
  await page.waitForSelector('.DocSearch-Input');
}

async function ask(query: string): Promise<string> {
  asked = [];
  await page.fill('.DocSearch-Input', query);
  await page.waitForFunction(
    (text) => document.querySelector('[role="dialog"] [role="status"]')?.textContent?.includes(text) ?? false,
    query.startsWith('!') ? 'Unable' : `"${query}"`,
  );
  return page.locator('.DocSearch-Dropdown').innerText();
}

/**
 * Defines the tests of a site built with the keys of a hosted search service.
 * @param folder returns the output folder once the site is built
 */
export function hostedSearchTests(folder: () => string): void {
  beforeAll(() => start(folder()));

  afterAll(async () => {
    await browser?.close();
    server?.close();
  });

  it('sends searches to the read host, and shows the provider’s logo', async () => {
    failing = () => 'no';
    expect(await ask('fees')).toContain('Free fees');
    expect(asked.filter((host) => host.endsWith('algolia.net'))).toEqual(['app-dsn.algolia.net']);
    expect(await page.locator('.DocSearch-Logo').isVisible()).toBe(true);
  });

  it('sends a view event if the reader has allowed analytics, with a client from our own origin', async () => {
    await page.evaluate(() =>
      localStorage.setItem('analytics', `allow ${new Date().toISOString().slice(0, 10)}`),
    );
    await page.keyboard.press('Control+k');
    await page.keyboard.press('Control+k');
    await page.waitForSelector('.DocSearch-Input');
    await ask('fees seen');
    await expect.poll(() => asked).toContain('insights.algolia.io/1/events');
    await page.evaluate(() => localStorage.removeItem('analytics'));
    const scripts = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({name}) => name)
        .filter((name) => name.includes('.js')),
    );
    expect(scripts.filter((name) => !name.startsWith(new URL(page.url()).origin))).toEqual([]);
  });

  it('shows the service’s message when it rejects a request', async () => {
    failing = () => 'refuse';
    expect(await ask('!refused')).toContain('Invalid Application-ID or API key');
  });

  it('shows the error screen if all hosts are dead, and recovers on the next keystroke', async () => {
    // Without the error of the test before.
    failing = () => 'no';
    await ask('fees again');
    failing = () => 'cut';
    expect(await ask('!dead')).toContain('You might want to check your network connection.');
    // The policy lets requests to all of them pass.
    expect(new Set(asked.filter((host) => host.endsWith('.algolianet.com'))).size).toBe(3);
    failing = () => 'no';
    expect(await ask('fees once more')).toContain('Free fees');
  });

  it('uses the service on the search page too, and names it', async () => {
    await page.goto(`${home}search?q=fees`);
    await page.waitForSelector('article');
    expect(await page.locator('article').innerText()).toContain('Free fees');
    expect(await page.locator('article a').getAttribute('href')).toBe(
      new URL('users/transactions', home).pathname,
    );
    expect(await page.getByRole('link', {name: 'Powered by Algolia'}).isVisible()).toBe(true);
  });

  it('the vendor’s feedback form opens from our own origin under the policy, and sends when the reader submits', async () => {
    const form = await page.context().newPage();
    const problems: string[] = [];
    form.on('console', (message) => problems.push(message.text()));
    form.on('pageerror', ({message}) => problems.push(message));
    const sent: unknown[] = [];
    // A stand-in for the service.
    await form.route('https://app.pushfeedback.com/**', (route) => {
      sent.push(route.request().postDataJSON());
      return route.fulfill({status: 201, headers: {...CORS, 'access-control-allow-headers': '*'}, json: 1});
    });
    const {origin} = new URL(home);
    const elsewhere: string[] = [];
    form.on('request', (request) => {
      if (!request.url().startsWith(origin)) elsewhere.push(request.url());
    });
    await form.goto(`${home}users/transactions?a=private#b`);
    await form.getByRole('button', {name: 'Feedback', exact: true}).click();
    await form.getByRole('dialog').getByRole('textbox').first().fill('The second limit puzzled me.');
    expect(elsewhere).toEqual([]);
    await form.getByRole('dialog').getByRole('button', {name: 'Send'}).click();
    await expect
      .poll(() => sent)
      .toMatchObject([
        {project: 'stand-in', message: 'The second limit puzzled me.', url: `${home}users/transactions`},
      ]);
    expect(problems).toEqual([]);
  });
}
