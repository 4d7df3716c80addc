// @vitest-environment jsdom
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {GARBAGE, withNames} from '@site/tests/garbage';
import {prepareStorage} from './prepare-storage';

const RECENT = '__DOCSEARCH_RECENT_SEARCHES__docs';
const FAVORITE = '__DOCSEARCH_FAVORITE_SEARCHES__docs';
const HIT = {
  objectID: 'a',
  url: '/a#b',
  type: 'lvl1',
  content: 'Text',
  hierarchy: {lvl0: 'Users & <more>', lvl1: '<bdi>Page &amp; part</bdi>', lvl2: null},
};

const UNFIT = [
  {},
  {...HIT, objectID: 1},
  {...HIT, url: undefined},
  {...HIT, url: 'javascript:alert(1)'},
  {...HIT, url: '//elsewhere.test'},
  {...HIT, url: '/\\elsewhere.test'},
  {...HIT, url: '/\t/elsewhere.test'},
  {...HIT, content: '<img src=x onerror=alert(1)>'},
  {...HIT, hierarchy: undefined},
  {...HIT, hierarchy: 'Users'},
  {...HIT, hierarchy: {lvl0: {}, lvl1: 'Page'}},
  {...HIT, hierarchy: {...HIT.hierarchy, lvl1: '<bdi onclick=alert(1)>'}},
  {...HIT, hierarchy: {...HIT.hierarchy, lvl3: '</bdi><script>'}},
];

beforeEach(() => localStorage.clear());

afterEach(() => {
  vi.restoreAllMocks();
});

it.each(
  withNames([...GARBAGE.filter((text) => text !== '[]'), ...UNFIT.map((hit) => JSON.stringify([HIT, hit]))]),
)('stored searches that DocSearch cannot show are removed, others stay: %s', (_, value) => {
  localStorage.setItem(RECENT, value);
  localStorage.setItem(FAVORITE, JSON.stringify([HIT]));
  expect(prepareStorage('docs')).toBe(true);
  expect({...localStorage}).toEqual({[FAVORITE]: JSON.stringify([HIT])});
});

it('a full storage is reported, and keeps its other entries', () => {
  localStorage.setItem('filler', 'x'.repeat(4_999_000));
  expect(prepareStorage('docs')).toBe(false);
  expect(Object.keys(localStorage)).toEqual(['filler']);
});

it('a blocked storage is reported', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(prepareStorage('docs')).toBe(false);
});
