import {emptyHierarchy, type SearchRecord} from '../../src/plugins/search/shared/records';
import type {Shard} from '../../src/plugins/search/shared/shard';

/** Reproducible pseudorandom numbers from 0 to 1 (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Generates texts with a Markov chain: each word has followed the previous word somewhere in the real texts. */
export function writer(texts: readonly string[], seed: number): (words: number) => string {
  const random = seededRandom(seed);
  const followers = new Map<string, string[]>();
  const all = texts.flatMap((text) => text.split(/\s+/).filter(Boolean));
  all.forEach((word, index) => {
    const next = all[index + 1];
    if (next === undefined) return;
    const known = followers.get(word) ?? [];
    followers.set(word, known);
    known.push(next);
  });
  const pick = (list: readonly string[]): string => list[Math.floor(random() * list.length)] ?? '';
  return (words) => {
    let word = pick(all);
    const text = [word];
    while (text.length < words) {
      // occasionally a word that no page has, because real pages contain unique names
      word =
        random() < 0.01 ? `${pick(all)}${Math.floor(random() * 10_000)}` : pick(followers.get(word) ?? all);
      text.push(word);
    }
    return text.join(' ');
  };
}

/**
 * Generates records of pages in the words of a real site: 9 sections per page, 2 texts of 45 words per section.
 * @param shards index files of the real site
 */
export function generatedRecords(pages: number, shards: readonly Shard[]): SearchRecord[] {
  const write = writer(
    shards.flatMap(({sections}) => sections.flatMap(({texts}) => texts)),
    pages,
  );
  const facets = {language: 'en', docusaurus_tag: 'docs-default-current', version: 'current', code: false};
  return Array.from({length: pages}, (_, page) => {
    const url = `/made-up/${page}`;
    const top = emptyHierarchy(`Group ${page % 8}`, write(4));
    const first: SearchRecord = {
      ...facets,
      objectID: url,
      type: 'lvl1',
      hierarchy: top,
      content: null,
      url,
      anchor: null,
    };
    const sections = Array.from({length: 9}, (_unused, section): SearchRecord[] => {
      const anchor = `s${section}`;
      const place = {...facets, hierarchy: {...top, lvl2: write(4)}, url: `${url}#${anchor}`, anchor};
      const texts = [0, 1].map((text): SearchRecord => ({
        ...place,
        objectID: `${url}-${section}-${text}`,
        type: 'content',
        content: write(45),
      }));
      return [{...place, objectID: `${url}-${section}`, type: 'lvl2', content: null}, ...texts];
    });
    return [first, ...sections.flat()];
  }).flat();
}
