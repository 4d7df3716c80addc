import {readFileSync} from 'node:fs';
import path from 'node:path';
import {BUILD} from '../built-site';
import {clipboardOf, expect, open, test} from './fixtures';
import {at} from './sitemap';

const PAGE = '/users/transactions';

test('a page can be copied as Markdown by keyboard, and opened as Markdown', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, PAGE);
  await page.getByRole('button', {name: 'Copy page'}).press('Enter');
  await expect(page.getByRole('status').filter({hasText: 'copied as Markdown'})).toBeAttached();
  const file = readFileSync(path.join(BUILD, `${PAGE}.md`), 'utf8');
  expect(await clipboardOf(page)).toBe(file);
  const link = page.getByRole('link', {name: 'Markdown'});
  await expect(link).toHaveAttribute('href', at(`${PAGE}.md`));
  const response = await page.request.get(at(`${PAGE}.md`));
  expect(response.headers()['content-type']).toContain('text/markdown');
});

test('a failed copy says what to do', async ({page, context, consoleGuard}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  consoleGuard.expectMessage(/503/);
  await page.route('**/*.md', (route) => route.fulfill({status: 503}));
  await open(page, PAGE);
  await page.getByRole('button', {name: 'Copy page'}).click();
  await expect(page.getByRole('button', {name: 'Not copied'})).toBeVisible();
  await expect(page.getByRole('status').filter({hasText: 'Select “Markdown”'})).toBeAttached();
});
