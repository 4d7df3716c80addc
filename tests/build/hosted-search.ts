/* Hosted search in a browser, under the policy; `rebuild.test.ts` builds the site that it needs. */
import {readFileSync} from 'node:fs';
import type {Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {chromium, type Browser, type Page} from '@playwright/test';
import {afterAll, beforeAll, describe, expect, it, onTestFinished} from 'vitest';
import {browserPath} from '../../scripts/browser';
import {baseOf, createPreviewServer} from '../../scripts/preview';

const CORS = {'access-control-allow-origin': '*'};

/** Settings of a hosted service that exists nowhere. */
export const KEYS = {
  ALGOLIA_APP_ID: 'APP',
  ALGOLIA_API_KEY: 'former-key',
  ALGOLIA_INDEX_NAME: 'former-index',
  ALGOLIA_INSIGHTS: 'true',
  PUSHFEEDBACK_PROJECT_ID: 'stand-in',
};

let server: Server;
/** Where the home page is served, with a slash at its end. */
let home = '';
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

async function start(folder: string): Promise<void> {
  server = createPreviewServer(folder).listen(0);
  home = `http://localhost:${(server.address() as AddressInfo).port}${baseOf(folder)}`;
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
      hits: [{...HIT, url: `${home}users/transactions`}],
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
 * The tests of a site that was built with the keys of a hosted search service.
 * @param folder where it is, once it is built
 */
export function hostedSearchTests(folder: () => string): void {
  beforeAll(() => start(folder()));

  afterAll(async () => {
    await browser?.close();
    server?.close();
  });

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
    const events = () => asked.filter((address) => address === 'insights.algolia.io/1/events').length;
    // From here on the page's timers run when the test says so.
    await page.clock.install();
    onTestFinished(() => page.clock.resume());
    await page.clock.pauseAt(Date.now() + 60_000);
    await ask('fees again');
    asked = [];
    await page.clock.runFor(399);
    expect(events()).toBe(0);
    // The 400 ms may have begun after the first of these.
    const afterOneMore = () => page.clock.runFor(1).then(events);
    await expect.poll(afterOneMore).toBe(1);
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

  it('the search page asks the service too, and names it', async () => {
    await page.goto(`${home}search?q=fees`);
    await page.waitForSelector('article');
    expect(await page.locator('article').innerText()).toContain('Free fees');
    expect(await page.locator('article a').getAttribute('href')).toBe(
      new URL('users/transactions', home).pathname,
    );
    expect(await page.getByRole('link', {name: 'Powered by Algolia'}).isVisible()).toBe(true);
  });

  it('the policy names the service', () => {
    const policy = readFileSync(path.join(folder(), '_headers'), 'utf8');
    for (const host of [
      'app-dsn.algolia.net',
      'app.algolia.net',
      'app-1.algolianet.com',
      'app-2.algolianet.com',
      'app-3.algolianet.com',
    ]) {
      expect(policy).toContain(`https://${host}`);
    }
  });

  describe('with its project configured the vendor’s feedback form opens, from our own origin and under the policy', () => {
    it('asks nothing before the reader sends, then sends to the project', async () => {
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
      await form.goto(`${home}users/transactions`);
      await form.getByRole('button', {name: 'Feedback', exact: true}).click();
      await form.getByRole('dialog').getByRole('textbox').first().fill('The second limit puzzled me.');
      expect(elsewhere).toEqual([]);
      await form.getByRole('dialog').getByRole('button', {name: 'Send'}).click();
      await expect
        .poll(() => sent)
        .toMatchObject([{project: 'stand-in', message: 'The second limit puzzled me.'}]);
      expect(problems).toEqual([]);
    });

    it('the policy names the service', () => {
      const service = 'https://app.pushfeedback.com';
      expect(readFileSync(path.join(folder(), '_headers'), 'utf8')).toContain(service);
    });
  });
}
