import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Root, RootContent} from 'mdast';
import {expect, onTestFinished, test} from 'vitest';
import {factsMarkdown, factsRemark} from './markdown';

test('a page has its figures, and before its last section the list of their sources, each once', () => {
  const site = mkdtempSync(path.join(tmpdir(), 'facts-'));
  onTestFinished(() => rmSync(site, {recursive: true}));
  const source = `{title: 'A page', asOf: '2025-09-03'}`;
  writeFileSync(
    path.join(site, 'limits.ts'),
    `export const limits = {batch: {value: 40, source: ${source}}, rate: {value: 60, source: ${source}}};`,
  );
  const {preprocessor} = factsMarkdown(site, {folder: '.', sourcesBefore: '## Next steps'});
  const fileContent = 'Up to {{limits.batch}} since {{limits.rate.asOf}}\n\n## Next steps\n';
  expect(preprocessor({fileContent, filePath: path.join(site, 'page.mdx')})).toBe(
    'Up to 40 since September 2025\n\n<Sources used={[{"source":[{"title":"A page","asOf":"2025-09-03"}]}]} />\n\n## Next steps\n',
  );
});

test('the list gets every component of the page, each once', () => {
  const element = (name: string, ...children: unknown[]) =>
    ({type: 'mdxJsxFlowElement', name, attributes: [], children}) as unknown as RootContent;
  const list = element('Sources');
  const tree: Root = {
    type: 'root',
    children: [element('Tabs', element('Install'), element('p')), element('Install'), list],
  };
  factsRemark()(tree);
  expect(list).toEqual(element('Sources', element('Tabs'), element('Install')));
});
