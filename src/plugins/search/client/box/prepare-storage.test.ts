// @vitest-environment jsdom
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {GARBAGE, withNames} from '@site/tests/garbage';
import {prepareStorage} from './prepare-storage';

const RECENT = '__DOCSEARCH_RECENT_SEARCHES__docs';
const FAVORITE = '__DOCSEARCH_FAVORITE_SEARCHES__docs';
const HIT = {
  objectID: 'a',
  url: '/a#b',
  type: 'lvl1',
  content: 'Text',
  hierarchy: {lvl0: 'Users', lvl1: 'Page'},
};
const OPTIONS = {indexName: 'docs', toHref: (url: string) => url.slice(location.origin.length)};
const stored = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null') as unknown;

const HITS_THAT_DO_NOT_FIT = [
  {},
  {...HIT, objectID: 1},
  {...HIT, url: undefined},
  {...HIT, url: ['/a']},
  {...HIT, hierarchy: undefined},
  {...HIT, hierarchy: 'Users'},
  {...HIT, hierarchy: {lvl0: 'Users'}},
  {...HIT, hierarchy: {lvl0: {}, lvl1: 'Page'}},
];

beforeEach(() => localStorage.clear());

afterEach(() => {
  vi.restoreAllMocks();
});

describe('before the search box opens', () => {
  it.each(withNames([...GARBAGE, ...HITS_THAT_DO_NOT_FIT.map((hit) => JSON.stringify([hit]))]))(
    'removes stored searches that DocSearch cannot read: %s',
    (_, value) => {
      localStorage.setItem(RECENT, value);
      localStorage.setItem(FAVORITE, JSON.stringify([HIT]));
      expect(prepareStorage(OPTIONS)).toBe(true);
      expect(localStorage.getItem(RECENT)).toBeNull();
      expect(stored(FAVORITE)).toMatchObject([HIT]);
      expect(localStorage).toHaveLength(1);
    },
  );

  it('keeps the searches that fit, of those at most ten, with known fields only', () => {
    const hits = Array.from({length: 12}, (_, at) => ({...HIT, objectID: String(at)}));
    localStorage.setItem(
      RECENT,
      JSON.stringify([null, {...HIT, __docsearch_parent: {}, more: 1}, 5, ...hits]),
    );
    prepareStorage({...OPTIONS, fields: {given: true}});
    const {hierarchy} = HIT;
    const levels = {...hierarchy, ...Object.fromEntries([2, 3, 4, 5, 6].map((at) => [`lvl${at}`, null]))};
    expect(stored(RECENT)).toEqual(
      ['a', 0, 1, 2, 3, 4, 5, 6, 7, 8].map((id) => ({
        ...HIT,
        objectID: String(id),
        hierarchy: levels,
        given: true,
      })),
    );
  });

  it('reports a full storage, and changes neither its other entries nor Storage.prototype', () => {
    const {setItem} = Object.getOwnPropertyDescriptors(Storage.prototype);
    localStorage.setItem('theme', 'dark');
    localStorage.setItem('filler', 'x'.repeat(4_999_000));
    expect(prepareStorage(OPTIONS)).toBe(false);
    expect(Object.keys(localStorage).sort()).toEqual(['filler', 'theme']);
    localStorage.removeItem('filler');
    expect(prepareStorage(OPTIONS)).toBe(true);
    expect(Object.getOwnPropertyDescriptors(Storage.prototype).setItem).toEqual(setItem);
  });

  it('reports a blocked storage', () => {
    for (const name of ['getItem', 'setItem', 'removeItem'] as const) {
      vi.spyOn(Storage.prototype, name).mockImplementation(() => {
        throw new DOMException('blocked', 'SecurityError');
      });
    }
    expect(prepareStorage(OPTIONS)).toBe(false);
  });
});
