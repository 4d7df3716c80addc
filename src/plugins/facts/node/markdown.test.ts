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
  const attributes = (values: Readonly<Record<string, string>>) =>
    Object.entries(values).map(([name, value]) => ({type: 'mdxJsxAttribute', name, value}));
  const first = {
    id: 'first-mark',
    href: '#first-mark-note',
    'aria-label': '† Read in the source code, not run',
  };
  const transformed = (...children: (Text | Link)[]) => {
    const list = element('Sources');
    const paragraph = {type: 'paragraph' as const, children};
    remark({type: 'root', children: [paragraph, list]});
    return {children: paragraph.children, list};
  };

  test('the first links to the foot note, the others stay', () => {
    const {children, list} = transformed(text('It is 0.† It is 1.† Two.'), text('Three.†'));
    const mark = {type: 'mdxJsxTextElement', name: 'a', attributes: attributes(first), children: [text('†')]};
    expect(children).toEqual([text('It is 0.'), mark, text(' It is 1.† Two.'), text('Three.†')]);
    expect(list).toMatchObject({attributes: attributes({firstMark: ''})});
  });

  test('a mark with a place in source code links there; the foot note has the place of the first', () => {
    const {children, list} = transformed(link('node:a.rs#L3'), link('node:b.rs#L3-L5'), link('node://c'));
    const place = 'https://code.test/blob/1a/a.rs#L3';
    const own = attributes({...first, 'data-source': place});
    expect(children[0]).toMatchObject({type: 'mdxJsxTextElement', name: 'a', attributes: own});
    expect(children[1]).toMatchObject({
      url: 'https://code.test/blob/1a/b.rs#L3-L5',
      data: {hProperties: {'aria-label': '† b.rs, lines 3 to 5'}},
    });
    expect(children[2]).toMatchObject({url: 'node://c'});
    expect(list).toMatchObject({attributes: attributes({firstMark: place})});
  });

  test('a page without marks has no foot note', () => {
    expect(transformed(text('It is 0.')).list).toEqual(element('Sources'));
  });
});
