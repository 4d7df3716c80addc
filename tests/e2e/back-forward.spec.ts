import type {Page} from '@playwright/test';
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

/**
 * Marks the page, leaves it for another one, and goes back with the browser's button.
 * @returns why the browser has loaded the page again; empty if it has shown the one that was left
 */
async function leaveAndReturn(page: Page): Promise<readonly string[]> {
  const session = await page.context().newCDPSession(page);
  const reasons: string[] = [];
  await session.send('Page.enable');
  session.on('Page.backForwardCacheNotUsed', ({notRestoredExplanations}) =>
    reasons.push(...notRestoredExplanations.map(({type, reason}) => `${type}: ${reason}`)),
  );
  const left = page.url();
  await page.evaluate(() =>
    addEventListener('pageshow', ({persisted}) => {
      document.documentElement.dataset.shownAgain = String(persisted);
    }),
  );
  await page.goto('/resources/faq');
  await page.evaluate(() => void setTimeout(() => history.back()));
  await expect(page).toHaveURL(left);
  await expect(page.locator('h1')).toBeVisible();
  return reasons;
}

for (const path of ['/developers/getting_started', '/api'] as const) {
  for (const [what, before] of [
    ['untouched', () => Promise.resolve()],
    ['after React has started', hydrated],
  ] as const) {
    test(`back: ${path}, ${what}, is shown again as it was left`, async ({page}) => {
      await page.goto(path);
      await before(page);
      await page.waitForLoadState('networkidle');
      expect(await leaveAndReturn(page)).toEqual([]);
      await expect(page.locator('html')).toHaveAttribute('data-shown-again', 'true');
    });
  }
}
