import type {Page} from '@playwright/test';
import {axeProblems} from '../axe';
import {clipboardOf, expect, open, test, useColorMode} from '../fixtures';

const KEY = 'reader-key-0123456789';
const SHOWN = 're••••••••89';
const CONTRACT = `0x${'b2'.repeat(20)}`;
const PLACEHOLDER = 'YOUR_API_KEY';

// What readers type must not leave the page with these requests either.
test.use({prefetch: true});

const dialog = (page: Page) => page.getByRole('dialog', {name: 'Your values'});
const opener = (page: Page) => page.getByRole('button', {name: 'Fill your API key into the samples'});
const marks = (page: Page, kind = 'apiKey') => page.locator(`[data-fill="${kind}"]`);

/** Places of the page and the browser that contain a text, except form fields and this tab's storage. */
function placesOf(page: Page, text: string): Promise<readonly string[]> {
  return page.evaluate(async (wanted) => {
    const found: string[] = [];
    const look = (where: string, content: string): void => {
      if (content.includes(wanted)) found.push(where);
    };
    look('address', location.href);
    look('history', JSON.stringify(history.state));
    look('cookie', document.cookie);
    look('name', window.name);
    look('localStorage', JSON.stringify(localStorage));
    Object.entries(sessionStorage).forEach(([name, value]) => look(`sessionStorage.${name}`, String(value)));
    look('IndexedDB', JSON.stringify(await indexedDB.databases()));
    look('caches', JSON.stringify(await caches.keys()));
    look('text', document.documentElement.textContent ?? '');
    document.querySelectorAll('*').forEach((element) => {
      for (const {name, value} of Array.from(element.attributes)) look(`${element.tagName} ${name}`, value);
    });
    return found;
  }, text);
}

/** Heights of paragraphs, cells and samples outside of tools. */
function heights(page: Page): Promise<readonly number[]> {
  return page
    .locator(':is(article p, article td, article figure):not([data-tool] *)')
    .evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().height));
}

test('values filled in by keyboard are masked everywhere, copied in full, and stored nowhere else', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const clipboard = () => clipboardOf(page);
  const sent: string[] = [];
  page.on('request', (request) =>
    sent.push(`${request.url()} ${JSON.stringify(request.headers())} ${request.postData() ?? ''}`),
  );
  await open(page, '/developers/zkt');
  expect(await marks(page).count()).toBeGreaterThan(2);
  const before = await heights(page);
  await opener(page).press('Enter');

  const count = sent.length;
  await expect(dialog(page).getByRole('textbox', {name: 'API key for Stability Testnet'})).toBeFocused();
  await page.keyboard.type(KEY);
  await dialog(page).getByRole('textbox', {name: 'Contract address'}).fill(CONTRACT);
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
  await expect(page.getByText('Samples, tables and tools now show your values.')).toBeVisible();
  // The framework prefetches pages of visible links; their URLs reveal nothing about the reader.
  expect(sent.slice(count).filter((request) => !request.includes('"prefetch"'))).toEqual([]);

  await expect(marks(page).first()).toHaveText(SHOWN);
  expect(new Set(await marks(page).allTextContents())).toEqual(new Set([SHOWN, PLACEHOLDER]));
  // A key belongs to one network.
  await expect(page.locator('code', {hasText: '//rpc.stabilityprotocol.com/zkt/'}).first()).toContainText(
    PLACEHOLDER,
  );
  expect(before.length).toBeGreaterThan(50);
  expect(await heights(page)).toEqual(before);
  await page
    .locator('figure.code-frame', {has: marks(page)})
    .first()
    .getByRole('button', {name: /^Copy/})
    .click();
  expect(await clipboard()).toContain(`STABILITY_API_KEY=${KEY}`);
  await page
    .locator('main :not(pre) > code', {has: marks(page)})
    .first()
    .selectText();
  await page.keyboard.press('ControlOrMeta+c');
  expect(await clipboard()).toBe(`https://rpc.testnet.stabilityprotocol.com/zkt/${KEY}`);

  // The text of a query is not the site's own.
  const stranger = `Post ${PLACEHOLDER} and ${SHOWN} here`;
  await page.goto(`/search?q=${encodeURIComponent(stranger)}`);
  await page.getByText(stranger).first().selectText();
  await page.keyboard.press('ControlOrMeta+c');
  expect(await clipboard()).toBe(stranger);
  await page.goto('/developers/zkt');

  await page.getByRole('link', {name: 'Getting Started with Code'}).first().press('Enter');
  await expect(page).toHaveURL(/\/developers\/getting_started$/);
  await expect(marks(page).first()).toHaveText(SHOWN);
  await page.goto('/developers/ATM/bsr');
  await expect(marks(page, 'contract').first()).toHaveText(/^0xb2b2\w+…\w+$/);
  await page.goto('/developers/zkt');
  await expect(marks(page).first()).toHaveText(SHOWN);
  const feedback = page.getByRole('dialog', {name: 'Feedback on this page'});
  await page.getByRole('button', {name: 'Feedback', exact: true}).press('Enter');
  await feedback.getByLabel('What should we know?').fill(`It fails with ${KEY}`);
  await expect(feedback.getByLabel('What should we know?')).toHaveValue(`It fails with ${PLACEHOLDER}`);
  await page.keyboard.press('Escape');
  expect(await placesOf(page, CONTRACT.slice(2))).toEqual(['sessionStorage.reader-values']);
  expect(await placesOf(page, KEY)).toEqual(['sessionStorage.reader-values']);
  expect(sent.length).toBeGreaterThan(10);
  expect(sent.filter((request) => request.includes(KEY))).toEqual([]);

  await opener(page).press('Enter');
  await dialog(page).getByRole('button', {name: 'Clear all'}).press('Enter');
  await expect(marks(page).first()).toHaveText(PLACEHOLDER);
  expect(await placesOf(page, KEY)).toEqual([]);
});

test('a link in the dialog closes it, also one to a section of the same page', async ({page}) => {
  for (const path of ['/developers/zkt', '/users/getting_started']) {
    await open(page, path);
    await page.locator('main [data-open-values]').first().press('Enter');
    await dialog(page).getByRole('link', {name: 'Create one'}).press('Enter');
    await expect(page).toHaveURL(/\/users\/getting_started#get-an-api-key$/);
    await expect(dialog(page)).toBeHidden();
    await expect(page.locator('#get-an-api-key')).toBeInViewport();
  }
});

for (const mode of ['dark', 'light'] as const) {
  test(`the dialog on a phone, in ${mode}: fits, and begins with its purpose and a field, without axe violations`, async ({
    page,
  }) => {
    await useColorMode(page, mode);
    await page.setViewportSize({width: 390, height: 700});
    await open(page, '/developers/zkt');
    await opener(page).press('Enter');
    await expect(dialog(page).getByText(/^Samples, tables and tools show your values/)).toBeInViewport({
      ratio: 1,
    });
    await expect(dialog(page).getByRole('textbox').first()).toBeInViewport({ratio: 1});
    await dialog(page).getByRole('textbox', {name: 'Your address'}).fill('0x12');
    await dialog(page).getByRole('button', {name: 'Use these values'}).click();
    await expect(dialog(page)).toContainText('This is not an address');
    expect(await axeProblems(page)).toEqual([]);
    expect(await dialog(page).evaluate((one) => one.scrollWidth <= one.clientWidth)).toBe(true);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
  });
}
