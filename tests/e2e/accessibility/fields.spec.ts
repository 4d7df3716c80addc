import {expect, open, test} from '../fixtures';

test.use({viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true});

for (const path of ['/search', '/developers/public_rpc', '/how_stability_works/intro_to_stability'])
  test(`on a phone each field of ${path} has letters of at least 16 px, so that iOS does not enlarge the page`, async ({
    page,
  }) => {
    await open(page, path);
    for (const tool of await page.locator('[data-tool]').all()) await tool.scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    const fields = page.locator('input:not([type="checkbox"], [type="radio"]), select, textarea');
    expect(await fields.count()).toBeGreaterThan(0);
    const small = await fields.evaluateAll((all) =>
      all
        .filter((one) => parseFloat(getComputedStyle(one).fontSize) < 16)
        .map((one) => one.outerHTML.slice(0, 120)),
    );
    expect(small).toEqual([]);
  });
