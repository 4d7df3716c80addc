import type {AddressInfo} from 'node:net';
import {brotliCompressSync} from 'node:zlib';
import {chromium} from '@playwright/test';
import {browserPath} from '../browser';
import {createPreviewServer} from '../preview';

/** What a page loads before any interaction, in bytes (brotli quality 11), without prefetching. */
export interface PageBytes {
  readonly path: string;
  readonly js: number;
  readonly css: number;
  readonly html: number;
}

/** Targets of the project, in kilobytes (1,000 bytes). */
export const AIMS = {js: 112, css: 17, html: 15, apiJs: 105} as const;

/**
 * Measures the first load of pages of the built site.
 * @param build folder of the built site
 * @param paths paths without base URL
 * @throws Error when there is no built site or no browser
 */
export async function measureBytes(build: string, paths: readonly string[]): Promise<PageBytes[]> {
  const server = createPreviewServer(build).listen(0);
  const browser = await chromium.launch({executablePath: browserPath(), args: ['--no-sandbox']});
  try {
    const results: PageBytes[] = [];
    for (const target of paths) {
      const page = await browser.newPage();
      await page.addInitScript(() =>
        Object.defineProperty(navigator, 'connection', {value: {saveData: true, effectiveType: '4g'}}),
      );
      const sums = {js: 0, css: 0, html: 0};
      const pending: Promise<void>[] = [];
      page.on('response', (response) => {
        const type = response.request().resourceType();
        const kind = ({script: 'js', stylesheet: 'css', document: 'html'} as const)[type as 'script'];
        if (!kind) return;
        pending.push(response.body().then((body) => void (sums[kind] += brotliCompressSync(body).length)));
      });
      await page.goto(`http://localhost:${(server.address() as AddressInfo).port}${target}`, {
        waitUntil: 'networkidle',
      });
      await Promise.all(pending);
      results.push({path: target, ...sums});
      await page.close();
    }
    return results;
  } finally {
    await browser.close();
    server.close();
  }
}

/**
 * Prints the bytes of each kind of page beside their targets.
 * @param build folder of the built site
 * @param print prints one line
 */
export async function benchBytes(build: string, print: (line: string) => void): Promise<void> {
  const results = await measureBytes(build, ['/', '/users/transactions', '/developers/precompiles', '/api']);
  print('First load, brotli 11, prefetch off; aim in brackets; kB = 1,000 bytes');
  for (const {path: target, js, css, html} of results) {
    const kb = (bytes: number) => (bytes / 1000).toFixed(1);
    const jsAim = target === '/api' ? AIMS.apiJs : AIMS.js;
    print(
      `${target}: JS ${kb(js)} [${jsAim}], CSS ${kb(css)} [${AIMS.css}], HTML ${kb(html)} [${AIMS.html}]`,
    );
  }
}
