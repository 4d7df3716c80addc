import type {Page} from '@playwright/test';
import {axeProblems} from './axe';
import {expect, hydrated, open, test, useColorMode} from './fixtures';
import {sitemapPaths} from './sitemap';

const PHONE = {width: 390, height: 844};

test('FAQ: a URL opens its question, and the link opens it again after it was closed', async ({page}) => {
  // Without an interaction.
  await page.goto('/resources/faq#rpc-url-secret');
  const questions = page.locator('main details', {has: page.locator('h3')});
  expect(await questions.count()).toBeGreaterThan(30);
  const asked = questions.filter({has: page.locator('#rpc-url-secret')});
  await expect(asked.getByText('your API key is part of it')).toBeInViewport();
  await expect(questions.and(page.locator('[open]'))).toHaveCount(1);
  await asked.locator('summary').click();
  // It stays closed when React has started.
  await hydrated(page);
  await expect(asked.getByText('your API key is part of it')).toBeHidden();
  await asked.locator('.hash-link').dispatchEvent('click');
  await expect(asked.getByText('your API key is part of it')).toBeVisible();
});

test('a link to a call leads to the console, and fills it without an interaction', async ({page}) => {
  const call = new URLSearchParams({network: 'gtn', method: 'eth_getBalance', params: '[]'}).toString();
  await page.goto(`/developers/public_rpc#console&${call}`);
  await expect(page.locator('#console')).toBeInViewport();
  await expect(page.getByRole('combobox', {name: 'Method'})).toHaveValue('eth_getBalance');
});

test('code: every line is whole at every width, and no word is broken after a hyphen', async ({page}) => {
  for (const width of [320, 1920]) {
    await page.setViewportSize({width, height: 640});
    await open(page, '/developers/getting_started');
    const blocks = page.locator('figure.code-frame:visible pre');
    expect(await blocks.count()).toBeGreaterThan(5);
    const cut = await blocks.evaluateAll((all) =>
      all
        .filter(({scrollWidth, clientWidth}) => scrollWidth > clientWidth)
        .map(({textContent}) => textContent),
    );
    expect(cut, `at ${width} px`).toEqual([]);
    const hyphens = page.locator('pre .whole:visible');
    expect(await hyphens.count()).toBeGreaterThan(20);
    const lines = await hyphens.evaluateAll((all) => all.map((hyphen) => hyphen.getClientRects().length));
    expect(new Set(lines)).toEqual(new Set([1]));
  }
});

test('code: the output of a command is in the same frame', async ({page}) => {
  await page.goto('/developers/getting_started');
  const command = page.locator('figure.code-frame:has(+ figure)', {
    hasText: '--env-file=.env send-zero-fee.ts',
  });
  const output = command.locator('xpath=following-sibling::*[1]');
  await expect(output).toContainText('Sent in block');
  const [above, below] = [await command.boundingBox(), await output.boundingBox()];
  expect(below?.y).toBeCloseTo((above?.y ?? 0) + (above?.height ?? 0));
});

test.describe('print', () => {
  test.beforeEach(({page}) => page.emulateMedia({media: 'print'}));

  test('all tabs with their names, open disclosures, whole lines, links with URLs', async ({page}) => {
    await open(page, '/developers/getting_started');
    await page.setViewportSize({width: 700, height: 1000});
    const main = page.locator('main');
    const tabs = await main.getByRole('tab', {includeHidden: true}).allTextContents();
    expect(tabs.length).toBeGreaterThan(5);
    const contents = main.locator('[role="tabpanel"] > :first-child');
    for (const content of await contents.all()) await expect(content).toBeVisible();
    const before = await contents.evaluateAll((all) =>
      all.map((content) => getComputedStyle(content, '::before').content),
    );
    expect(before.sort()).toEqual(tabs.map((name) => `"${name}"`).sort());
    const folded = main.locator('details:not([open], .theme-doc-toc-mobile, .dropdown) > :not(summary)');
    expect(await folded.count()).toBeGreaterThan(1);
    for (const part of await folded.all()) await expect(part).toBeVisible();
    const clipped = main
      .locator('pre')
      .evaluateAll((all) => all.filter((pre) => pre.scrollWidth > pre.clientWidth).length);
    expect(await clipped).toBe(0);
    const after = await page
      .locator('.markdown a[href^="http"]')
      .first()
      .evaluate((link) => getComputedStyle(link, '::after').content);
    expect(after).toContain('https://');
    // A page does not end with what names the next one.
    const names = await main
      .locator('.markdown :is(h1, h2, h3, summary)')
      .evaluateAll((all) => all.map((name) => getComputedStyle(name).breakAfter));
    expect(new Set(names)).toEqual(new Set(['avoid']));
  });

  for (const path of ['/', '/developers/getting_started', '/api'])
    test(`nothing floats over the text of ${path}, there is nothing to press, and dark mode has contrast`, async ({
      page,
    }) => {
      await useColorMode(page, 'dark');
      await open(page, path);
      const floating = await page.evaluate(() =>
        Array.from(document.body.querySelectorAll('*'))
          .filter(
            (element) =>
              element.checkVisibility() &&
              (element.matches('button, [type="submit"]') ||
                ['fixed', 'sticky'].includes(getComputedStyle(element).position)),
          )
          .map(({className}) => String(className)),
      );
      expect(floating).toEqual([]);
      if (path !== '/api') expect(await axeProblems(page, 'main')).toEqual([]);
    });

  test('no table is wider than the paper', async ({page}) => {
    await page.setViewportSize({width: 718, height: 1000}); // A4 between the usual margins
    for (const path of ['/developers/precompiles', '/resources/audits', '/resources/benchmark_tests']) {
      await page.goto(path);
      const ends = await page
        .locator('table')
        .evaluateAll((tables) => tables.map((table) => table.getBoundingClientRect().right));
      expect(Math.max(0, ...ends), path).toBeGreaterThan(0);
      expect(Math.max(...ends), path).toBeLessThanOrEqual(718);
    }
  });
});

/** How far the content has moved since the page was opened, as browsers measure it. */
const shifted = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((done) => {
        new PerformanceObserver((list) =>
          done(
            list
              .getEntries()
              .reduce((sum, entry) => sum + (entry as unknown as {readonly value: number}).value, 0),
          ),
        ).observe({type: 'layout-shift', buffered: true});
        // Without a shift the observer reports nothing.
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => done(0))));
      }),
  );

for (const path of ['/users/transactions', '/users/getting_started', '/search?q=gas'])
  test(`layout: nothing moves while ${path} and its fonts load`, async ({page}) => {
    await open(page, path);
    await expect(page.locator('main article').first()).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    expect(await shifted(page)).toBeLessThan(0.02);
    await page.evaluate(() => document.querySelector('main')?.before('moved '.repeat(200)));
    expect(await shifted(page)).toBeGreaterThan(0.02);
  });

test('layout: the section that a link leads to stays below the navbar when a tool above it loads', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await open(page, '/developers/public_rpc');
  // Not by the pointer, for which the link would have to be in the window.
  await page.locator('details a[href="#methods"]').first().dispatchEvent('click');
  await expect(page.locator('[data-tool]').first()).toHaveAttribute('data-ready', 'true');
  const heading = page.locator('h2#methods');
  await expect(heading).toBeInViewport({ratio: 1});
  const navbar = await page.locator('.navbar').boundingBox();
  const box = await heading.boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual((navbar?.y ?? 0) + (navbar?.height ?? 0));
  expect(box?.y).toBeLessThan(150);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('every tab panel is on the page, and buttons of the frame that need scripts are hidden', async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    await page.goto('/developers/getting_started');
    const panels = await page.locator('main [role="tabpanel"]').all();
    expect(panels.length).toBeGreaterThan(3);
    for (const panel of panels) await expect(panel).toBeVisible();
    const buttons = page.locator('.DocSearch-Button, .navbar__toggle, .theme-announcement-bar button');
    await expect(buttons).toHaveCount(3);
    for (const button of await buttons.all()) await expect(button).toBeHidden();
  });
});

test('tables: on phones no cell is a narrow column of words, on any page', async ({page}) => {
  test.slow();
  await page.setViewportSize(PHONE);
  let cells = 0;
  for (const path of sitemapPaths()) {
    await page.goto(path);
    const {count, narrow} = await page.locator('.markdown :is(td, tbody th)').evaluateAll((all) => {
      const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
      const tight = all.filter((cell) => {
        const {width, height} = cell.getBoundingClientRect();
        return width < 9 * rem && height > 5 * parseFloat(getComputedStyle(cell).lineHeight);
      });
      return {count: all.length, narrow: tight.map(({textContent}) => textContent)};
    });
    cells += count;
    expect(narrow, path).toEqual([]);
  }
  expect(cells).toBeGreaterThan(500);
});

test('tables: no column of the benchmark is outside of its box at 1440 px', async ({page}) => {
  await page.goto('/resources/benchmark_tests');
  const box = page.getByRole('group', {name: 'Measured blocks'});
  expect(await box.evaluate(({scrollWidth, clientWidth}) => scrollWidth - clientWidth)).toBe(0);
});

test('tables: on phones cells have the names of their columns, and are cells to a screen reader', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/developers/what_is_different');
  const table = page.locator('.markdown table', {has: page.locator('th:nth-child(3)')}).first();
  const cell = table.locator('tbody tr').first().locator('> :nth-child(2)');
  await expect(cell).not.toHaveCSS('display', 'table-cell');
  const [, head = ''] = await table.locator('thead th').allTextContents();
  expect(await cell.evaluate((one) => getComputedStyle(one, '::before').content)).toContain(head);
  await page
    .locator('.markdown details')
    .evaluateAll((folds) => folds.forEach((fold) => fold.setAttribute('open', '')));
  const session = await page.context().newCDPSession(page);
  const {nodes} = await session.send('Accessibility.getFullAXTree');
  const known = nodes.filter(({ignored}) => !ignored).map(({role}) => String(role?.value));
  for (const [role, parts] of [
    ['table', 'table'],
    ['row', 'table tr'],
    ['columnheader', 'thead th'],
    ['rowheader', 'tbody th'],
    ['cell', 'td:not(:empty)'],
  ] as const)
    expect(known.filter((name) => name === role).length, role).toBe(
      await page.locator(`.markdown :is(${parts})`).count(),
    );
});
