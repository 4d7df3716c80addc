import {axeProblems} from './axe';
import {expect, hydrated, open, test, useColorMode} from './fixtures';
import {sitemapPaths} from './sitemap';

test('FAQ: a URL opens its question, and the link opens it again after it was closed', async ({page}) => {
  // Without an interaction.
  await page.goto('/resources/faq#rpc-url-secret');
  const questions = page.locator('main details', {has: page.locator('h3')});
  expect(await questions.count()).toBeGreaterThan(30);
  const asked = questions.filter({has: page.locator('#rpc-url-secret')});
  await expect(asked).toHaveAttribute('open', '');
  await expect(asked.getByText('your API key is part of it')).toBeInViewport();
  await expect(questions.and(page.locator('[open]'))).toHaveCount(1);
  await asked.locator('summary').click();
  // It stays closed when React has started.
  await hydrated(page);
  await expect(asked.getByText('your API key is part of it')).toBeHidden();
  await asked.locator('.hash-link').dispatchEvent('click');
  await expect(asked.getByText('your API key is part of it')).toBeVisible();
});

test('glossary: a link to a term opens its letter', async ({page}) => {
  await open(page, '/how_stability_works/intro_to_stability');
  await expect(page.locator('#glossary-nonce')).toBeHidden();
  await open(page, '/how_stability_works/intro_to_stability#glossary-nonce');
  await expect(page.locator('#glossary-nonce')).toBeInViewport();
  await expect(page.locator('#glossary-block')).toBeHidden();
});

test('code: a block has a button to wrap its lines where they are cut off, and only there', async ({
  page,
}) => {
  const wrap = page.getByRole('button', {name: 'Wrap'});
  for (const width of [320, 1920]) {
    await page.setViewportSize({width, height: 640});
    await open(page, '/developers/getting_started');
    const frames = page.locator('figure.code-frame:visible');
    const cutOff = (blocks: readonly Element[]): string[] =>
      blocks
        .filter(({scrollWidth, clientWidth}) => scrollWidth > clientWidth)
        .map(({textContent}) => textContent);
    const cut = await frames.locator('pre').evaluateAll(cutOff);
    expect(cut.length, `at ${width} px`).toBeGreaterThan(0);
    await expect(wrap.filter({visible: true})).toHaveCount(cut.length);
    await expect(frames.filter({has: wrap}).locator('pre')).toHaveText(cut);
    await wrap.first().click();
    expect(await frames.filter({has: wrap}).first().locator('pre').evaluateAll(cutOff)).toEqual([]);
  }
});

test('code: the prompt of a command is not copied, and its output is in the same frame', async ({page}) => {
  await page.goto('/developers/getting_started');
  const command = page.locator('figure.code-frame:has(+ figure)', {
    hasText: '--env-file=.env send-zero-fee.ts',
  });
  const output = command.locator('xpath=following-sibling::*[1]');
  await expect(output).toContainText('Sent in block');
  const prompt = await command
    .locator('.line')
    .evaluate((line) => getComputedStyle(line, '::before').content);
  expect(prompt).toContain('$');
  const selected = await command.locator('pre').evaluate((pre) => {
    getSelection()?.selectAllChildren(pre);
    return String(getSelection()).trim();
  });
  expect(selected).toBe('npx tsx --env-file=.env send-zero-fee.ts');
  const [above, below] = [await command.boundingBox(), await output.boundingBox()];
  expect(below?.y).toBeCloseTo((above?.y ?? 0) + (above?.height ?? 0));
});

test('print: no navigation, all tabs with their names, open disclosures, whole lines, links with URLs', async ({
  page,
}) => {
  await open(page, '/developers/getting_started');
  await page.emulateMedia({media: 'print'});
  await page.setViewportSize({width: 700, height: 1000});
  await expect(page.locator('.navbar')).toBeHidden();
  await expect(page.locator('.theme-doc-sidebar-container')).toBeHidden();
  const main = page.locator('main');
  const tabs = await main.getByRole('tab', {includeHidden: true}).allTextContents();
  expect(tabs.length).toBeGreaterThan(5);
  const panels = await main.locator('[role="tabpanel"]').all();
  for (const panel of panels) await expect(panel).toBeVisible();
  const names = await main
    .locator('[role="tabpanel"] > :first-child')
    .evaluateAll((contents) => contents.map((content) => getComputedStyle(content, '::before').content));
  expect(names.sort()).toEqual(tabs.map((name) => `"${name}"`).sort());

  const folded = main.locator('details:not([open], .theme-doc-toc-mobile) > :not(summary)');
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
});

test('print: nothing floats over the text, and there is nothing to press', async ({page}) => {
  for (const path of ['/', '/developers/getting_started', '/api']) {
    await page.emulateMedia({media: 'screen'});
    await open(page, path);
    const count = (kind: 'screen' | 'print') =>
      page.evaluate((media) => {
        const floats = Array.from(document.body.querySelectorAll('*')).filter(
          (element) =>
            element.checkVisibility() &&
            (element.matches('button, [type="submit"]') ||
              ['fixed', 'sticky'].includes(getComputedStyle(element).position)),
        );
        return `${media}: ${floats.map(({className}) => String(className)).join(', ')}`;
      }, kind);
    expect(await count('screen')).toContain('navbar');
    await page.emulateMedia({media: 'print'});
    expect(await count('print'), path).toBe('print: ');
  }
});

test('print: text has contrast on its background, also in dark mode with background graphics', async ({
  page,
}) => {
  await useColorMode(page, 'dark');
  await page.emulateMedia({media: 'print'});
  for (const path of ['/', '/developers/getting_started']) {
    await open(page, path);
    expect(await axeProblems(page, 'main'), path).toEqual([]);
  }
});

for (const [path, tools] of [
  ['/users/transactions', 0],
  ['/users/getting_started', 1],
] as const) {
  test(`layout: nothing moves while ${path} and its fonts load, or when a tool has found out about wallets`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const shifts: number[] = [];
      const observer = new PerformanceObserver((list) => note(list.getEntries()));
      const note = (entries: PerformanceEntryList): void =>
        entries.forEach((entry) => shifts.push((entry as unknown as {value: number}).value));
      /** All shifts up to the last frame. */
      const read = (): number => {
        note(observer.takeRecords());
        return shifts.reduce((sum, value) => sum + value, 0);
      };
      Object.assign(window, {read});
      observer.observe({type: 'layout-shift', buffered: true});
    });
    const shifted = () =>
      page.evaluate(
        () =>
          new Promise<number>((done) =>
            requestAnimationFrame(() =>
              requestAnimationFrame(() => done((window as unknown as {read: () => number}).read())),
            ),
          ),
      );
    await open(page, path);
    await page.evaluate(() => document.fonts.ready);
    expect(await shifted()).toBeLessThan(0.02);
    const found = page.locator('[data-tool]');
    await expect(found).toHaveCount(tools);
    for (const tool of await found.all()) {
      await tool.scrollIntoViewIfNeeded();
      await expect(tool).toHaveAttribute('data-ready', 'true');
      const ready = await shifted();
      await expect(tool.getByText('This browser has no wallet')).toBeVisible();
      expect(await shifted()).toBe(ready);
    }
    await page.evaluate(() => document.querySelector('main')?.before('moved '.repeat(200)));
    expect(await shifted()).toBeGreaterThan(0.02);
  });
}

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('glossary: a term is a link to its definition', async ({page}) => {
    await page.goto('/developers/precompiles');
    const term = page.locator('main a[href*="#glossary-"]').first();
    const target = (await term.getAttribute('href')) ?? '';
    await term.click();
    await expect(page.locator(`[id="${target.split('#')[1]}"]`)).toBeVisible();
  });

  test('tabs: every panel is on the page', async ({page}) => {
    await page.goto('/developers/getting_started');
    const panels = page.locator('main [role="tabpanel"]');
    expect(await panels.count()).toBeGreaterThan(3);
    for (const panel of await panels.all()) {
      await expect(panel).toBeVisible();
      expect((await panel.textContent())?.trim()).not.toBe('');
    }
  });

  test('buttons of the frame that need scripts are hidden', async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    await page.goto('/users/transactions');
    const buttons = page.locator('.DocSearch-Button, .navbar__toggle, .theme-announcement-bar button');
    await expect(buttons).toHaveCount(3);
    for (const button of await buttons.all()) await expect(button).toBeHidden();
  });
});

test('print: no table is wider than the paper', async ({page}) => {
  await page.setViewportSize({width: 718, height: 1000}); // A4 between the usual margins
  await page.emulateMedia({media: 'print'});
  for (const [path, count] of [
    ['/developers/precompiles', 15],
    ['/resources/audits', 3],
    ['/resources/benchmark_tests', 1],
  ] as const) {
    await page.goto(path);
    const ends = await page
      .locator('table')
      .evaluateAll((tables) => tables.map((table) => table.getBoundingClientRect().right));
    expect(ends.length).toBeGreaterThanOrEqual(count);
    expect(Math.max(...ends)).toBeLessThanOrEqual(718);
  }
});

for (const width of [1440, 390]) {
  test(`layout: at ${width} px the section that a link leads to stays below the navbar when a tool above it loads`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 900});
    await open(page, '/developers/zkt');
    // Not by the pointer, for which the link would have to be in the window, with the tool.
    await page.locator('.markdown a[href="#signing"]').first().dispatchEvent('click');
    const form = page.getByRole('region', {name: 'Send a message'});
    await expect(form).toHaveAttribute('data-ready', 'true');
    const heading = page.locator('h2#signing');
    await expect(heading).toBeInViewport({ratio: 1});
    const navbar = await page.locator('.navbar').boundingBox();
    const box = await heading.boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual((navbar?.y ?? 0) + (navbar?.height ?? 0));
    expect(box?.y).toBeLessThan(150);
  });
}

test('tables: on phones no cell is a narrow column of words, on any page', async ({page}) => {
  test.slow();
  await page.setViewportSize({width: 390, height: 844});
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

for (const path of ['/developers/what_is_different', '/resources/audits', '/developers/precompiles'])
  test(`tables: on phones the cells of ${path} have the names of their columns, and are cells to a screen reader`, async ({
    page,
  }) => {
    await page.setViewportSize({width: 390, height: 844});
    await page.goto(path);
    const tables = page.locator('.markdown table');
    const row = tables
      .filter({has: page.locator('th:nth-child(3)')})
      .first()
      .locator('tbody tr')
      .first();
    await expect(row.locator('> :last-child')).not.toHaveCSS('display', 'table-cell');
    const label = await row
      .locator('> :nth-child(2)')
      .evaluate((cell) => getComputedStyle(cell, '::before').content);
    const [, head] = await row.locator('xpath=ancestor::table').locator('thead th').allTextContents();
    expect(label).toContain(head);
    await page
      .locator('.markdown details')
      .evaluateAll((folds) => folds.forEach((fold) => fold.setAttribute('open', '')));
    const session = await page.context().newCDPSession(page);
    const {nodes} = await session.send('Accessibility.getFullAXTree');
    const known = nodes.filter(({ignored}) => !ignored).map(({role}) => String(role?.value));
    for (const [role, parts] of [
      ['table', 'table'],
      ['row', 'tr'],
      ['columnheader', 'thead th'],
      ['rowheader', 'tbody th'],
      ['cell', 'td:not(:empty)'],
    ] as const)
      expect([role, known.filter((name) => name === role).length]).toEqual([
        role,
        await page
          .locator(`.markdown table`)
          .locator(parts === 'table' ? 'xpath=.' : parts)
          .count(),
      ]);
  });
