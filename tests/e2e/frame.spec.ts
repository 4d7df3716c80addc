/* What surrounds the text of every page. */
import {expect, open, openHeld, test} from './fixtures';

/** A page of each type; of docs pages the ones with the shortest and the longest path in its breadcrumbs. */
const PAGES = [
  '/',
  '/users/transactions',
  '/developers/tutorials/contract_deploy/deploy_contract_with_remix',
  '/category/developers',
  '/api',
  '/search',
  '/no-such-page',
] as const;

for (const width of [390, 996, 997, 1440]) {
  test(`at ${width} px the heading of a page is at the same height on all of them but the home page, and the feedback button keeps 8 px from text, code, tables and contents`, async ({
    page,
    consoleGuard,
  }) => {
    consoleGuard.expectMessage(/status of 404/);
    await page.setViewportSize({width, height: 844});
    const heights: (readonly [path: string, y: number | undefined])[] = [];
    for (const path of PAGES) {
      await page.goto(path);
      // The headline of the home page stands in a field of its own.
      if (path !== '/') heights.push([path, (await page.locator('h1').boundingBox())?.y]);
      const {boxes, covered} = await page.getByRole('button', {name: 'Feedback'}).evaluate((button) => {
        const own = button.getBoundingClientRect();
        // Everything passes a button at a fixed place, as the page scrolls.
        const isFixed = getComputedStyle(button).position === 'fixed';
        const range = document.createRange();
        const parts = 'main :is(h1, h2, p, li, pre, table), footer :is(a, p), .table-of-contents a';
        const shown = Array.from(document.querySelectorAll(parts)).flatMap((part) => {
          if (!part.checkVisibility()) return [];
          const scroller = part.closest('pre, [tabindex="0"]');
          range.selectNodeContents(part);
          const all = scroller ? [scroller.getBoundingClientRect()] : Array.from(range.getClientRects());
          return all.filter((box) => box.width > 2).map((box) => ({box, what: part.textContent}));
        });
        return {
          boxes: shown.length,
          covered: shown
            .filter(
              ({box}) =>
                box.right > own.left - 8 &&
                box.left < own.right &&
                (isFixed || (box.bottom > own.top && box.top < own.bottom)),
            )
            .map(({what}) => what.slice(0, 80)),
        };
      });
      expect(boxes).toBeGreaterThan(10);
      expect(covered, path).toEqual([]);
    }
    const [, y = NaN] = heights[0] ?? [];
    expect(y).toBeLessThan(200);
    expect(heights).toEqual(PAGES.slice(1).map((path) => [path, y]));
  });
}

test('on a phone the contents follow the first paragraph and lead to a section, before the scripts run', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 844});
  const release = await openHeld(page, '/users/transactions');
  await page.locator('header + p + details', {hasText: 'On this page'}).locator('summary').click();
  await page.locator('details').getByRole('link', {name: 'When they are used up'}).click();
  await expect(page.locator('h2#used-up')).toBeInViewport();
  release();
});

test('a category page lists its groups, and a whole row leads to its page', async ({page}) => {
  await open(page, '/category/developers');
  await expect(page.locator('main h2')).toHaveText(['Start', 'Reference', 'Fees']);
  const row = page.locator('main li', {hasText: 'Precompiles'});
  const {height = 0} = (await row.boundingBox()) ?? {};
  await row.click({position: {x: 20, y: height - 5}});
  await expect(page.locator('h1')).toHaveText('Precompiles');
});
