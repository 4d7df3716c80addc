import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, onTestFinished, test} from 'vitest';
import {
  fileOfRoute,
  isIndexed,
  rewriteBuiltPages,
  routeOfFile,
  sitemapUrls,
  visitBuiltPages,
  type BuiltPage,
} from './built-pages';

function site(): string {
  const dir = mkdtempSync(path.join(tmpdir(), 'pages-'));
  onTestFinished(() => rmSync(dir, {recursive: true}));
  mkdirSync(path.join(dir, 'users'));
  writeFileSync(path.join(dir, 'index.html'), 'home');
  writeFileSync(path.join(dir, 'users/keys.html'), 'keys');
  return dir;
}

test('two rewrites that start at the same time are applied one after the other, in this order', async () => {
  const dir = site();
  const slow = rewriteBuiltPages(dir, async ({html, route}) => {
    await new Promise((resolve) => setTimeout(resolve, 20));
    return `${html} at ${route}`;
  });
  const fast = rewriteBuiltPages(dir, ({html}) => `${html}!`);
  expect((await visitBuiltPages(dir, (page) => page)).map(({html}) => html)).toEqual([
    'home at /!',
    'keys at /users/keys!',
  ]);
  await Promise.all([slow, fast]);
  expect(readFileSync(path.join(dir, 'index.html'), 'utf8')).toBe('home at /!');
  expect(readFileSync(path.join(dir, 'users/keys.html'), 'utf8')).toBe('keys at /users/keys!');
});

test('a page is written before the next one is read', async () => {
  const dir = site();
  const seen: string[] = [];
  const rewritten = rewriteBuiltPages(dir, ({route, html}) => {
    seen.push(`${route}: ${readFileSync(path.join(dir, 'index.html'), 'utf8')}`);
    return `${html}!`;
  });
  await rewritten;
  expect(seen).toEqual(['/: home', '/users/keys: home!']);
});

test('a walk that is asked for during another one sees what that one wrote, and an error ends its own walk only', async () => {
  const dir = site();
  let later: Promise<readonly string[]> | undefined;
  const first = rewriteBuiltPages(dir, ({html}) => {
    later ??= visitBuiltPages(dir, (page) => page.html);
    return `${html}!`;
  });
  await first;
  expect(await later).toEqual(['home!', 'keys!']);
  await expect(visitBuiltPages(dir, () => Promise.reject(new Error('no heading')))).rejects.toThrow(
    'index.html: no heading',
  );
  expect(await visitBuiltPages(dir, ({route}) => route)).toEqual(['/', '/users/keys']);
});

test('the error page and a page that says noindex are not indexed', () => {
  const page = (file: string, html: string): BuiltPage => ({file, route: '/', html});
  expect(isIndexed(page('a.html', '<meta name=robots content=all>'))).toBe(true);
  expect(isIndexed(page('a.html', '<meta data-rh=true name=robots content="noindex, follow">'))).toBe(false);
  expect(isIndexed(page('a.html', '<meta property="robots" content="noindex, follow">'))).toBe(false);
  expect(isIndexed(page('a.html', '<meta content="noindex" name="robots">'))).toBe(false);
  expect(isIndexed(page('404.html', ''))).toBe(false);
});

test.each([
  ['/', 'index.html'],
  ['/users/keys', 'users/keys.html'],
])('the file of %s is %s, and the other way round', (route, file) => {
  expect(fileOfRoute(route)).toBe(file);
  expect(routeOfFile(file)).toBe(route);
});

test('the URLs of a sitemap are in its order', () => {
  const xml = '<url><loc>https://example.org/b</loc></url><url><loc>https://example.org/a</loc></url>';
  expect(sitemapUrls(xml)).toEqual(['https://example.org/b', 'https://example.org/a']);
});
