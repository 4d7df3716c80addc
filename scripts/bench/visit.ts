/*
 * npm run bench -- visit: what nginx sends, with deploy/nginx.conf and compressed files, to a reader who opens the home page, follows
 * two links, and searches: at the first visit, and at the next one, when the browser has what may be kept.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {chromium, type Page} from '@playwright/test';
import {browserPath} from '../browser';
import {compressFiles, NGINX_CONFIG, startNginx} from '../nginx';

/** Bytes with headers, and path. */
const LOG = "log_format sent '$bytes_sent $uri'; access_log /tmp/access.log sent;";

const STEPS: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'home page': (page) => page.goto('/'),
  'a link': (page) => page.locator('main a[href^="/users/"]').first().click(),
  'next page': (page) => page.locator('.pagination-nav__link--next').click(),
  search: async (page) => {
    await page.keyboard.press('Control+k');
    await page.keyboard.type('batch limit');
    await page.locator('.DocSearch-Hit').first().waitFor();
  },
};

/** Prints requests and bytes of each step, and the largest files. */
export async function benchVisit(build: string): Promise<void> {
  const config = readFileSync(NGINX_CONFIG, 'utf8').replace('access_log off;', LOG);
  const nginx = await startNginx(build, config);
  compressFiles(nginx.root);
  const log = path.join(nginx.root, '../access.log');
  const sent = () =>
    readFileSync(log, 'utf8')
      .trim()
      .split('\n')
      .filter(Boolean)
      .map((line) => line.split(' '))
      .map(([bytes, file]) => ({bytes: Number(bytes), file}));
  const browser = await chromium.launch({executablePath: browserPath(), args: ['--no-sandbox']});
  const context = await browser.newContext({baseURL: `http://127.0.0.1:${nginx.port}`});
  for (const visit of ['first visit', 'next visit']) {
    const page = await context.newPage();
    const before = sent().length;
    let from = before;
    for (const [step, act] of Object.entries(STEPS)) {
      await act(page);
      await page.waitForLoadState('networkidle');
      await page.waitForTimeout(1_000);
      const files = sent().slice(from);
      from += files.length;
      console.log(visit, step, summary(files));
    }
    const files = sent().slice(before);
    console.log(visit, 'in all', summary(files));
    const largest = files.sort((a, b) => b.bytes - a.bytes).slice(0, 5);
    console.log(largest.map(({bytes, file}) => `  ${bytes} ${file}`).join('\n'));
    await page.close();
  }
  await browser.close();
  await nginx.stop();
}

function summary(files: readonly {readonly bytes: number}[]): string {
  const kilobytes = files.reduce((sum, {bytes}) => sum + bytes, 0) / 1000;
  return `${files.length} requests, ${kilobytes.toFixed(1)} kB`;
}
