import {browserPath} from '../../scripts/browser';
import {expect, hydrated, test} from './fixtures';

test.use({
  prefetch: true,
  launchOptions: [
    async ({launchOptions}, use) => {
      // Playwright turns the cache for back and forward off, and the headless shell has none.
      await use({
        ...launchOptions,
        executablePath: browserPath(),
        ignoreDefaultArgs: ['--disable-back-forward-cache'],
      });
    },
    {scope: 'worker'},
  ],
});

for (const path of ['/developers/getting_started', '/api'])
  test(`back: ${path} is shown again as it was left`, async ({page}) => {
    await page.goto(path);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    await page.evaluate(() =>
      addEventListener('pageshow', ({persisted}) => {
        document.documentElement.dataset.shownAgain = String(persisted);
      }),
    );
    await page.goto('/resources/faq');
    await page.evaluate(() => void setTimeout(() => history.back()));
    await expect(page.locator('html')).toHaveAttribute('data-shown-again', 'true');
  });

test('back: the page that is shown again has the choices that were made since', async ({page}) => {
  await page.goto('/developers/getting_started');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() =>
    addEventListener('pageshow', ({persisted}) => {
      document.documentElement.dataset.shownAgain = String(persisted);
    }),
  );
  await page.goto('/resources/faq');
  const bar = page.locator('.theme-announcement-bar');
  await bar.getByRole('button', {name: 'Close'}).click();
  await page.getByRole('button', {name: /dark and light mode/}).click();
  await hydrated(page);
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('docusaurus.announcement.dismiss')))
    .toBe('true');
  await page.evaluate(() => void setTimeout(() => history.back()));
  await expect(page.locator('html')).toHaveAttribute('data-shown-again', 'true');
  await expect(bar).toBeHidden();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});
