import {existsSync} from 'node:fs';
import path from 'node:path';
import {beforeAll, expect, test} from 'vitest';
import {BUILD} from '../built-site';
import {matchingFiles} from '../files';
import {builtPages, expectClean, readBuilt, type Built} from './built-pages';
import {all, one, parsePage, type Element, type Page} from './page';

let root = '';
let pages: ReadonlyMap<string, Built> = new Map();
/** All HTML files, also those that the sitemap does not name. */
let files: readonly (readonly [string, Built])[] = [];

beforeAll(() => {
  ({root, pages} = builtPages());
  files = matchingFiles(BUILD, /\.html$/, BUILD).map((file) => [
    file,
    {url: file, page: parsePage(readBuilt(file))},
  ]);
  expect(files.length).toBeGreaterThan(pages.size);
});

const fileOf = (url: string) =>
  path.join(BUILD, decodeURIComponent(new URL(url, root).href.slice(root.length)));
const linkOf = (page: Page, relation: string) =>
  one(page, ({name, attribs}) => name === 'link' && attribs.rel === relation)?.attribs.href ?? '';

test('the icon exists', () => {
  expectClean(pages, (page) => {
    const icon = linkOf(page, 'icon');
    return existsSync(fileOf(icon)) ? [] : [`has no file for its icon ${icon}`];
  });
});

test('pictures have a size, so that no text moves, are of a small format, and load late below the first section', () => {
  expectClean(pages, (page) => {
    const main = one(page, ({name}) => name === 'main');
    const content = main ? all(main, 'h2', 'img') : [];
    const below = content.slice(content.findIndex(({name}) => name === 'h2') + 1 || content.length);
    const images = all(page, 'img');
    return [
      ...(images.length > 0 ? [] : ['has no picture, not even the logo']),
      ...images.flatMap((image) => {
        const {src = '', width = '', height = '', loading} = image.attribs;
        return [
          ...(/^[1-9]\d* [1-9]\d*$/.test(`${width} ${height}`)
            ? []
            : [`has ${src} without width and height`]),
          ...(below.includes(image) && loading !== 'lazy'
            ? [`loads ${src} below the first section at once`]
            : []),
          ...(content.includes(image) && /\.(?:png|jpe?g|gif)$/i.test(src)
            ? [`shows ${src}, which is neither AVIF nor WebP nor SVG`]
            : []),
        ];
      }),
    ];
  });
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
    return manifest === new URL('site.webmanifest', root).pathname ? [] : [`links the manifest ${manifest}`];
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

const LOADS = new Set(['src', 'srcset', 'poster', 'href', 'xlink:href', 'data', 'imagesrcset']);
/** Relations of links that a page neither loads nor connects to. */
const NAMED = /^(?:canonical|alternate)$/;

test('no HTML file loads from, or connects to, another origin', () => {
  const foreign = ({name, attribs}: Element) =>
    Object.entries(attribs).filter(
      ([key, value]) =>
        LOADS.has(key) &&
        name !== 'a' &&
        !NAMED.test(attribs.rel ?? '') &&
        /(?:^|[\s,])(?:https?:)?\/\//i.test(value),
    );
  expectClean(files, (page) =>
    all(
      page,
      'audio',
      'embed',
      'iframe',
      'image',
      'img',
      'link',
      'object',
      'script',
      'source',
      'use',
      'video',
    )
      .flatMap(foreign)
      .map(([key, value]) => `reaches ${value} by ${key}`),
  );
});

const isPolicy = ({name, attribs}: Element): boolean =>
  name === 'meta' && attribs['http-equiv']?.toLowerCase() === 'content-security-policy';

test('every HTML file has the policy and the referrer policy of _headers, before everything that they govern', () => {
  const valueOf = (name: string) => new RegExp(`${name}: (.+)`).exec(readBuilt('_headers'))?.[1] ?? '';
  // What only works in headers.
  const policy = valueOf('Content-Security-Policy').replace(/; frame-ancestors [^;]+/, '');
  const referrer = valueOf('Referrer-Policy');
  expect([policy, referrer]).toEqual([
    expect.stringContaining("script-src 'self'"),
    expect.stringMatching(/^strict-/),
  ]);
  expectClean(files, (page) => {
    const order = all(page, 'meta', 'link', 'script', 'style', 'base', 'img', 'body');
    const found = order.filter(isPolicy);
    const referrers = order.filter(({attribs}) => attribs.name === 'referrer');
    return [
      ...(found.length === 1 && found[0]?.attribs.content === policy ? [] : ['has another policy']),
      ...(order.findIndex(isPolicy) < order.findIndex(({name}) => name !== 'meta')
        ? []
        : ['has its policy late']),
      ...(referrers[0]?.attribs.content === referrer ? [] : ['has another referrer policy']),
    ];
  });
});

test('no file names the folder that the site was built in', () => {
  const texts = matchingFiles(BUILD, /\.(?:html|js|css|json|xml|txt|md|yaml)$/, BUILD);
  expect(texts.length).toBeGreaterThan(files.length);
  expect(texts.filter((file) => readBuilt(file).includes(path.dirname(BUILD)))).toEqual([]);
});
