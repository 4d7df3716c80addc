import {expect, open, test} from '../fixtures';

test.use({viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true});

for (const path of ['/search', '/developers/public_rpc'])
  test(`on a phone each field of ${path} has letters of at least 16 px, so that iOS does not enlarge the page`, async ({
    page,
  }) => {
    await open(page, path);
    for (const tool of await page.locator('[data-tool]').all()) await tool.scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    const sizes = await page
      .locator('input:not([type="checkbox"], [type="radio"]), select, textarea')
      .evaluateAll((all) => all.map((one) => parseFloat(getComputedStyle(one).fontSize)));
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(16);
    expect(sizes.length).toBeGreaterThan(0);
  });
