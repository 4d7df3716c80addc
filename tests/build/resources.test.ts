import {existsSync} from 'node:fs';
import path from 'node:path';
import {beforeAll, describe, expect, test} from 'vitest';
import {BUILD} from '../built-site';
import {matchingFiles} from '../files';
import {builtPages, expectClean, readBuilt, type Built} from './built-pages';
import {all, parsePage} from './page';
import {foreignResources, imageProblems, linkOf, policyOf, policyProblems, referrerOf} from './resources';

describe('the rules find', () => {
  const html = (body: string, head = '') =>
    parsePage(`<!doctype html><html lang=en><head>${head}</head><body>${body}</body></html>`);

  test('a picture without a size, one that loads too early, and one of a large format', () => {
    const late = '<img alt="" src=/b.svg width=20 height=10>';
    const page = `<nav><img alt="" src=/logo.svg></nav><main><img alt="" src=/a.png width=20 height=10><h2>A</h2>${late}</main>`;
    expect(imageProblems(html(page))).toEqual([
      'has /logo.svg without width and height',
      'shows /a.png, which is neither AVIF nor WebP nor SVG',
      'loads /b.svg below the first section at once',
    ]);
  });

  test('something of another origin, and no links', () => {
    const good =
      '<link rel=icon href=/i.svg><script src=/a.js></script><script>1</script><img alt="" src="data:image/png;base64,AA==">' +
      '<link rel=canonical href=https://docs.example.org/a><a href=https://cdn.example.net>x</a><svg><use href="#b"/></svg>';
    const foreign =
      '<link rel="dns-prefetch" href="//cdn.example.net"><link rel=stylesheet href=http://docs.example.org/a.css>' +
      '<img alt="" src=/a.png srcset="/a.png 1x,https://cdn.example.net/a.png 2x">' +
      '<video poster=https://cdn.example.net/a.png></video><svg><use href="https://cdn.example.net/a.svg#b"/></svg>';
    expect(foreignResources(html(good), 'https://docs.example.org')).toEqual([]);
    expect(foreignResources(html(foreign), 'https://docs.example.org')).toHaveLength(5);
  });

  test('a page without a policy, with two, or with one after something it governs', () => {
    const policy = '<meta http-equiv=Content-Security-Policy content="default-src \'none\'">';
    expect(policyProblems(html(''))).toEqual(['has 0 policies']);
    expect(policyProblems(html('', policy + policy))).toEqual(['has 2 policies']);
    expect(policyProblems(html('', `<script>1</script>${policy}`))).toEqual([
      'has its policy after <script>',
    ]);
  });
});

describe('the built site:', () => {
  let root = '';
  let pages: ReadonlyMap<string, Built> = new Map();
  /** All HTML files, also those that the sitemap does not name. */
  let files: readonly (readonly [string, Built])[] = [];

  const fileOf = (url: string) => path.join(BUILD, decodeURIComponent(url.slice(root.length)));

  beforeAll(() => {
    ({root, pages} = builtPages());
    files = matchingFiles(BUILD, /\.html$/, BUILD).map((file) => [
      file,
      {url: file, page: parsePage(readBuilt(file))},
    ]);
    expect(files.length).toBeGreaterThan(pages.size);
  });

  test('the icon exists', () => {
    expectClean(pages, (page) => {
      const icon = linkOf(page, 'icon');
      return icon && existsSync(fileOf(new URL(icon, root).href)) ? [] : [`has no file for its icon ${icon}`];
    });
  });

  test('pictures in files have a size, and those below the first section load late', () => {
    const images = Array.from(pages.values(), ({page}) => all(page, 'img').length);
    expect(Math.min(...images)).toBeGreaterThan(0);
    expectClean(pages, imageProblems);
  });

  test('robots.txt allows everything and names the sitemap; the web manifest names existing icons', () => {
    const robots = readBuilt('robots.txt');
    expect(robots).toMatch(/^User-agent: \*\nAllow: \/$/m);
    expect(robots).toContain(`\nSitemap: ${root}sitemap.xml\n`);
    const {icons} = JSON.parse(readBuilt('site.webmanifest')) as {
      readonly icons: readonly {readonly src: string}[];
    };
    expect(icons.length).toBeGreaterThan(0);
    expect(icons.filter(({src}) => !existsSync(fileOf(new URL(src, root).href)))).toEqual([]);
    expectClean(pages, (page) => {
      const manifest = linkOf(page, 'manifest');
      return manifest === new URL('site.webmanifest', root).pathname
        ? []
        : [`links the manifest ${manifest}`];
    });
  });

  test('security.txt names a section that exists, and its own address', () => {
    const fields = new Map(
      Array.from(readBuilt('.well-known/security.txt').matchAll(/^([\w-]+): (.+)$/gm), ([, name, value]) => [
        name,
        value,
      ]),
    );
    const [page = '', anchor = ''] = (fields.get('Contact') ?? '').split('#');
    expect(readBuilt(path.relative(BUILD, `${fileOf(page)}.html`))).toContain(`id="${anchor}"`);
    expect(existsSync(fileOf(fields.get('Canonical') ?? ''))).toBe(true);
  });

  test('no HTML file loads from, or connects to, another origin', () => {
    const {origin} = new URL(root);
    expectClean(files, (page) => foreignResources(page, origin));
  });

  test('every HTML file has the policy and the referrer policy of _headers, except what only works in headers', () => {
    const valueOf = (name: string) => new RegExp(`${name}: (.+)`).exec(readBuilt('_headers'))?.[1] ?? '';
    const policy = valueOf('Content-Security-Policy');
    const expected = policy.replace(/; frame-ancestors [^;]+/, '');
    expect(expected).toContain("script-src 'self' 'sha256-");
    expect(expected.length).toBeLessThan(policy.length);
    const referrer = valueOf('Referrer-Policy');
    expect(referrer).toMatch(/^strict-origin/);
    expectClean(files, (page) => [
      ...policyProblems(page),
      ...(policyOf(page) === expected ? [] : ['has a policy that differs from _headers']),
      ...(referrerOf(page) === referrer ? [] : ['has a referrer policy that differs from _headers']),
    ]);
  });

  test('no file names the folder that the site was built in', () => {
    const texts = matchingFiles(BUILD, /\.(?:html|js|css|json|xml|txt|md|yaml)$/, BUILD);
    expect(texts.length).toBeGreaterThan(files.length);
    expect(texts.filter((file) => readBuilt(file).includes(path.dirname(BUILD)))).toEqual([]);
  });
});
