import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {BUILD} from '../built-site';
import {clipboardOf, expect, open, test} from './fixtures';
import {at} from './sitemap';

const PAGE = '/users/transactions';

const menu = (page: Page) => page.locator('main summary', {hasText: 'Copy page'}).filter({visible: true});
const entry = (page: Page, name: string) => page.getByRole('link', {name}).filter({visible: true});

test('a page can be copied as Markdown by keyboard, and opened as Markdown', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, PAGE);
  await menu(page).press('Enter');
  await page.getByRole('button', {name: 'Copy as Markdown'}).press('Enter');
  await expect(page.getByRole('status').filter({hasText: 'copied as Markdown'})).toBeAttached();
  const file = readFileSync(path.join(BUILD, `${PAGE}.md`), 'utf8');
  expect(await clipboardOf(page)).toBe(file);
  await expect(entry(page, 'View as Markdown')).toHaveAttribute('href', at(`${PAGE}.md`));
  const response = await page.request.get(at(`${PAGE}.md`));
  expect(response.headers()['content-type']).toBe('text/markdown; charset=utf-8');
  await page.keyboard.press('Escape');
  await expect(entry(page, 'View as Markdown')).toHaveCount(0);
  await expect(menu(page)).toBeFocused();
});

test('a failed copy says what to do', async ({page, context, consoleGuard}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  consoleGuard.expectMessage(/503/);
  await page.route('**/*.md', (route) => route.fulfill({status: 503}));
  await open(page, PAGE);
  await menu(page).click();
  await page.getByRole('button', {name: 'Copy as Markdown'}).click();
  await expect(page.getByRole('button', {name: 'Not copied'})).toBeVisible();
  await expect(page.getByRole('status').filter({hasText: 'Select “View as Markdown”'})).toBeAttached();
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  for (const width of [390, 1440])
    test(`the menu is in a window of ${width} px, and asks Claude and ChatGPT to read the page`, async ({
      page,
    }) => {
      await page.setViewportSize({width, height: 844});
      await page.goto(PAGE);
      await menu(page).click();
      await expect(page.getByRole('button', {name: 'Copy as Markdown'})).toBeHidden();
      for (const [name, start] of [
        ['Open in Claude', 'https://claude.ai/new?q='],
        ['Open in ChatGPT', 'https://chatgpt.com/?q='],
      ]) {
        const link = entry(page, name);
        await expect(link).toBeInViewport({ratio: 1});
        await expect(link).toHaveAttribute('target', '_blank');
        await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
        const href = (await link.getAttribute('href')) ?? '';
        expect(href.startsWith(start)).toBe(true);
        expect(decodeURIComponent(href.slice(start.length))).toMatch(
          /^Read https:\/\/\S+\/users\/transactions\.md /,
        );
      }
    });
});
