import {expect, it} from 'vitest';
import type {Manifest} from '../shared/manifest';
import {emptyHierarchy, type SearchRecord} from '../shared/records';
import type {Shard} from '../shared/shard';
import {buildIndexFiles} from './embedded-search';

const pages = (count: number, tag: string): SearchRecord[] =>
  Array.from({length: count}, (_, page) => ({
    objectID: `${tag}${page}`,
    type: 'lvl1',
    language: 'en',
    docusaurus_tag: tag,
    version: 'current',
    code: false,
    hierarchy: emptyHierarchy('Guides', `Page ${page}`),
    content: null,
    url: `/${tag}/${page}`,
    anchor: null,
  }));

/** The tag and the number of sections of each index file, in the order of the manifest. */
function filesOf(records: readonly SearchRecord[]): readonly string[] {
  const files = buildIndexFiles(records, []);
  const read = <T>(name: string): T => JSON.parse(files.get(name) ?? '') as T;
  const {shards} = read<Manifest>('manifest.json');
  expect(files.size).toBe(shards.length + 1);
  return shards.map(({tag, file}) => `${tag} ${read<Shard>(file).sections.length}`);
}

it('writes a file for each tag, and another one after each 1,000 sections', () => {
  expect(filesOf([...pages(1000, 'current'), ...pages(3, 'default')])).toEqual(['current 1000', 'default 3']);
  expect(filesOf(pages(2001, 'current'))).toEqual(['current 1000', 'current 1000', 'current 1']);
});
