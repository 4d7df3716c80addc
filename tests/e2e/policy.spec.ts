import {expect, hydrated, test} from './fixtures';
import {at} from './sitemap';

test('on a host without headers the policy in the page allows the site to work, but no other script to run', async ({
  page,
  consoleGuard,
}) => {
  await page.route('**/developers/zkt', async (route) => {
    const response = await route.fetch();
    const headers = response.headers();
    delete headers['content-security-policy'];
    await route.fulfill({response, headers});
  });
  const response = await page.goto('/developers/zkt');
  expect(response?.headers()['content-security-policy']).toBeUndefined();
  await hydrated(page);
  const inject = () =>
    page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'document.documentElement.dataset.foreign = "ran"';
      document.body.append(script);
      return document.documentElement.dataset.foreign;
    });
  consoleGuard.expectMessage(/Content Security Policy/);
  expect(await inject()).toBeUndefined();
  await expect(page.evaluate(() => fetch('https://example.com/').then(() => 'loaded'))).rejects.toThrow();
});

test('a site that opens a page in a window keeps no hold of it, and the page none of that site', async ({
  page,
  baseURL,
  consoleGuard,
}) => {
  const stranger = 'https://stranger.example/';
  consoleGuard.allowOrigin(new URL(stranger).origin);
  await page
    .context()
    .route(`${stranger}**`, (route) => route.fulfill({contentType: 'text/html', body: 'hi'}));
  await page.goto(stranger);
  const popup = page.waitForEvent('popup');
  const hold = await page.evaluateHandle(
    (url) => window.open(url),
    new URL(at('/developers/zkt'), baseURL).href,
  );
  const opened = await popup;
  await expect(opened.getByRole('heading', {level: 1})).toBeVisible();
  expect(await opened.evaluate(() => window.opener as unknown)).toBeNull();
  expect(await hold.evaluate((window) => window?.closed)).toBe(true);
});
