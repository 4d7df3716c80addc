import {existsSync} from 'node:fs';
import path from 'node:path';
import {DomUtils} from 'htmlparser2';
import {beforeAll, describe, expect, test} from 'vitest';
import sidebars from '../../sidebars';
import {find, findAll} from '../../src/plugins/pages';
import {BUILD} from '../built-site';
import {readBuilt, readSitemap} from './built-pages';

const {pages} = readSitemap();
const fileOf = (route: string): string => `${route === '/' ? 'index' : route.slice(1)}.md`;

interface Category {
  readonly link: {readonly slug: string};
  readonly items: readonly (string | Category)[];
}

/** Markdown files in the order of the sidebar. */
function filesOf(items: readonly unknown[]): readonly string[] {
  return (items as readonly (string | {readonly id: string} | {readonly href: string} | Category)[]).flatMap(
    (item) => {
      if (typeof item === 'string') return [`${item}.md`];
      if ('href' in item) return [];
      if ('id' in item) return [item.id === 'intro' ? 'index.md' : `${item.id}.md`];
      return [`${item.link.slug.slice(1)}.md`, ...filesOf(item.items)];
    },
  );
}

describe.each(pages)('$route', ({route, url, html, document}) => {
  let markdown = '';
  beforeAll(() => {
    markdown = readBuilt(fileOf(route));
  });

  test('is plain Markdown with links to the index and to its page', () => {
    expect(markdown).toContain(`> Page: ${url}. All pages: `);
    expect(markdown).toMatch(/^# \S/m);
    const outsideCode = markdown.replace(/```[\s\S]*?```|`[^`]*`/g, '');
    const rows = outsideCode.split('\n').filter((line) => line.startsWith('|'));
    expect(rows.filter((row) => !/^\|.*\|$/.test(row))).toEqual([]);
    // A cell can have lines, but no other markup than that of Markdown.
    const plain = outsideCode.replace(/^\|.*/gm, (row) => row.replaceAll('<br>', ''));
    expect(plain.match(/<(?!https?:)[A-Za-z/!]|\{\{|className=|^import |\]\(\S*\\&/m)).toBeNull();
  });

  test('has every heading, table row and line of code of the page, which links to it', () => {
    const content = find('.theme-doc-markdown', document);
    // Lists of pages and the API page have other content.
    expect(!content).toBe(/^\/(?:api$|category\/)/.test(route));
    expect(html).toContain(`type="text/markdown" href="/${fileOf(route)}"`);
    if (!content) return;
    const squash = (text: string): string => text.replace(/[\s\\\u200b]+/g, '');
    const textsOf = (selector: string): readonly string[] =>
      findAll(selector, content).map((element) => DomUtils.textContent(element));
    const text = squash(markdown);
    const lines = textsOf('pre').flatMap((code) => code.split('\n'));
    expect(lines.filter((line) => !text.includes(squash(line)))).toEqual([]);
    const plain = text.replace(/[*`]/g, '');
    const headings = textsOf('h1, h2, h3, h4').map((heading) => squash(heading).replace(/[*`]/g, ''));
    expect(headings.filter((heading) => !plain.includes(heading))).toEqual([]);
    expect(textsOf('pre')).toHaveLength(markdown.match(/^ *```\w+$/gm)?.length ?? 0);
    expect(textsOf('caption').filter((caption) => !markdown.includes(`**${caption}**`))).toEqual([]);
    expect(markdown.match(/^[ >]*\| (?!- \|)/gm)?.length ?? 0).toBeGreaterThanOrEqual(
      textsOf('tbody tr').length,
    );
  });
});

/** Files of this site that a Markdown file links to. */
const linksOf = (markdown: string): readonly string[] =>
  Array.from(
    markdown.matchAll(/\]\(https:\/\/[^/]+\/([\w/-]+\.(?:json|md|txt))\)/g),
    ([, file = '']) => file,
  );

test('llms.txt has the sections of the sidebar, with each Markdown file once, and llms-full.txt contains them', () => {
  const [summary, ...sections] = readBuilt('llms.txt').split(/^## /m);
  expect(sections.map((section) => section.split('\n', 1)[0])).toEqual([
    ...sidebars.docs.map(({label}) => label),
    'Pages outside of the sidebar',
  ]);
  expect(linksOf(summary)).toContain('skill.md');
  const links = sections.flatMap(linksOf);
  expect(links).toEqual([...filesOf(sidebars.docs), 'api.md']);
  const full = readBuilt('llms-full.txt');
  const contentOf = (file: string): string => readBuilt(file).split('\n').slice(2).join('\n');
  expect(links.filter((file) => !full.includes(`/${file} -->\n\n${contentOf(file)}`))).toEqual([]);
});

test('skill.md is short, whole, and leads to files that exist', () => {
  const text = readBuilt('skill.md');
  expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(120);
  expect(text).not.toMatch(/\{\{| file=|\]\(\//);
  expect(text).toContain('await client.sendTransaction(');
  const files = linksOf(text);
  expect(files.length).toBeGreaterThan(8);
  expect(files.filter((file) => !existsSync(path.join(BUILD, file)))).toEqual([]);
});
