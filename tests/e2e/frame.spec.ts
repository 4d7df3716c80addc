/* What surrounds the text of every page. */
import {expect, open, openHeld, test} from './fixtures';

/** A page of each type; of docs pages the ones with the shortest and the longest path in its breadcrumbs. */
const PAGES = [
  '/',
  '/users/transactions',
  '/developers/tutorials/contract_deploy/deploy_contract_with_remix',
  '/category/developers',
  '/category/smart-contract-read-examples',
  '/api',
  '/search',
  '/no-such-page',
] as const;

for (const width of [390, 641, 996, 997, 1440]) {
  test(`the heading of a page is at the same height on all of them, at ${width} px`, async ({
    page,
    consoleGuard,
  }) => {
    consoleGuard.expectMessage(/status of 404/);
    await page.setViewportSize({width, height: 844});
    const found: [path: string, y: number | undefined][] = [];
    for (const path of PAGES) {
      await page.goto(path);
      found.push([path, (await page.locator('h1').boundingBox())?.y]);
    }
    const [, y = NaN] = found[0] ?? [];
    expect(y).toBeLessThan(200);
    expect(found).toEqual(PAGES.map((path) => [path, y]));
  });
}

for (const width of [390, 996, 997, 1280, 1440]) {
  test(`the feedback button keeps 8 px from text, code, tables and contents at ${width} px`, async ({
    page,
    consoleGuard,
  }) => {
    consoleGuard.expectMessage(/status of 404/);
    await page.setViewportSize({width, height: 844});
    const others = ['/developers/public_rpc', '/resources/benchmark_tests'];
    for (const path of [...PAGES, ...others]) {
      await page.goto(path);
      const {boxes, covered} = await page.getByRole('button', {name: 'Feedback'}).evaluate((button) => {
        const own = button.getBoundingClientRect();
        // Everything passes a button at a fixed place, as the page scrolls.
        const isFixed = getComputedStyle(button).position === 'fixed';
        const seen: [what: string, box: DOMRect][] = Array.from(
          document.querySelectorAll('pre, table, .table-of-contents'),
          (element) => {
            const scroller = element.closest('[tabindex="0"]') ?? element;
            return [element.outerHTML.slice(0, 80), scroller.getBoundingClientRect()];
          },
        );
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        const range = document.createRange();
        while (walker.nextNode()) {
          const text = walker.currentNode as Text;
          const {parentElement} = text;
          if (!text.data.trim() || !parentElement?.closest('main, footer')) continue;
          if (!parentElement.checkVisibility() || parentElement.closest('pre, [tabindex="0"]')) continue;
          range.selectNodeContents(text);
          for (const box of Array.from(range.getClientRects())) seen.push([text.data, box]);
        }
        const shown = seen.filter(([, {width: across}]) => across > 2);
        return {
          boxes: shown.length,
          covered: shown
            .filter(
              ([, box]) =>
                box.right > own.left - 8 &&
                box.left < own.right &&
                (isFixed || (box.bottom > own.top && box.top < own.bottom)),
            )
            .map(([what]) => what),
        };
      });
      expect(boxes).toBeGreaterThan(10);
      expect(covered, path).toEqual([]);
    }
  });
}

test('on a phone the contents follow the first paragraph and lead to a section, before the scripts run', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 844});
  const release = await openHeld(page, '/users/transactions');
  await page.locator('header + p + details', {hasText: 'On this page'}).locator('summary').click();
  await page.locator('details').getByRole('link', {name: 'Troubleshooting'}).click();
  await expect(page.locator('h2#troubleshooting')).toBeInViewport();
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
