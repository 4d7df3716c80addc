import {axeProblems} from './axe';
import {expect, hold, hydrated, open, test} from './fixtures';
import {at} from './sitemap';
import {harborPages, serveIndex} from './search-index';

const QUERY = 'main input[name="q"]';

test('shows 20 results, and more by button, each with heading and snippet below its page; announces the count', async ({
  page,
}) => {
  await serveIndex(page, harborPages(50));
  await open(page, '/search?q=harbor');
  await expect(page.locator('article')).toHaveCount(20);
  await expect(page.locator('main').getByRole('status')).toHaveText('50 results for "harbor".');
  const result = page.locator('article').first();
  await expect(page.locator('main h2').first()).toHaveText(/^Port \d+$/);
  await expect(result.locator('h3 a')).toHaveText(/^Quay \d+$/);
  await expect(result.locator('p mark')).toHaveText('harbor');
  await expect(page.locator('main')).toHaveCount(1);
  expect(await axeProblems(page)).toEqual([]);
  const more = page.getByRole('button', {name: 'Show more results'});
  await more.press('Enter');
  await expect(page.locator('article')).toHaveCount(40);
  await more.press('Enter');
  await expect(page.locator('article')).toHaveCount(50);
  await expect(page.getByRole('button', {name: 'All results are shown', disabled: true})).toBeFocused();
});

test('going back from a result shows all results at once, where the reader left them', async ({page}) => {
  await serveIndex(page, harborPages(50));
  await open(page, '/search?q=harbor');
  await page.getByRole('button', {name: 'Show more results'}).click();
  await expect(page.locator('article')).toHaveCount(40);
  const link = page.locator('article a').nth(22);
  await link.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(1000);
  await link.click();
  await expect(page.locator('h1')).toHaveText('About Our Free Transactions');
  await page.goBack();
  await expect(page.locator('article')).toHaveCount(40);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
});

test('shows an error if the index is unreachable, without an endless spinner, and recovers on the next keystroke', async ({
  page,
}) => {
  await page.context().route('**/search-index.json', (route) => route.abort());
  await open(page, '/search?q=precompile');
  await expect(page.getByRole('alert')).toContainText('Unable to fetch results');
  await expect(page.getByRole('alert')).toContainText('You might want to check your network connection.');
  await expect(page.locator('main').getByText(/Searching|Loading|No results/)).toHaveCount(0);
  await page.context().unroute('**/search-index.json');
  await page.locator(QUERY).press('End');
  await page.keyboard.type('s');
  await expect(page.locator('article').first()).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('searches for a query typed before the scripts have run', async ({page}) => {
  const release = await hold(page, '**/assets/js/main.*.js');
  await serveIndex(page, harborPages(3));
  await page.goto('/search?q=quay', {waitUntil: 'commit'});
  await expect(page.locator(QUERY)).toHaveAttribute('maxlength', '64');
  await expect(page.locator(QUERY)).toHaveAttribute('placeholder', 'Search docs');
  await page.locator(QUERY).fill('harbor');
  release();
  await hydrated(page);
  await expect(page.locator('article')).toHaveCount(3);
  await expect(page.locator(QUERY)).toHaveValue('harbor');
  await expect(page).toHaveURL(at('/search?q=harbor'));
  await expect(page.locator('main').getByRole('button')).toHaveCount(0);
});

test.describe('where links are prefetched', () => {
  test.use({prefetch: true});

  test('sends no request while typing, also not for the pages of the results', async ({page}) => {
    const requests: string[] = [];
    const referers: Promise<string | null>[] = [];
    page.context().on('request', (request) => requests.push(request.url()));
    await open(page, '/search?q=gas');
    await expect(page.locator('article').first()).toBeVisible();
    // when idle, the framework prefetches the pages that navbar and footer link to
    let before = -1;
    const isQuiet = (): boolean => {
      const quiet = requests.length === before;
      before = requests.length;
      return quiet;
    };
    await expect.poll(isQuiet, {intervals: [1000], timeout: 30_000}).toBe(true);
    expect(requests).not.toEqual([]);
    requests.length = 0;
    page.context().on('request', (request) => referers.push(request.headerValue('referer')));
    for (const query of ['precompiles', 'how finality works', 'api key']) {
      await page.locator(QUERY).fill('');
      await page.locator(QUERY).pressSequentially(query, {delay: 20});
      await expect(page.locator('main').getByRole('status')).toContainText(`for "${query}"`);
      await expect(page.locator('article a').first()).toBeInViewport();
      // The framework fetches pages in the frame after their links have come into view.
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
    }
    // Chromium requests the site's icon again whenever the URL changes, independent of the query
    expect(requests.filter((url) => !url.endsWith('/img/favicon.svg'))).toEqual([]);
    const told = await Promise.all(referers);
    expect(told.filter((referer) => referer?.includes('q='))).toEqual([]);
  });
});
