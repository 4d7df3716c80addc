/* Tests of analytics in a browser, with the policy active. `rebuild.test.ts` builds the site that they need. */
import type {Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {chromium, type Browser, type BrowserContextOptions, type Page} from '@playwright/test';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {headlessPath} from '../../scripts/browser';
import {baseOf, createPreviewServer} from '../../scripts/preview';
import {axeProblems} from '../e2e/axe';

/** A property that does not exist. */
export const TRACKING = {GTAG_TRACKING_ID: 'G-STANDIN01'};

const SCRIPT = 'https://www.googletagmanager.com/**';
/** A stand-in for Google's script: it stores a cookie, and sends each event to a host of a region. */
const STAND_IN = `
  document.cookie = '_ga=1; path=/';
  const run = ([command, , values]) => {
    if (command === 'event' && !window['ga-disable-${TRACKING.GTAG_TRACKING_ID}'])
      fetch('https://region1.google-analytics.com/g/collect', {method: 'POST', body: JSON.stringify(values)});
  };
  dataLayer.forEach(run);
  dataLayer.push = (...commands) => commands.forEach(run);`;

interface Visit {
  readonly page: Page;
  /** what the page requested of other origins */
  readonly elsewhere: string[];
  /** paths of the pages that were counted */
  readonly counted: (string | undefined)[];
  /** messages in the console, and errors */
  readonly problems: string[];
}

let server: Server;
/** URL of the home page, with a trailing slash. */
let home = '';
let browser: Browser;

/** Opens a browser of a new reader. */
async function visit(options: BrowserContextOptions = {}): Promise<Visit> {
  const context = await browser.newContext(options);
  const counted: Visit['counted'] = [];
  const elsewhere: string[] = [];
  const problems: string[] = [];
  await context.route(SCRIPT, (route) => route.fulfill({contentType: 'text/javascript', body: STAND_IN}));
  await context.route('https://*.google-analytics.com/**', (route) => {
    const {page_location} = route.request().postDataJSON() as {page_location: string};
    counted.push(page_location.replace(home, '/'));
    return route.fulfill({status: 204, headers: {'access-control-allow-origin': '*'}});
  });
  context.on('request', (request) => {
    if (!request.url().startsWith(new URL(home).origin)) elsewhere.push(request.url());
  });
  const page = await context.newPage();
  page.on('console', (message) => problems.push(message.text()));
  page.on('pageerror', ({message}) => problems.push(message));
  return {page, elsewhere, counted, problems};
}

const banner = (page: Page) => page.getByRole('region', {name: 'Analytics'});
const button = (page: Page, name: string) => page.getByRole('button', {name, exact: true});

/** Opens a page, and scrolls a little, so that its scripts start. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(home + path);
  await page.mouse.wheel(0, 10);
  await page.waitForSelector('html[data-has-hydrated="true"]');
}

/** Follows a link of the sidebar. */
async function follow(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', {name: 'Docs sidebar'}).getByRole('link', {name}).first().click();
  await page.getByRole('heading', {level: 1, name}).waitFor();
}

/**
 * Defines the tests of a site built with the id of a Google Analytics property.
 * @param folder returns the output folder once the site is built
 */
export function analyticsTests(folder: () => string): void {
  beforeAll(async () => {
    server = createPreviewServer(folder()).listen(0);
    home = `http://localhost:${(server.address() as AddressInfo).port}${baseOf(folder())}`;
    browser = await chromium.launch({
      executablePath: headlessPath(),
      args: ['--no-sandbox', '--disable-dev-shm-usage'],
    });
  });

  afterAll(async () => {
    await browser?.close();
    server?.close();
  });

  it.each([
    [390, 'light'],
    [1440, 'dark'],
  ] as const)('asks at %i px in %s mode, and covers nothing', async (width, mode) => {
    const {page, elsewhere, problems} = await visit({viewport: {width, height: 800}});
    await page.addInitScript((value) => localStorage.setItem('theme', value), mode);
    await open(page, 'users/transactions');
    await banner(page).waitFor();
    expect(await axeProblems(page)).toEqual([]);
    const [allow, decline] = await Promise.all(
      ['Allow', 'Decline'].map((name) => button(page, name).boundingBox()),
    );
    expect([allow?.width, allow?.height, allow?.y]).toEqual([decline?.width, decline?.height, decline?.y]);
    // The last line of the page, and the button for feedback, can be seen above or beside it.
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const box = await banner(page).boundingBox();
    for (const target of [page.getByRole('link', {name: 'llms.txt'}), button(page, 'Feedback')]) {
      await target.scrollIntoViewIfNeeded();
      const other = await target.boundingBox();
      if (!box || !other) throw new Error('The banner or what it must not cover is not shown.');
      const apart = other.y + other.height <= box.y || other.x >= box.x + box.width;
      expect(apart || other.x + other.width <= box.x).toBe(true);
    }
    expect([elsewhere, problems, await page.context().cookies()]).toEqual([[], [], []]);
  });

  it('by keyboard: counts a page once it is allowed, and no longer once it is declined at the end of a page', async () => {
    const {page, counted, problems} = await visit();
    await open(page, 'users/transactions?utm_source=x#see-what-is-left');
    // The banner comes first in the document.
    await page.getByRole('link', {name: 'Skip to main content'}).focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await expect.poll(() => counted).toEqual(['/users/transactions']);
    await follow(page, 'Getting Started with a Wallet');
    await expect.poll(() => counted).toHaveLength(2);
    expect((await page.context().cookies()).map(({name}) => name)).toEqual(['_ga']);

    await button(page, 'Analytics').press('Enter');
    await button(page, 'Decline').press('Enter');
    await expect.poll(() => page.context().cookies()).toEqual([]);
    await follow(page, 'About Our Free Transactions');
    expect([counted.length, problems]).toEqual([2, []]);
  });

  it('says where a key is entered that the script is in the page, and loads none in a tab that holds a key', async () => {
    const {page, counted, elsewhere, problems} = await visit();
    await open(page, 'developers/public_rpc');
    await button(page, 'Allow').click();
    await expect.poll(() => counted).toHaveLength(1);
    const fill = button(page, 'Fill your API key into the samples').first();
    await fill.click();
    const dialog = page.getByRole('dialog', {name: 'Your values'});
    await dialog.getByText('could read what you enter here').waitFor();
    expect(await axeProblems(page, 'dialog[open]')).toEqual([]);
    await dialog.getByRole('textbox', {name: 'API key for Stability Testnet'}).fill('stand-in-key-123');
    await dialog.getByRole('button', {name: 'Use these values'}).click();
    await open(page, 'developers/public_rpc');
    await fill.click();
    await dialog.getByRole('textbox', {name: 'API key for Stability Testnet'}).waitFor();
    expect(await dialog.getByText(/Google/).count()).toBe(0);
    expect([counted.length, elsewhere.length, problems]).toEqual([1, 2, []]);
  });
}
