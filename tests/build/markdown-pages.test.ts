import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {select, selectAll} from 'hast-util-select';
import {toString} from 'hast-util-to-string';
import rehypeParse from 'rehype-parse';
import {unified} from 'unified';
import {beforeAll, describe, expect, test} from 'vitest';
import sidebars from '../../sidebars';
import {fileOfRoute, sitemapUrls} from '../../src/plugins/pages/node/built-pages';
import {BUILD} from '../built-site';

const read = (file: string): string => readFileSync(path.join(BUILD, file), 'utf8');
const paths = sitemapUrls(read('sitemap.xml')).map((url) => new URL(url).pathname);
const fileOf = (at: string): string => `${at === '/' ? 'index' : at.slice(1)}.md`;

interface Category {
  readonly link: {readonly slug: string};
  readonly items: readonly (string | Category)[];
}

/** Markdown files in the order of the sidebar. */
function filesOf(items: readonly unknown[]): readonly string[] {
  return (items as readonly (string | {readonly id: string} | Category)[]).flatMap((item) => {
    if (typeof item === 'string') return [`${item}.md`];
    if ('id' in item) return [item.id === 'intro' ? 'index.md' : `${item.id}.md`];
    return [`${item.link.slug.slice(1)}.md`, ...filesOf(item.items)];
  });
}

test('the sitemap lists pages', () => expect(paths.length).toBeGreaterThan(30));

describe.each(paths)('%s', (at) => {
  let markdown = '';
  beforeAll(() => {
    markdown = read(fileOf(at));
  });

  test('is plain Markdown with links to the index and to its page', () => {
    expect(markdown).toContain(`${at === '/' ? '' : at}. All pages: `);
    expect(markdown).toMatch(/^# \S/m);
    const outsideCode = markdown.replace(/```[\s\S]*?```|`[^`]*`/g, '');
    const rows = outsideCode.split('\n').filter((line) => line.startsWith('|'));
    expect(rows.filter((row) => !/^\|.*\|$/.test(row))).toEqual([]);
    // A cell can have lines, but no other markup than that of Markdown.
    const plain = outsideCode.replace(/^\|.*/gm, (row) => row.replaceAll('<br>', ''));
    expect(plain.match(/<(?!https?:)[A-Za-z/!]|\{\{|className=|^import /m)).toBeNull();
  });

  test('has every heading, table row and line of code of the page', () => {
    const page = unified()
      .use(rehypeParse)
      .parse(read(fileOfRoute(at)));
    const content = select('.theme-doc-markdown', page);
    // Lists of pages and the API page have other content.
    expect(!content).toBe(/^\/(?:api$|category\/)/.test(at));
    if (!content) return;
    const squash = (text: string): string => text.replace(/[\s\\\u200b]+/g, '');
    const text = squash(markdown);
    const lines = selectAll('pre', content).flatMap((code) => toString(code).split('\n'));
    const missing = lines.filter((line) => !text.includes(squash(line)));
    expect(missing).toEqual([]);
    const plain = text.replace(/[*`]/g, '');
    const headings = selectAll('h1, h2, h3, h4', content).map((heading) => squash(toString(heading)));
    expect(headings.filter((heading) => !plain.includes(heading.replace(/[*`]/g, '')))).toEqual([]);
    expect(selectAll('pre', content)).toHaveLength(markdown.match(/^ *```\w+$/gm)?.length ?? 0);
    const captions = selectAll('caption', content).map((caption) => toString(caption));
    expect(captions.filter((caption) => !markdown.includes(`**${caption}**`))).toEqual([]);
    const rows = selectAll('tbody tr', content).length;
    expect(markdown.match(/^[ >]*\| (?!- \|)/gm)?.length ?? 0).toBeGreaterThanOrEqual(rows);
  });
});

test('the head of each docs page links to its Markdown file', () => {
  const pages = paths.filter((at) => at !== '/api');
  expect(
    pages.filter((at) => !read(fileOfRoute(at)).includes(`type="text/markdown" href="/${fileOf(at)}"`)),
  ).toEqual([]);
});

test('llms.txt lists each Markdown file once, in sidebar order', () => {
  const links = Array.from(
    read('llms.txt').matchAll(/\]\(https:\/\/[^/]+\/([^)]+\.md)\)/g),
    ([, file]) => file,
  );
  expect([...links].sort()).toEqual(paths.map(fileOf).sort());
  expect(links).toEqual([...filesOf(sidebars.docs), 'api.md']);
  const full = read('llms-full.txt');
  const contentOf = (file: string): string => read(file).split('\n').slice(2).join('\n');
  expect(links.filter((file = '') => !full.includes(`/${file} -->\n\n${contentOf(file)}`))).toEqual([]);
  expect(links.filter((file) => !existsSync(path.join(BUILD, file ?? '')))).toEqual([]);
});
