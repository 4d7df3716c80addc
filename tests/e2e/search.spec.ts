import type {Page} from '@playwright/test';
import {axeProblems} from './axe';
import {movingElements, textLayout} from './accessibility/layout';
import {expect, hold, open, openHeld, test} from './fixtures';
import {at} from './sitemap';
import {harborPages, serveIndex} from './search-index';
import {openSearch, searchBox, searchButton, searchFor} from './search-modal';

const PAGE = '/users/transactions';

/** axe violations in the open search box. */
const axe = (page: Page) => axeProblems(page, '.DocSearch-Container');

test('Ctrl+K, Cmd+K, / and the button open an empty search box; Escape closes it, and the focus goes back to where it was', async ({
  page,
}) => {
  const release = await openHeld(page, PAGE);
  const {dialog, input} = searchBox(page);
  const link = page.locator('article p a').first();
  // The first one opens the search field of the first script.
  const ways = ['/', 'Control+k', 'Meta+k', '/'].map((keys) => [keys, link] as const);
  for (const [keys, origin] of [...ways, ['Enter', searchButton(page)] as const]) {
    await origin.focus();
    await page.keyboard.press(keys);
    release();
    await expect(input).toBeFocused();
    await expect(input).toHaveValue('');
    await page.keyboard.type('fees');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(origin).toBeFocused();
  }
});

test('an empty box offers six popular pages, also to the arrow keys, until something is typed', async ({
  page,
}) => {
  await open(page, PAGE);
  const {dialog, input} = await openSearch(page);
  const links = dialog.getByRole('navigation', {name: 'Popular pages'}).getByRole('link');
  await expect(links).toHaveCount(6);
  expect(await axe(page)).toEqual([]);
  for (const link of await links.all()) {
    await page.keyboard.press('ArrowDown');
    await expect(link).toBeFocused();
  }
  await page.keyboard.press('ArrowDown');
  await expect(input).toBeFocused();
  await input.fill('gas');
  await expect(links).toHaveCount(0);
  await input.fill('');
  await page.keyboard.press('ArrowUp');
  const name = (await links.last().textContent()) ?? '';
  await page.keyboard.press('Enter');
  await expect(page.locator('h1')).toHaveText(name);
  await expect(dialog).toHaveCount(0);
});

test('Enter before the index is there waits for the answer to what is typed, also below a recent search', async ({
  page,
}) => {
  await serveIndex(page, [...harborPages(1), ...harborPages(1, 'Rivers')]);
  await open(page, '/resources/faq');
  const first = await searchFor(page, 'harbor');
  await first.input.press('ArrowDown');
  await first.input.press('Enter');
  await expect(page).toHaveURL(/group=Rivers/);
  const release = await hold(page.context(), '**/search-index.json');
  await open(page, '/resources/faq');
  const {input, hits} = await openSearch(page);
  await expect(hits).toHaveCount(1);
  await input.pressSequentially('harbor');
  await input.press('Enter');
  await expect(page).toHaveURL(/faq$/);
  release();
  await expect(page).toHaveURL(/group=Ports/);
});

test.describe('results', () => {
  test('are grouped by page, at most 5 per page; arrow keys move the active one, Enter follows it', async ({
    page,
  }) => {
    const [port] = harborPages(1);
    const pageWith = (title: string, quays: number) => ({
      ...port,
      title,
      url: `/users/transactions?page=${title}`,
      sections: Array.from({length: quays}, (_, at) => [`Quay ${at}`, 'A harbor.'] as const),
    });
    await serveIndex(page, [pageWith('Bay', 8), pageWith('River', 3)]);
    await open(page, '/');
    const {dialog, input, hits} = await searchFor(page, 'harbor');
    await expect(dialog.getByRole('status')).toHaveText('11 results for "harbor".');
    await expect(dialog.locator('.DocSearch-Hit-source')).toHaveText(['Bay', 'River']);
    await expect(dialog.locator('.DocSearch-Hits').first().locator('li')).toHaveCount(5);
    await expect(hits.nth(0)).toHaveAttribute('aria-selected', 'true');
    await input.press('ArrowDown');
    await expect(hits.nth(1)).toHaveAttribute('aria-selected', 'true');
    const id = (await hits.nth(1).getAttribute('id')) ?? '';
    await expect(input).toHaveAttribute('aria-activedescendant', id);
    const target = await hits.nth(1).locator('a').getAttribute('href');
    await input.press('Enter');
    await expect(page).toHaveURL(target ?? '');
  });

  test('show heading and snippet below the page; the snippet has 10 words at 1440 px and 5 at 768 px', async ({
    page,
  }) => {
    await serveIndex(page, harborPages(1));
    await open(page, '/');
    for (const [width, words] of [
      [1440, 10],
      [768, 5],
    ] as const) {
      await page.setViewportSize({width, height: 800});
      const {dialog, hits} = await searchFor(page, 'harbor');
      await expect(hits.locator('.DocSearch-Hit-title')).toHaveText('Quay 0');
      await expect(hits.locator('mark')).toHaveText('harbor');
      const lines = (await hits.locator('.DocSearch-Hit-content-wrapper').innerText()).split('\n');
      expect(lines.map((line) => line.trim())).toEqual(['Quay 0', expect.any(String)]);
      await expect(dialog.locator('.DocSearch-Hit-source')).toHaveText('Port 0');
      expect(lines[1]?.replaceAll('…', '').trim().split(/\s+/)).toHaveLength(words);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    }
  });

  test('"See all 30 results" leads to the search page', async ({page}) => {
    await serveIndex(page, harborPages(30));
    await open(page, '/');
    const {dialog} = await searchFor(page, 'harbor');
    await dialog.getByRole('link', {name: 'See all 30 results', exact: true}).click();
    await expect(page).toHaveURL(at('/search?q=harbor'));
    await expect(page.locator('h1')).toHaveText('Search results for "harbor"');
    await expect(page.locator('#arrival')).toHaveText(/^Search results for "harbor"/);
    await expect(page.getByRole('searchbox')).toBeFocused();
    await expect(page.locator('article')).toHaveCount(20);
  });

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

test('without hits the box says so, and offers the nearest matches and pages', async ({page}) => {
  const titles = ['FAQ', 'Contact Us', 'Network Status'];
  await open(page, PAGE);
  const {dialog, input} = await searchFor(page, 'gas');
  await input.fill('zzqqxxvv');
  await expect(dialog.locator('.DocSearch-NoResults .DocSearch-Title')).toHaveText(
    'No results for "zzqqxxvv"',
  );
  const pages = dialog.locator('.search-fallback').getByRole('link');
  await expect(pages).toHaveText(titles);
  expect(await axe(page)).toEqual([]);
  await expect(dialog.locator('.DocSearch-Prefill:visible')).toHaveCount(0);
  await input.fill('subqqxxvv');
  const nearest = dialog.getByRole('navigation', {name: 'Nearest matches'}).getByRole('link');
  await expect(nearest.first()).toBeVisible();
  await pages.filter({hasText: 'Contact'}).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.locator('h1')).toHaveText('Contact Us');
  await page.goto('/search?q=zzqqxxvv');
  await expect(page.locator('main').getByRole('status')).toHaveText('No results for "zzqqxxvv".');
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

test('an unreachable index shows the error screen, which the next keystroke replaces', async ({page}) => {
  await page.context().route('**/search-index.json', (route) => route.abort());
  await open(page, PAGE);
  const {dialog, input, hits} = await openSearch(page);
  await input.fill('precompile');
  const error = dialog.locator('.DocSearch-ErrorScreen');
  await expect(error).toContainText('Unable to fetch results');
  await expect(error).toContainText('You might want to check your network connection.');
  await expect(dialog.getByText('No results')).toBeHidden();
  expect(await axe(page)).toEqual([]);
  await input.fill('');
  await expect(error).toBeHidden();
  await input.fill('precompile');
  await expect(error).toBeVisible();
  await page.context().unroute('**/search-index.json');
  await input.press('s');
  await expect(hits.first()).toBeVisible();
  await expect(error).toHaveCount(0);
});

test.describe('recent and favorite searches', () => {
  test('a hit in text is stored as its heading, which can be made a favorite and removed', async ({page}) => {
    await serveIndex(page, [
      {group: 'Ports', url: PAGE, title: 'Boats', sections: [['Quay', 'The harbor is deep.', 'next-steps']]},
    ]);
    await open(page, '/');
    const {dialog, hits} = await searchFor(page, 'harbor');
    await hits.locator('a').click();
    await expect(page).toHaveURL(at(`${PAGE}#next-steps`));
    // the address changes before the page does
    await expect(page.locator('h1')).toHaveText('About Our Free Transactions');
    await expect(dialog).toHaveCount(0);
    await openSearch(page);
    const group = dialog.locator('.DocSearch-Hit-source');
    await expect(group).toHaveText('Recent');
    await expect(hits.locator('.DocSearch-Hit-title')).toHaveText('Quay');
    await expect(hits.locator('a')).toHaveAttribute('href', at(`${PAGE}#next-steps`));
    expect(await axe(page)).toEqual([]);
    await hits.getByRole('button', {name: 'Save this search'}).click();
    await expect(group).toHaveText('Favorite');
    await hits.getByRole('button', {name: 'Remove this search from favorites'}).click();
    await expect(hits).toHaveCount(0);
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

test('no request is sent for the search before it is used, nor while typing', async ({page}) => {
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

for (const [from, tag, id, visible] of [
  ['/', 'h2', 'next-steps', 'h2#next-steps'],
  // A table may scroll sideways.
  ['/developers/precompiles', 'tr', '0x801-addToken', '[id="0x801-addToken"] th'],
] as const) {
  test(`a hit followed from ${from} scrolls its ${tag} into view below the navbar and marks it, and Tab goes on from there`, async ({
    page,
  }) => {
    await page.setViewportSize({width: 1280, height: 600});
    const url = '/developers/precompiles';
    const sections = [['Harbor', 'boats', id]] as const;
    await serveIndex(page, [{group: 'Developers', url, title: 'Precompiles', sections}]);
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
    await expect(page).toHaveURL(at(`${url}#${id}`));
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

test.describe('accessibility', () => {
  test('the box is a dialog with a search field and a grid of links, and announces the count, without axe violations', async ({
    page,
  }) => {
    await serveIndex(page, harborPages(2));
    await open(page, PAGE);
    const {dialog, input} = await openSearch(page);
    await expect(dialog).toHaveAttribute('aria-modal', 'true');
    await expect(input).toHaveAttribute('placeholder', 'Search docs');
    await expect(input).toHaveAttribute('maxlength', '64');
    // that of the hosted service
    await expect(dialog.locator('.DocSearch-Logo')).toBeHidden();
    expect(await axe(page)).toEqual([]);
    await input.fill('harbor');
    await expect(dialog).toMatchAriaSnapshot(`
      - dialog "Search":
        - banner:
          - searchbox "Search": harbor
        - grid "Port 0":
          - row /Quay 0/ [selected]:
            - gridcell /Quay 0/:
              - link /Quay 0/
        - status: 2 results for "harbor".
    `);
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

  test('with twice the text size nothing is cut off, and all hits and buttons are reachable', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => (document.documentElement.style.fontSize = '200%'));
    });
    await serveIndex(page, harborPages(8));
    await open(page, PAGE);
    const {dialog, input} = await searchFor(page, 'harbor');
    const size = await input.evaluate((element) => parseFloat(getComputedStyle(element).fontSize));
    expect(size).toBeGreaterThan(28);
    expect((await textLayout(page)).cut).toEqual([]);
    const parts = [input, dialog.locator('.DocSearch-Hit').last(), dialog.locator('.DocSearch-HitsFooter a')];
    for (const part of parts) {
      await part.scrollIntoViewIfNeeded();
      await expect(part).toBeInViewport({ratio: 1});
    }
  });

  test('the active hit is outlined with forced colors; with reduced motion nothing moves in the box', async ({
    page,
  }) => {
    await serveIndex(page, harborPages(2));
    await open(page, PAGE);
    const {hits} = await searchFor(page, 'harbor');
    expect(await movingElements(page, '[role="dialog"]')).not.toEqual([]);
    await page.emulateMedia({forcedColors: 'active', reducedMotion: 'reduce'});
    await expect(hits.first().locator('a')).toHaveCSS('outline-style', 'solid');
    expect(await movingElements(page, '[role="dialog"]')).toEqual([]);
  });
});
