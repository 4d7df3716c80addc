import {describe, expect, it} from 'vitest';
import {buildIndexFiles} from '../index/embedded-search';
import {findSections, respond} from './response';
import {createEngine} from './engine';
import type {Manifest} from './manifest';
import {PART_SIZE, sectionTexts, type SectionText} from './parts';
import {emptyHierarchy, type SearchRecord} from './records';
import type {Shard} from './shard';

const SITE = 'https://docs.example/';

/** Records of pages with a number as a word in their titles, and one text each. */
function records(pages: number): SearchRecord[] {
  return Array.from({length: pages}, (_, page) => page).flatMap((page): SearchRecord[] => {
    const place = {
      language: 'en',
      docusaurus_tag: 'default',
      version: 'current',
      code: false,
      hierarchy: emptyHierarchy('Guides', `Page n${page}`),
      url: `/p${page}`,
      anchor: null,
    };
    return [
      {...place, objectID: `${page}`, type: 'lvl1', content: null},
      {...place, objectID: `${page}t`, type: 'content', content: `What the page says of q${page}.`},
    ];
  });
}

function site(pages: number) {
  const files = buildIndexFiles(records(pages), []);
  const read = <T>(name: string): T => JSON.parse(files.get(name) ?? '') as T;
  const shards = read<Manifest>('manifest.json').shards.map(({file}) => read<Shard>(file));
  return {files, shards, read};
}

describe('an index of more than 1,000 sections', () => {
  const {shards, read} = site(PART_SIZE + 5);
  const engine = createEngine(shards);

  it('has its texts in files of their own, in the order of the sections', () => {
    expect(shards).toHaveLength(1);
    expect(shards[0]?.sections.flatMap(({texts}) => texts)).toEqual([]);
    const parts = shards[0]?.parts?.map((name) => read<readonly SectionText[]>(name)) ?? [];
    expect(parts.map(({length}) => length)).toEqual([PART_SIZE, 5]);
    expect(parts[1][4]?.texts).toEqual([`What the page says of q${PART_SIZE + 4}.`]);
  });

  it('finds a section by its text, loads only the part that has it, and once', async () => {
    const asked: string[] = [];
    const complete = sectionTexts(shards, (name) => {
      asked.push(name);
      return Promise.resolve(read<readonly SectionText[]>(name));
    });
    const request = {query: `q${PART_SIZE + 2}`};
    const search = () => findSections(engine, request);
    const content = () => respond(search(), request, SITE).hits[0]?.content;
    expect(content()).toBeNull();
    for (let round = 0; round < 2; round += 1) {
      await complete(search().shown.map(({section}) => section));
      expect(content()).toBe(`What the page says of q${PART_SIZE + 2}.`);
    }
    expect(asked).toEqual([shards[0]?.parts?.[1]]);
  });

  it('keeps a part that could not be loaded for the next search', async () => {
    const results = [
      () => Promise.reject(new Error('status 503')),
      (name: string) => Promise.resolve(read<readonly SectionText[]>(name)),
    ];
    const complete = sectionTexts(shards, (name) => results.shift()!(name));
    const shown = findSections(engine, {query: 'n7'}).shown.map(({section}) => section);
    await expect(complete(shown)).rejects.toThrow('503');
    await complete(shown);
    expect(shown[0]?.texts).toEqual(['What the page says of q7.']);
  });
});

it('an index of 1,000 sections is one file', () => {
  const {files, shards} = site(PART_SIZE);
  expect(files.size).toBe(2);
  expect(shards[0]?.parts).toBeUndefined();
  expect(shards[0]?.sections[0]?.texts).toEqual(['What the page says of q0.']);
});
