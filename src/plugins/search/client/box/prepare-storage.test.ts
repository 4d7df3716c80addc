// @vitest-environment jsdom
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {prepareStorage} from './prepare-storage';

const RECENT = '__DOCSEARCH_RECENT_SEARCHES__docs';
const FAVORITE = '__DOCSEARCH_FAVORITE_SEARCHES__docs';
const HIT = {objectID: 'a', url: '/a', type: 'lvl1', hierarchy: {lvl0: 'Users', lvl1: 'Page'}};

beforeEach(() => localStorage.clear());

afterEach(() => {
  vi.restoreAllMocks();
});

describe('before the search box opens', () => {
  it.each(['{broken', '{"a":1}', 'null', '[null]', '[{"objectID":"a"}]'])(
    'removes stored searches that DocSearch cannot read: %s',
    (value) => {
      localStorage.setItem(RECENT, value);
      localStorage.setItem(FAVORITE, JSON.stringify([HIT]));
      expect(prepareStorage('docs')).toBe(true);
      expect(localStorage.getItem(RECENT)).toBeNull();
      expect(JSON.parse(localStorage.getItem(FAVORITE) ?? '')).toEqual([HIT]);
      expect(localStorage).toHaveLength(1);
    },
  );

  it('reports a full storage, and changes neither its other entries nor Storage.prototype', () => {
    const {setItem} = Object.getOwnPropertyDescriptors(Storage.prototype);
    localStorage.setItem('theme', 'dark');
    localStorage.setItem('filler', 'x'.repeat(4_999_000));
    expect(prepareStorage('docs')).toBe(false);
    expect(Object.keys(localStorage).sort()).toEqual(['filler', 'theme']);
    localStorage.removeItem('filler');
    expect(prepareStorage('docs')).toBe(true);
    expect(Object.getOwnPropertyDescriptors(Storage.prototype).setItem).toEqual(setItem);
  });

  it('reports a blocked storage', () => {
    for (const name of ['getItem', 'setItem', 'removeItem'] as const) {
      vi.spyOn(Storage.prototype, name).mockImplementation(() => {
        throw new DOMException('blocked', 'SecurityError');
      });
    }
    expect(prepareStorage('docs')).toBe(false);
  });
});
