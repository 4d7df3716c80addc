import {spawn, spawnSync} from 'node:child_process';
import {once} from 'node:events';
import {existsSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {chromium} from '@playwright/test';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {headlessPath} from '../../scripts/browser';
import {versions} from '../../src/data/versions';
import {freePort} from '../../scripts/free-port';
import {analyticsTests, TRACKING} from './analytics';
import {copySite} from './site-copy';
import {hostedSearchTests, KEYS} from './hosted-search';

const DOCUSAURUS = path.join(__dirname, '../../node_modules/@docusaurus/core/bin/docusaurus.mjs');

describe('despite the persistent cache, a build picks up a change', () => {
  let copy = '';

  beforeAll(() => {
    copy = copySite('copy');
    build(
      {
        BASE_URL: '/former/',
        SITE_URL: 'https://former.example',
        REPO_URL: 'https://former.example/repository',
        ...KEYS,
        ...TRACKING,
      },
      '--out-dir',
      'former',
    );
  });
  afterAll(() => rmSync(copy, {recursive: true, force: true, maxRetries: 10, retryDelay: 100}));

  const build = (settings: Readonly<Record<string, string>> = {}, ...args: readonly string[]) => {
    const {status, stdout, stderr} = spawnSync('npx', ['docusaurus', 'build', '--no-minify', ...args], {
      cwd: copy,
      encoding: 'utf8',
      env: {...process.env, ...settings},
    });
    expect(status, stdout + stderr).toBe(0);
  };
  const html = (page: string) => readFileSync(path.join(copy, 'build', page), 'utf8').replace(/<[^>]+>/g, '');
  const edit = (file: string, from: string, to: string) => {
    const text = readFileSync(path.join(copy, file), 'utf8');
    expect(text).toContain(from);
    writeFileSync(path.join(copy, file), text.replaceAll(from, to));
  };

  describe('of the search keys: the hosted service replaces the embedded search', () => {
    hostedSearchTests(() => path.join(copy, 'former'));
  });

  describe('of the id of a property: analytics asks, then counts', () => {
    analyticsTests(() => path.join(copy, 'former'));
  });

  test('of the settings and of the output folder', () => {
    rmSync(path.join(copy, 'former'), {recursive: true});
    build();
    const folder = path.join(copy, 'build');
    const files = readdirSync(folder, {recursive: true, encoding: 'utf8'})
      .filter((name) => /\.(?:html|js|css|json|xml|txt|webmanifest)$|^_headers$/.test(name))
      .map((name) => [name, readFileSync(path.join(folder, name), 'utf8')] as const);
    expect(files.length).toBeGreaterThan(100);
    const kept = files.filter(([, text]) =>
      /\/former\/|former[.-](?:example|key|index)|standin01|google-?(?:analytics|tagmanager)/i.test(text),
    );
    expect(kept.map(([name]) => name)).toEqual([]);
    expect(readFileSync(path.join(folder, '_headers'), 'utf8')).not.toMatch(/algolia|pushfeedback|google/);
    const asked = files.flatMap(([name, text]) =>
      Array.from(
        text.matchAll(/(?:href=|src=|url\(|data-scripts=|\.js )["']?(\/assets\/[^"'\s>)]+)/g),
        ([, file]) => `${file} of ${name}`,
      ),
    );
    expect(asked.length).toBeGreaterThan(100);
    expect(asked.filter((file) => !existsSync(path.join(folder, file.split(' ')[0] ?? '')))).toEqual([]);
    expect(existsSync(path.join(copy, 'former')), 'the former folder was written to').toBe(false);
  });

  test('of an example, of a figure in prose, and of an address, whose links lead to the present one', () => {
    expect(html('developers/zkt.html')).toContain('Hello, Stability!');
    const solidity = versions.solidity.value;
    expect(html('developers/what_is_different.html')).toContain(solidity);
    edit('examples/zkt/message.sh', 'Hello, Stability!', 'An edited sample');
    edit('src/data/versions.ts', solidity, '0.8.99');
    const [former, present] = ['/users/fees', '/users/transactions'];
    edit('src/config/redirects.ts', ' Moved[] = [', ` Moved[] = [{from: '${former}', to: '${present}'}, `);
    edit('docs/developers/zkt.mdx', '\n## Next steps', `\n[Fees](${former}#used-up)\n\n## Next steps`);
    build();
    const page = readFileSync(path.join(copy, 'build/developers/zkt.html'), 'utf8');
    expect(page).toMatch(new RegExp(`href="?${present}#used-up"?[^>]*>Fees<`));
    expect(page).not.toContain(former);
    expect(html('developers/zkt.html')).toContain('An edited sample');
    expect(html('developers/what_is_different.html')).toContain('0.8.99');
    expect(html('index.html')).toContain('to 0.8.99');
  });

  test('in npm start as well, without a page reload for an example', async () => {
    const port = await freePort();
    // First, so that without a browser no server is left.
    const browser = await chromium.launch({executablePath: headlessPath(), args: ['--no-sandbox']});
    // In the process group of the tests, so that it ends with them.
    const server = spawn(process.execPath, [DOCUSAURUS, 'start', '--no-open', '--port', String(port)], {
      cwd: copy,
      env: {...process.env, NODE_ENV: 'development'},
    });
    try {
      const page = await browser.newPage();
      const address = `http://localhost:${port}`;
      await expect
        .poll(
          () =>
            fetch(address).then(
              ({ok}) => ok,
              () => false,
            ),
          {timeout: 300_000, interval: 500},
        )
        .toBe(true);
      await page.goto(`${address}/developers/zkt`);
      await page.getByText('An edited sample').first().waitFor({timeout: 300_000});
      let loads = 0;
      page.on('load', () => (loads += 1));
      edit('examples/zkt/message.sh', 'An edited sample', 'Edited while you look');
      await page.getByText('Edited while you look').first().waitFor({timeout: 300_000});
      expect(loads).toBe(0);
      await page.goto(`${address}/developers/what_is_different`);
      await page.locator('main').getByText('0.8.99').first().waitFor({timeout: 300_000});
      edit('src/data/versions.ts', '0.8.99', '0.8.98');
      await page.locator('main').getByText('0.8.98').first().waitFor({timeout: 300_000});
    } finally {
      await browser.close();
      if (server.exitCode === null) {
        server.kill('SIGKILL');
        await once(server, 'close');
      }
    }
  });
});
