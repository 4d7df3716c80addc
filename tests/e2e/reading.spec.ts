import {axeProblems} from './axe';
import {expect, open, test} from './fixtures';

test('tabs: the chosen library is in the URL and applies to the next page', async ({page}) => {
  await open(page, '/developers/getting_started');
  await page.getByRole('tab', {name: 'viem'}).first().click();
  await expect(page).toHaveURL(/[?&]library=viem/);
  await open(page, '/developers/public_rpc');
  await expect(page.getByRole('tab', {name: 'viem'}).first()).toHaveAttribute('aria-selected', 'true');
});

test('tabs: a URL with a choice selects its tab', async ({page}) => {
  await open(page, '/developers/getting_started?library=viem');
  await expect(page.getByRole('tab', {name: 'viem'}).first()).toHaveAttribute('aria-selected', 'true');
});

test('glossary: a definition opens with the keyboard, passes axe and closes with Escape', async ({page}) => {
  await open(page, '/developers/precompiles');
  const term = page.locator('main a[href*="#glossary-"]').first();
  await term.focus();
  const tooltip = page.getByRole('tooltip');
  await expect(tooltip).toBeVisible();
  await expect(tooltip).not.toBeEmpty();
  expect(await axeProblems(page, '[role="tooltip"]')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(tooltip).toHaveCount(0);
});

test('FAQ: a URL opens its question, and the link opens it again after it was closed', async ({page}) => {
  await open(page, '/resources/faq#rpc-url-secret');
  const questions = page.locator('main details', {has: page.locator('h3')});
  expect(await questions.count()).toBeGreaterThan(30);
  const asked = questions.filter({has: page.locator('#rpc-url-secret')});
  await expect(asked).toHaveAttribute('open', '');
  await expect(asked.getByText('Whoever has it')).toBeInViewport();
  await expect(questions.and(page.locator('[open]'))).toHaveCount(1);
  await asked.locator('summary').click();
  await expect(asked.getByText('Whoever has it')).toBeHidden();
  await page.locator('.table-of-contents a[href="#rpc-url-secret"]').click();
  await expect(asked.getByText('Whoever has it')).toBeVisible();
});

test('glossary: a link to a term opens its letter', async ({page}) => {
  await open(page, '/how_stability_works/intro_to_stability');
  await expect(page.locator('#glossary-nonce')).toBeHidden();
  await open(page, '/how_stability_works/intro_to_stability#glossary-nonce');
  await expect(page.locator('#glossary-nonce')).toBeInViewport();
  await expect(page.locator('#glossary-block')).toBeHidden();
});

test('code: the copy button copies the exact text, and confirms it', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/developers/zkt');
  const block = page.locator('figure.code-frame', {hasText: '"wait": true'});
  const shown = await block.locator('code').textContent();
  await block.getByRole('button', {name: 'Copy'}).click();
  await expect(block.getByRole('status')).toHaveText('Copied');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(shown?.replace(/\n$/, ''));
  expect(copied).toContain('\n  "');
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

  const folded = main.locator('details:not([open]) > :not(summary)');
  expect(await folded.count()).toBeGreaterThan(3);
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

test('print: if the style sheet cannot open disclosures, the first script does, and closes them again', async ({
  page,
}) => {
  await page.addInitScript(() => {
    CSS.supports = () => false;
  });
  await page.goto('/resources/faq');
  const open = page.locator('details[open]');
  await expect(open).toHaveCount(0);
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  expect(await open.count()).toBeGreaterThan(30);
  await expect(page.locator('details:not([open])')).toHaveCount(0);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(open).toHaveCount(0);
});

test('layout: nothing moves while the page and its fonts load', async ({page}) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, {shifts});
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as {value: number}).value);
    }).observe({type: 'layout-shift', buffered: true});
  });
  await open(page, '/users/transactions');
  await page.evaluate(() => document.fonts.ready);
  const total = await page.evaluate(() =>
    (window as unknown as {shifts: number[]}).shifts.reduce((sum, value) => sum + value, 0),
  );
  expect(total).toBeLessThan(0.02);
  await page.evaluate(() => document.querySelector('main')?.before('moved '.repeat(200)));
  await expect
    .poll(() => page.evaluate(() => (window as unknown as {shifts: number[]}).shifts.length))
    .toBeGreaterThan(0);
});

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
    for (const panel of await panels.all()) expect((await panel.textContent())?.trim()).not.toBe('');
  });
});
