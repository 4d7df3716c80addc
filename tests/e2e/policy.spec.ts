import {expect, hydrated, test} from './fixtures';

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
