import type {Page} from '@playwright/test';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {axeProblems} from './axe';
import {clipboardOf, expect, hydrated, open, test, useColorMode} from './fixtures';
import {at} from './sitemap';

const DESCRIPTIONS = ['openapi/zkt.yaml', 'openapi/public-api.openapi.yaml'];
const ZKT = ['Publish a message', 'Read a contract', 'Write to a contract', 'Deploy a contract'];
const LEGACY = ['Get free transactions of an address', 'List your API keys', 'Create an API key'];
const OPERATIONS = [...ZKT, ...LEGACY];

const reference = (page: Page) => page.locator('[data-redoc]');

async function expectContent(page: Page): Promise<void> {
  await expect(page.getByRole('heading', {level: 1})).toHaveText('API reference');
  await expect(reference(page).getByText('Legacy account API', {exact: true}).last()).toBeVisible();
  const archive = reference(page).locator('details:not([open]) > summary');
  if (await archive.isVisible()) await archive.click();
  const titles = ['ZKT', 'Legacy account API', 'Free transactions', 'Paid transactions'];
  await expect(reference(page).getByRole('heading', {level: 2})).toHaveText(titles);
  await expect(reference(page).getByRole('heading', {level: 3})).toHaveText(OPERATIONS);
  for (const text of ['txHash', 'timestamp', 'remaining', 'granularity', '400', '404', '500', 'bearer'])
    await expect(reference(page).getByText(text, {exact: true}).first()).toBeVisible();
  await expect(page.getByText('^0x[a-fA-F0-9]{40}$')).toBeVisible();
  await expect(
    page.getByText('https://api.stabilityprotocol.com/v1/free-transactions/{address}'),
  ).toBeVisible();
  await expect(page.getByText(/#(?:message|read|write|deploy)/)).toHaveCount(0);
  await expect(page.getByText('"YOUR_API_KEY"').first()).toBeVisible();
}

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('/api is readable, dark and styled, and its links lead to each operation', async ({page}) => {
    await page.goto('/api');
    await expectContent(page);
    await page.goto('/api#tag/Paid-transactions/operation/createApiKey');
    await expect(page.getByRole('heading', {name: 'Create an API key'})).toBeInViewport();
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(20, 23, 42)');
    await expect(page.locator('.api-content')).toHaveCSS('color', 'rgb(232, 223, 210)');
    await expect(page.locator('.api-content')).toHaveCSS('font-family', /Nunito Sans/);
    for (const name of [...ZKT, 'Legacy account API']) {
      await page.getByRole('navigation', {name: 'Operations'}).getByRole('link', {name}).click();
      const heading = page.getByRole('heading', {name});
      await expect(heading).toBeInViewport();
      // Not below the navbar, nor below other operations.
      expect((await heading.boundingBox())?.y).toBeGreaterThan(60);
      expect((await heading.boundingBox())?.y).toBeLessThan(300);
    }
  });
});

for (const [mode, width] of [
  ['dark', 1440],
  ['light', 390],
] as const) {
  test(`/api in ${mode}, ${width} px wide: the scripts change nothing, no control is without use, no axe violations`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 844});
    await useColorMode(page, mode);
    await page.goto('/api');
    await expectContent(page);
    const before = await reference(page).innerHTML();
    await hydrated(page);
    await expectContent(page);
    expect(await reference(page).innerHTML()).toBe(before);
    await expect(reference(page).getByRole('button')).toHaveText(Array(11).fill('Copy'));
    await expect(reference(page).locator('svg, input, select, [role], [aria-expanded]')).toHaveCount(0);
    expect(await axeProblems(page)).toEqual([]);
  });
}

test('/api copies a sample', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/api');
  const button = page.getByRole('button', {name: 'Copy sample'}).last();
  await button.click();
  await expect(button).toHaveAttribute('data-copied', 'true');
  const copied = await clipboardOf(page);
  expect(JSON.parse(copied)).toMatchObject({contractAddress: '<address>', id: 3});
  expect(copied).toContain('\n  "id": 3');
});

test('/api reached by a navigation of the scripts is there, and again after the way back', async ({page}) => {
  await open(page, '/developers/zkt');
  await page.evaluate((address) => {
    history.pushState({}, '', address);
    window.dispatchEvent(new PopStateEvent('popstate', {state: {}}));
  }, at('/api'));
  await expectContent(page);
  await expect(page.locator('.api-content')).toHaveCSS('font-family', /Nunito Sans/);
  await hydrated(page);
  await page.getByRole('link', {name: 'page on ZKT'}).click();
  await expect(page.getByRole('heading', {level: 1})).not.toHaveText('API reference');
  await page.goBack();
  await expectContent(page);
});

test('/api links to the description that one is written after, and serves both', async ({page, request}) => {
  await page.goto('/api');
  const source = page.getByRole('link', {name: 'Stability’s original'});
  await expect(source).toHaveAttribute('href', /^https:\/\/.*\/blob\/[0-9a-f]{40}\/public-api\.yaml$/);
  for (const file of DESCRIPTIONS) {
    const download = page.getByRole('link', {name: path.basename(file)});
    await expect(download).toHaveAttribute('href', at(`/${file}`));
    const served = await request.get(at(`/${file}`));
    expect(served.status()).toBe(200);
    expect(await served.text()).toBe(await readFile(path.join(__dirname, '../..', file), 'utf8'));
  }
});
