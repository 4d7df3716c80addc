import {existsSync} from 'node:fs';
import path from 'node:path';
import {beforeAll, describe, expect, test} from 'vitest';
import {BUILD} from '../built-site';
import {matchingFiles} from '../files';
import {builtPages, expectClean, readBuilt, type Built} from './built-pages';
import {parsePage} from './page';
import {
  foreignResources,
  imageCount,
  imageProblems,
  layerProblems,
  linkOf,
  policyOf,
  policyProblems,
} from './resources';

describe('the rules find', () => {
  const html = (body: string, head = '') =>
    parsePage(`<!doctype html><html lang=en><head>${head}</head><body>${body}</body></html>`);
  const main = (body: string) => html(`<main><h1>Title</h1>${body}</main>`);

  test('a picture without a size, one that loads too early, and one of a large format', () => {
    const img = (attributes: string) => `<img alt="" width=20 height=10 ${attributes}>`;
    const lazy = img('loading=lazy src=/a.webp');
    expect(imageProblems(html('<nav><img alt="" src=/logo.svg></nav>'))).toEqual([
      'has /logo.svg without width and height',
    ]);
    expect(imageProblems(main('<img alt="" src=/a.svg width=20 height=0>'))).toHaveLength(1);
    expect(imageProblems(main(`${img('src=/a.webp')}<h2>A</h2><p>${img('src=/b.svg')}</p>`))).toEqual([
      'loads /b.svg below the first section at once',
    ]);
    expect(imageProblems(main(img('src=/a.png')))).toHaveLength(1);
    expect(imageProblems(main(`${img('src=/a.svg')}<h2>A</h2>${lazy}`))).toEqual([]);
    expect(imageProblems(main(img('src=/a.avif')))).toEqual([]);
  });

  test.each([
    '<link rel=preconnect href=https://cdn.example.net>',
    '<link rel="dns-prefetch" href="//cdn.example.net">',
    '<link rel=stylesheet href=http://docs.example.org/a.css>',
    '<img src=https://cdn.example.net/a.png alt="">',
    '<img alt="" src=/a.png srcset="/a.png 1x, https://cdn.example.net/a.png 2x">',
    '<img alt="" src=/a.png srcset="/a.png 1x,https://cdn.example.net/a.png 2x">',
    '<script src=https://cdn.example.net/a.js></script>',
    '<iframe src=https://cdn.example.net/></iframe>',
    '<video poster=https://cdn.example.net/a.png></video>',
    '<svg><use href="https://cdn.example.net/a.svg#b"/></svg>',
  ])('something of another origin in %s', (tag) => {
    expect(foreignResources(html(tag), 'https://docs.example.org')).toHaveLength(1);
  });

  test('no problem with resources of the same origin and with links', () => {
    const good =
      '<link rel=icon href=/i.svg><script src=/a.js></script><script>1</script><img alt="" src="data:image/png;base64,AA==">' +
      '<link rel=canonical href=https://docs.example.org/a><a href=https://cdn.example.net>x</a><svg><use href="#b"/></svg>';
    expect(foreignResources(html(good), 'https://docs.example.org')).toEqual([]);
  });

  test('a page without a policy, with two, or with one after something it governs', () => {
    const policy = '<meta http-equiv=Content-Security-Policy content="default-src \'none\'">';
    expect(policyProblems(html(''))).toEqual(['has 0 policies']);
    expect(policyProblems(html('', policy + policy))).toEqual(['has 2 policies']);
    for (const governed of ['<script>1</script>', '<link rel=stylesheet href=/a.css>', '<style></style>'])
      expect(policyProblems(html('', `<meta charset=UTF-8>${governed}${policy}`))).toHaveLength(1);
    expect(policyProblems(html(policy))).toEqual(['has its policy after <body>']);
    expect(policyProblems(html('', `<meta charset=UTF-8>${policy}<link rel=icon href=/i.svg>`))).toEqual([]);
    expect(policyOf(html('', policy))).toBe("default-src 'none'");
  });

  test('a style sheet without cascade layers, or with their polyfill', () => {
    expect(layerProblems('a{color:red}')).toEqual(['has no @layer']);
    expect(layerProblems('@layer a{b:not(#\\#):not(#\\#){color:red}}')).toHaveLength(1);
    expect(layerProblems('@layer a{b{color:red}}')).toEqual([]);
  });
});

describe('the built site:', () => {
  let root = '';
  let pages: ReadonlyMap<string, Built> = new Map();

  const fileOf = (url: string) => path.join(BUILD, decodeURIComponent(url.slice(root.length)));

  beforeAll(() => {
    ({root, pages} = builtPages());
  });

  test('the icon exists', () => {
    expectClean(pages, (page) => {
      const icon = linkOf(page, 'icon');
      return icon && existsSync(fileOf(new URL(icon, root).href)) ? [] : [`has no file for its icon ${icon}`];
    });
  });

  test('pictures in files have a size, and those below the first section load late', () => {
    const images = Array.from(pages.values(), ({page}) => imageCount(page));
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

  test('no HTML file loads from, or connects to, another origin', () => {
    const files = matchingFiles(BUILD, /\.html$/, BUILD);
    expect(files.length).toBeGreaterThan(36);
    const {origin} = new URL(root);
    const problems = files.flatMap((file) =>
      foreignResources(parsePage(readBuilt(file)), origin).map((found) => `${file}: ${found}`),
    );
    expect(problems.join('\n')).toBe('');
  });

  test('every HTML file has the policy of _headers, except directives that only work in headers', () => {
    const header = /Content-Security-Policy: (.+)/.exec(readBuilt('_headers'))?.[1] ?? '';
    const expected = header.replace(/frame-ancestors [^;]+; /, '');
    expect(expected).toContain("script-src 'self' 'sha256-");
    expect(expected.length).toBeLessThan(header.length);
    const files = matchingFiles(BUILD, /\.html$/, BUILD);
    expect(files.length).toBeGreaterThan(pages.size);
    const problems = files.flatMap((file) => {
      const page = parsePage(readBuilt(file));
      const same = policyOf(page) === expected;
      return [...policyProblems(page), ...(same ? [] : ['differs from _headers'])].map(
        (what) => `${file} ${what}`,
      );
    });
    expect(problems.join('\n')).toBe('');
  });

  test('the style sheet keeps its cascade layers, without a polyfill', () => {
    const files = matchingFiles(BUILD, /\.css$/, BUILD);
    expect(files.length).toBeGreaterThan(0);
    const main = files.filter((file) => /(?:^|\/)styles\.[^/]*css$/.test(file));
    expect(main).toHaveLength(1);
    expect(main.flatMap((file) => layerProblems(readBuilt(file)))).toEqual([]);
    expect(
      files.filter((file) => layerProblems(readBuilt(file)).some((problem) => problem.includes('polyfill'))),
    ).toEqual([]);
  });

  test('no file names the folder that the site was built in', () => {
    const files = matchingFiles(BUILD, /\.(?:html|js|css|json|xml|txt|md|yaml)$/, BUILD);
    expect(files.length).toBeGreaterThan(pages.size);
    expect(files.filter((file) => readBuilt(file).includes(path.dirname(BUILD)))).toEqual([]);
  });
});
