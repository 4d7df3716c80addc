import type {Page} from '@playwright/test';
import {axeProblems} from './axe';
import {movingElements} from './accessibility/layout';
import {expect, hold, open, test} from './fixtures';
import {at} from './sitemap';
import {harborPages, serveIndex} from './search-index';
import {openSearch, searchBox, searchButton, searchFor} from './search-modal';

const PAGE = '/users/transactions';

/** axe violations in the open search box. */
const axe = (page: Page) => axeProblems(page, '.DocSearch-Container');

test.describe('opening and closing', () => {
  test('Ctrl+K, Cmd+K, / and the button open the search box; Escape closes it, and the focus goes to the button', async ({
    page,
  }) => {
    await open(page, PAGE);
    const box = searchBox(page);
    const ways = ['Control+k', 'Meta+k', '/'].map((keys) => () => page.keyboard.press(keys));
    for (const way of [...ways, () => searchButton(page).click()]) {
      await page.locator('h1').click();
      await way();
      await expect(box.input).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(box.dialog).toHaveCount(0);
      await expect(searchButton(page)).toBeFocused();
    }
  });

  test('the input says "Search docs", accepts at most 64 characters, and is empty again after Escape', async ({
    page,
  }) => {
    await open(page, PAGE);
    const {dialog, input} = await openSearch(page);
    await expect(input).toHaveAttribute('placeholder', 'Search docs');
    await expect(input).toHaveAttribute('maxlength', '64');
    // that of the hosted service
    await expect(dialog.locator('.DocSearch-Logo')).toBeHidden();
    await page.keyboard.type('x'.repeat(70));
    await expect(input).toHaveValue('x'.repeat(64));
    await input.press('Escape');
    await expect(dialog).toHaveCount(0);
    await openSearch(page);
    await expect(input).toHaveValue('');
  });
});

test.describe('results', () => {
  test('arrow keys move the active item, Enter follows it', async ({page}) => {
    await serveIndex(page, harborPages(3));
    await open(page, '/');
    const {dialog, input, hits} = await searchFor(page, 'harbor');
    await expect(dialog.getByRole('status')).toHaveText('3 results for "harbor".');
    await expect(hits.nth(0)).toHaveAttribute('aria-selected', 'true');
    await input.press('ArrowDown');
    await expect(hits.nth(1)).toHaveAttribute('aria-selected', 'true');
    await expect(input).toHaveAttribute(
      'aria-activedescendant',
      (await hits.nth(1).getAttribute('id')) ?? '',
    );
    await input.press('ArrowUp');
    await expect(hits.nth(0)).toHaveAttribute('aria-selected', 'true');
    await input.press('ArrowUp');
    await expect(hits.nth(2)).toHaveAttribute('aria-selected', 'true');
    const target = await hits.nth(2).locator('a').getAttribute('href');
    await input.press('Enter');
    await expect(page).toHaveURL(target ?? '');
  });

  test('are grouped by top-level heading, at most 5 per group', async ({page}) => {
    await serveIndex(page, [...harborPages(8), ...harborPages(3, 'Rivers')]);
    await open(page, '/');
    const {dialog} = await searchFor(page, 'harbor');
    await expect(dialog.locator('.DocSearch-Hit-source')).toHaveText(['Ports', 'Rivers']);
    await expect(dialog.locator('.DocSearch-Hits').first().locator('li')).toHaveCount(5);
  });

  test('snippets have 10 words at 1440 px and 5 at 768 px, with matches in <mark>', async ({page}) => {
    await serveIndex(page, harborPages(1));
    await open(page, '/');
    for (const [width, words] of [
      [1440, 10],
      [768, 5],
    ] as const) {
      await page.setViewportSize({width, height: 800});
      const {dialog} = await searchFor(page, 'harbor');
      const snippet = dialog.locator('.search-hit-snippet').first();
      await expect(snippet.locator('mark')).toHaveText('harbor');
      const shown = ((await snippet.textContent()) ?? '').replaceAll('…', '').trim().split(/\s+/);
      expect(shown).toHaveLength(words);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    }
  });

  test('a hit shows the heading of its section, a snippet, then the page', async ({page}) => {
    await serveIndex(page, harborPages(1));
    await open(page, '/');
    const {hits} = await searchFor(page, 'harbor');
    await expect(hits).toHaveCount(1);
    const row = hits.locator('.DocSearch-Hit-content-wrapper');
    const lines = (await row.innerText()).split('\n').map((line) => line.trim());
    expect(lines).toEqual(['Quay 0', expect.stringMatching(/^The harbor keeps its ships/), 'Port 0']);
    await expect(row.locator('.DocSearch-Hit-title')).toHaveText('Quay 0');
  });

  for (const [count, text] of [
    [1, 'See 1 result'],
    [30, 'See all 30 results'],
  ] as const) {
    test(`"${text}" leads to ${count}`, async ({page}) => {
      await serveIndex(page, harborPages(count));
      await open(page, '/');
      const {dialog} = await searchFor(page, 'harbor');
      const link = dialog.locator('.DocSearch-HitsFooter a');
      await expect(link).toHaveText(text);
      await link.click();
      await expect(page).toHaveURL(at('/search?q=harbor'));
      await expect(page.locator('h1')).toHaveText('Search results for "harbor"');
      await expect(page.getByRole('status')).toHaveText(
        `${count} ${count === 1 ? 'result' : 'results'} for "harbor".`,
      );
      await expect(page.locator('article')).toHaveCount(Math.min(count, 20));
    });
  }

  test('the box keeps its height while a reader types', async ({page}) => {
    await open(page, PAGE);
    const {dialog, input} = await openSearch(page);
    const height = async () => (await dialog.locator('.DocSearch-Modal').boundingBox())?.height;
    const heights = [await height()];
    for (const query of ['g', 'ga', 'gas', 'gas zzqqxxvv', 'zzqqxxvv', '']) {
      await input.fill(query);
      if (query !== '') await expect(dialog.getByRole('status')).toContainText(`"${query}"`);
      heights.push(await height());
    }
    expect(heights[0]).toBeGreaterThan(300);
    expect(new Set(heights).size).toBe(1);
  });
});

test('without hits the box says so, and offers pages and up to 3 searches that have results', async ({
  page,
}) => {
  const titles = ['FAQ', 'Contact Us', 'Network Status'];
  await open(page, PAGE);
  const {dialog, input, hits} = await searchFor(page, 'zzqqxxvv');
  await expect(dialog.locator('.DocSearch-NoResults .DocSearch-Title')).toHaveText(
    'No results for "zzqqxxvv"',
  );
  await expect(dialog.getByText('These pages may help:')).toBeVisible();
  const pages = dialog.locator('.search-fallback').getByRole('link');
  await expect(pages).toHaveText(titles);
  expect(await axe(page)).toEqual([]);
  const suggestions = dialog.locator('.DocSearch-Prefill');
  const count = await suggestions.count();
  expect([1, 2, 3]).toContain(count);
  for (let index = 0; index < count; index += 1) {
    await input.fill('zzqqxxvv');
    // after a search with results, the suggestions are the groups of these results
    await expect(dialog.locator('.DocSearch-NoResults')).toBeVisible();
    const text = (await suggestions.nth(index).textContent()) ?? '';
    await suggestions.nth(index).click();
    await expect(input).toHaveValue(`${text.toLowerCase()} `);
    await expect(hits.first()).toBeVisible();
    await expect(pages).toHaveCount(0);
  }
  await input.fill('zzqqxxvv');
  await pages.filter({hasText: 'Contact'}).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.locator('h1')).toHaveText('Contact Us');
  await page.goto('/search?q=zzqqxxvv');
  await expect(page.getByRole('status')).toHaveText('No results for "zzqqxxvv".');
  await expect(page.locator('main').getByRole('link')).toHaveText(titles);
});

test('opens the search page if the code of the modal is gone', async ({page, consoleGuard}) => {
  consoleGuard.expectMessage(/ERR_FAILED/);
  await open(page, PAGE);
  await page.waitForLoadState('networkidle');
  const first = page.url();
  await page.route(/\/assets\/js\//, (route) => (page.url() === first ? route.abort() : route.continue()));
  await searchButton(page).click();
  await expect(page).toHaveURL(/\/search\?q=$/);
  await expect(page.getByRole('searchbox')).toBeFocused();
});

test.describe('the index is unreachable', () => {
  test('shows the error screen, and recovers on the next keystroke', async ({page}) => {
    await page.context().route('**/search-index.json', (route) => route.abort());
    await open(page, PAGE);
    const {dialog, input, hits} = await openSearch(page);
    await input.fill('precompile');
    await expect(dialog.locator('.DocSearch-ErrorScreen')).toContainText('Unable to fetch results');
    await expect(dialog.locator('.DocSearch-Help')).toHaveText(
      'You might want to check your network connection.',
    );
    await expect(dialog.getByRole('status')).toContainText('Unable to fetch results');
    expect(await axe(page)).toEqual([]);
    await page.context().unroute('**/search-index.json');
    await input.press('s');
    await expect(hits.first()).toBeVisible();
    await expect(dialog.locator('.DocSearch-ErrorScreen')).toHaveCount(0);
  });
});

test.describe('recent and favorite searches', () => {
  test('following a hit stores it without highlight and snippet data; it can be made a favorite and removed', async ({
    page,
  }) => {
    await serveIndex(page, [{group: 'Ports', url: PAGE, title: 'Harbor', sections: []}]);
    await open(page, '/');
    const {input, dialog, hits} = await searchFor(page, 'harbor');
    await input.press('Enter');
    await expect(page).toHaveURL(at(PAGE));
    // the address changes before the page does
    await expect(page.locator('h1')).toHaveText('About Our Free Transactions');
    await expect(dialog).toHaveCount(0);
    const [stored] = await page.evaluate(
      (key) => JSON.parse(localStorage.getItem(key) ?? '[]') as Record<string, unknown>[],
      '__DOCSEARCH_RECENT_SEARCHES__docs',
    );
    expect(Object.keys(stored ?? {})).toEqual(
      expect.arrayContaining(['hierarchy', 'content', 'type', 'url', 'objectID']),
    );
    expect(stored).not.toHaveProperty('_highlightResult');
    expect(stored).not.toHaveProperty('_snippetResult');
    await openSearch(page);
    await expect(dialog.locator('.DocSearch-Hit-source')).toHaveText('Recent');
    expect(await axe(page)).toEqual([]);
    await hits.getByRole('button', {name: 'Save this search'}).click();
    await expect(dialog.locator('.DocSearch-Hit-source')).toHaveText('Favorite');
    await hits.getByRole('button', {name: 'Remove this search from favorites'}).click();
    await expect(dialog.locator('.DocSearch-StartScreen')).toHaveText('No recent searches');
  });

  test('a hit in text is stored as its heading', async ({page}) => {
    await serveIndex(page, [
      {group: 'Ports', url: PAGE, title: 'Boats', sections: [['Quay', 'The harbor is deep.', 'next-steps']]},
    ]);
    await open(page, '/');
    const {dialog, hits} = await searchFor(page, 'harbor');
    await hits.locator('a').click();
    await expect(page).toHaveURL(at(`${PAGE}#next-steps`));
    await expect(dialog).toHaveCount(0);
    await openSearch(page);
    await expect(dialog.locator('.DocSearch-Hit-source')).toHaveText('Recent');
    await expect(hits.locator('.DocSearch-Hit-title')).toHaveText('Quay');
    await expect(hits.locator('a')).toHaveAttribute('href', at(`${PAGE}#next-steps`));
  });

  test('a hit can be followed if the storage is full', async ({page}) => {
    await page.addInitScript(() => {
      const stock = Object.getOwnPropertyDescriptor(Storage.prototype, 'setItem')
        ?.value as Storage['setItem'];
      Storage.prototype.setItem = function (this: Storage, key: string, value: string) {
        if (key.startsWith('__DOCSEARCH_')) throw new DOMException('full', 'QuotaExceededError');
        stock.call(this, key, value);
      };
    });
    await serveIndex(page, [{group: 'Ports', url: PAGE, title: 'Harbor', sections: []}]);
    await open(page, '/');
    const {input, dialog} = await searchFor(page, 'harbor');
    await input.press('Enter');
    await expect(page).toHaveURL(at(PAGE));
    await expect(dialog).toHaveCount(0);
  });

  test('a blocked storage is ignored', async ({page, consoleGuard}) => {
    consoleGuard.expectMessage(/Docusaurus storage error/);
    await page.addInitScript(() => {
      const refuse = (): never => {
        throw new DOMException('blocked', 'SecurityError');
      };
      Storage.prototype.setItem = refuse;
      Storage.prototype.getItem = refuse;
    });
    await open(page, PAGE);
    const {input, hits} = await searchFor(page, 'precompiles');
    await expect(hits.first()).toBeVisible();
    await input.press('Enter');
    await expect(page).not.toHaveURL(at(PAGE));
  });
});

test('the input keeps the focus when a page loads while the box is open', async ({page, context}) => {
  await open(page, PAGE);
  const {dialog, input} = await openSearch(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  const release = await hold(context, '**/assets/js/*.js');
  const link = page.locator(`.theme-doc-sidebar-menu a[href="${at('/users/getting_started')}"]`);
  await link.evaluate((element: HTMLElement) => element.click());
  await openSearch(page);
  release();
  await expect(page.locator('h1')).toHaveText('Getting Started with a Wallet');
  await expect(input).toBeFocused();
});

test.describe('requests', () => {
  test('are not sent for the search before it is used, and never while typing', async ({page}) => {
    const requests: string[] = [];
    page.context().on('request', (request) => requests.push(request.url()));
    await open(page, PAGE);
    await page.waitForLoadState('networkidle');
    expect(requests).not.toEqual([]);
    expect(requests.filter((url) => url.includes('search-index.json'))).toEqual([]);
    await expect(page.locator('link[rel="preconnect"]')).toHaveCount(0);
    await searchButton(page).hover();
    await expect.poll(() => requests.filter((url) => url.includes('search-index.json'))).toHaveLength(1);
    await searchFor(page, 'precompile');
    await page.waitForLoadState('networkidle');
    requests.length = 0;
    await page.keyboard.type('s and how fees are paid', {delay: 20});
    await expect(searchBox(page).dialog.getByRole('status')).toContainText('are paid"');
    expect(requests).toEqual([]);
  });
});

test.describe('landing', () => {
  for (const [from, tag, id, visible] of [
    ['/', 'h2', 'next-steps', 'h2#next-steps'],
    // A table may scroll sideways.
    ['/developers/precompiles', 'tr', '0x801-addToken', '[id="0x801-addToken"] th'],
  ] as const) {
    test(`a hit followed from ${from} scrolls its ${tag} into view below the navbar and marks it, and Tab goes on from there`, async ({
      page,
    }) => {
      await page.setViewportSize({width: 1280, height: 600});
      await serveIndex(page, [
        {
          group: 'Developers',
          url: '/developers/precompiles',
          title: 'Precompiles',
          sections: [['Harbor', 'boats', id]],
        },
      ]);
      // Recorded in the page, because the mark is removed after a while.
      await page.addInitScript(() => {
        new MutationObserver((records) => {
          for (const {target} of records)
            if (target instanceof Element && target.classList.contains('search-landing'))
              document.documentElement.dataset.marked = target.id;
        }).observe(document, {subtree: true, attributes: true, attributeFilter: ['class']});
      });
      await open(page, from);
      const {input} = await searchFor(page, 'harbor');
      await input.press('Enter');
      await expect(page).toHaveURL(at(`/developers/precompiles#${id}`));
      const target = page.locator(`${tag}[id="${id}"]`);
      await expect(page.locator('html')).toHaveAttribute('data-marked', id);
      const part = page.locator(visible);
      await expect(part).toBeInViewport({ratio: 1});
      const navbar = await page.locator('.navbar').boundingBox();
      const box = await part.boundingBox();
      expect(box?.y).toBeGreaterThanOrEqual((navbar?.y ?? 0) + (navbar?.height ?? 0));
      await expect(target).not.toHaveClass(/search-landing/);
      await page.keyboard.press('Tab');
      await expect(target.locator('a').first()).toBeFocused();
    });
  }
});

test.describe('accessibility', () => {
  test('the box is a dialog with a combobox and a grid of links, and announces the count, without axe violations', async ({
    page,
  }) => {
    await serveIndex(page, harborPages(2));
    await open(page, PAGE);
    const {dialog, input} = await openSearch(page);
    await expect(dialog).toHaveAttribute('aria-modal', 'true');
    await expect(input).toHaveAttribute('aria-expanded', 'false');
    expect(await axe(page)).toEqual([]);
    await input.fill('harbor');
    await expect(input).toHaveAttribute('aria-expanded', 'true');
    await expect(dialog).toMatchAriaSnapshot(`
      - dialog "Search":
        - banner:
          - combobox "Search" [expanded]: harbor
        - grid "Ports":
          - row /Port 0/ [selected]:
            - gridcell /Port 0/:
              - link /Port 0/
        - status: 2 results for "harbor".
    `);
    expect(await axe(page)).toEqual([]);
    await input.fill('zzqqxx');
    await expect(dialog.locator('.DocSearch-NoResults')).toBeVisible();
    expect(await axe(page)).toEqual([]);
  });

  test('at 390 px the box fills the screen and has a close button', async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    await open(page, PAGE);
    await searchButton(page).click();
    const modal = page.locator('.DocSearch-Modal');
    await expect(modal).toBeVisible();
    expect(await modal.boundingBox()).toEqual({x: 0, y: 0, width: 390, height: 844});
    await searchBox(page).dialog.getByRole('button', {name: 'Cancel'}).click();
    await expect(modal).toHaveCount(0);
  });

  test.describe('with twice the browser’s text size', () => {
    test.use({viewport: {width: 1280, height: 800}});

    test('nothing is cut off, and all hits and buttons are reachable', async ({page}) => {
      await page.addInitScript(() => {
        addEventListener('DOMContentLoaded', () => (document.documentElement.style.fontSize = '200%'));
      });
      await serveIndex(page, harborPages(8));
      await open(page, PAGE);
      const {dialog, input} = await searchFor(page, 'harbor');
      expect(
        await input.evaluate((element) => parseFloat(getComputedStyle(element).fontSize)),
      ).toBeGreaterThan(28);
      const cut = await dialog.evaluate((box) =>
        [box, ...Array.from(box.querySelectorAll('*'))]
          .filter((element) => {
            const {overflowX, overflowY} = getComputedStyle(element);
            const wide = element.scrollWidth > element.clientWidth + 1 && overflowX !== 'visible';
            const high = element.scrollHeight > element.clientHeight + 1 && /hidden|clip/.test(overflowY);
            return element.clientWidth > 1 && (wide || high);
          })
          .map((element) => element.outerHTML.slice(0, 120)),
      );
      expect(cut).toEqual([]);
      for (const part of [
        input,
        dialog.locator('.DocSearch-Hit').last(),
        dialog.locator('.DocSearch-HitsFooter a'),
      ]) {
        await part.scrollIntoViewIfNeeded();
        await expect(part).toBeInViewport({ratio: 1});
      }
    });
  });

  test('with forced colors the active hit is outlined', async ({page}) => {
    await page.emulateMedia({forcedColors: 'active'});
    await serveIndex(page, harborPages(2));
    await open(page, PAGE);
    const {hits} = await searchFor(page, 'harbor');
    await expect(hits.first().locator('a')).toHaveCSS('outline-style', 'solid');
  });

  test('with reduced motion nothing moves in the open box, otherwise something does', async ({page}) => {
    await serveIndex(page, harborPages(2));
    await open(page, PAGE);
    await searchFor(page, 'harbor');
    expect(await movingElements(page, '[role="dialog"]')).not.toEqual([]);
    await page.emulateMedia({reducedMotion: 'reduce'});
    expect(await movingElements(page, '[role="dialog"]')).toEqual([]);
  });
});

test.describe('security', () => {
  const HOSTILE = '<img src=x onerror="window.hit=1"><script>window.hit=1</script>';

  test('markup in page content is shown as text', async ({page}) => {
    await serveIndex(page, [
      {
        group: `Ports ${HOSTILE}`,
        url: PAGE,
        title: `Harbor ${HOSTILE}`,
        sections: [[`Quay ${HOSTILE}`, `Harbor ${HOSTILE}`]],
      },
    ]);
    await open(page, '/');
    const {dialog, hits, input} = await searchFor(page, 'harbor img');
    await expect(hits.first()).toBeVisible();
    await expect(dialog.locator('img, script')).toHaveCount(0);
    await expect(dialog.locator('.DocSearch-Hit-source')).toHaveText(`Ports ${HOSTILE}`);
    await input.press('Enter');
    await expect(dialog).toHaveCount(0);
    await openSearch(page);
    await expect(dialog.locator('img, script')).toHaveCount(0);
    await page.goto('/search?q=harbor');
    await expect(page.locator('article')).toHaveCount(2);
    await expect(page.locator('article img, article script')).toHaveCount(0);
    expect(await page.evaluate(() => 'hit' in window)).toBe(false);
  });

  test('markup in a query is shown as text', async ({page}) => {
    await open(page, PAGE);
    const query = HOSTILE.slice(0, 64);
    const {dialog, input} = await openSearch(page);
    await input.fill(query);
    await expect(dialog.getByRole('status')).not.toBeEmpty();
    await expect(dialog.locator('img, script')).toHaveCount(0);
    await page.goto(`/search?q=${encodeURIComponent(HOSTILE)}`);
    await expect(page.locator('h1')).toContainText(HOSTILE);
    await expect(page.locator('main img, main script')).toHaveCount(0);
    expect(await page.evaluate(() => 'hit' in window)).toBe(false);
  });
});
