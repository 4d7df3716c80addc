import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Link, Root, RootContent, Text} from 'mdast';
import {describe, expect, onTestFinished, test} from 'vitest';
import {factsMarkdown, factsRemark} from './markdown';

test('a page has its figures, and before its last section the list of their sources, each once', () => {
  const site = mkdtempSync(path.join(tmpdir(), 'facts-'));
  onTestFinished(() => rmSync(site, {recursive: true}));
  const source = `{title: 'A page', asOf: '2025-09-03'}`;
  writeFileSync(
    path.join(site, 'limits.ts'),
    `export const limits = {batch: {value: 40, source: ${source}}, rate: {value: 60, source: ${source}}};`,
  );
  const {preprocessor} = factsMarkdown(site, {folder: '.', sourcesBefore: '## Next steps', sourceCode: {}});
  const fileContent = 'Up to {{limits.batch}} since {{limits.rate.asOf}}\n\n## Next steps\n';
  expect(preprocessor({fileContent, filePath: path.join(site, 'page.mdx')})).toBe(
    'Up to 40 since September 2025\n\n<Sources used={[{"source":[{"title":"A page","asOf":"2025-09-03"}]}]} />\n\n## Next steps\n',
  );
});

test('an unknown token stops with page and line, and not as front matter that cannot be read', async () => {
  const site = mkdtempSync(path.join(tmpdir(), 'facts-'));
  onTestFinished(() => rmSync(site, {recursive: true}));
  const {parseFrontMatter, preprocessor} = factsMarkdown(site, {
    folder: '.',
    sourcesBefore: '## Next steps',
    sourceCode: {},
  });
  const page = {
    filePath: path.join(site, 'docs/page.mdx'),
    fileContent: '---\ntitle: A\n---\n\n{{limits.no}}\n',
  };
  const defaultParseFrontMatter = ({fileContent}: typeof page) =>
    Promise.resolve({frontMatter: {}, content: fileContent});
  const {content} = await parseFrontMatter({...page, defaultParseFrontMatter});
  expect(content).toBe(page.fileContent);
  expect(() => preprocessor(page)).toThrow('docs/page.mdx:5: unknown token {{limits.no}}.');
});

const element = (name: string, ...children: unknown[]) =>
  ({type: 'mdxJsxFlowElement', name, attributes: [], children}) as unknown as RootContent;
const remark = factsRemark({sourceCode: {node: 'https://code.test/blob/1a/'}});

test('the list gets every component of the page, each once', () => {
  const list = element('Sources');
  const tree: Root = {
    type: 'root',
    children: [element('Tabs', element('Install'), element('p')), element('Install'), list],
  };
  remark(tree);
  expect(list).toEqual(element('Sources', element('Tabs'), element('Install')));
});

describe('marks', () => {
  const text = (value: string): Text => ({type: 'text', value});
  const link = (url: string): Link => ({type: 'link', url, children: [text('†')]});
  const transformed = (...children: (Text | Link)[]) => {
    const list = element('Sources') as unknown as {attributes: {name: string; value: string}[]};
    const paragraph = {type: 'paragraph' as const, children};
    remark({type: 'root', children: [paragraph, list as unknown as RootContent]});
    const [{name, value} = {name: 'places', value: '[]'}] = list.attributes;
    expect(name).toBe('places');
    return {children: paragraph.children, places: JSON.parse(value) as unknown};
  };

  test('lead to their places in the list of sources, the same place to the same', () => {
    const marks = ['node:a.rs#L3', 'node:b.rs#L3-L5', 'node:a.rs#L3', 'node:c.rs', 'https://other.test/d'];
    const {children, places} = transformed(text('It is 0.'), ...marks.map(link));
    const own = (url: string, place: string) => ({
      url,
      data: {hProperties: {'data-source': place, 'aria-label': '† Read in the source code, not run'}},
    });
    const base = 'https://code.test/blob/1a/';
    expect(children).toMatchObject([
      text('It is 0.'),
      own('#source-1', `${base}a.rs#L3`),
      own('#source-2', `${base}b.rs#L3-L5`),
      own('#source-1', `${base}a.rs#L3`),
      own('#source-3', `${base}c.rs`),
      own('#source-4', 'https://other.test/d'),
    ]);
    expect(places).toEqual([
      {title: 'Node: a.rs', href: `${base}a.rs`, lines: '3', place: `${base}a.rs#L3`},
      {title: 'Node: b.rs', href: `${base}b.rs`, lines: '3–5', place: `${base}b.rs#L3-L5`},
      {title: 'Node: c.rs', href: `${base}c.rs`, lines: '', place: `${base}c.rs`},
      {title: 'https://other.test/d', href: 'https://other.test/d', lines: '', place: 'https://other.test/d'},
    ]);
  });

  test('a page without marks names no places', () => {
    expect(transformed(text('It is 0.')).places).toEqual([]);
  });
});
