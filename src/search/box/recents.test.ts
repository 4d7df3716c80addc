// @vitest-environment jsdom
import type {InternalDocSearchHit} from '@docsearch/react';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {dropUnreadable, rememberText, tolerateFullStorage} from './recents';

const RECENTS = '__DOCSEARCH_RECENT_SEARCHES__docs';
const FAVOURITES = '__DOCSEARCH_FAVORITE_SEARCHES__docs';

function hit(name: string, more: object = {}): InternalDocSearchHit {
  return {
    objectID: `content-${name}`,
    url: `/${name}`,
    type: 'content',
    content: 'a text',
    hierarchy: {lvl0: 'Users', lvl1: 'Page', lvl2: name, lvl3: null, lvl4: null, lvl5: null, lvl6: null},
    _highlightResult: {},
    _snippetResult: {},
    __docsearch_parent: null,
    ...more,
  } as never;
}

function stored(key = RECENTS): {objectID: string; url: string; type: string}[] {
  return JSON.parse(localStorage.getItem(key) ?? '[]') as never;
}

beforeEach(() => localStorage.clear());

afterEach(() => {
  vi.restoreAllMocks();
});

describe('sections 4 and 9: recent searches', () => {
  it('a text is stored as the heading that it is below', () => {
    rememberText(hit('fees'), 'docs');
    const {hierarchy} = hit('fees');
    expect(stored()).toEqual([
      {objectID: 'content-fees', url: '/fees', type: 'lvl2', content: null, hierarchy},
    ]);
  });

  it('newest first, each once, 7 at most, 4 with favourites', () => {
    for (const name of ['a', 'b', 'a', 'c', 'd', 'e', 'f', 'g', 'h']) rememberText(hit(name), 'docs');
    expect(stored().map(({url}) => url)).toEqual(['/h', '/g', '/f', '/e', '/d', '/c', '/a']);
    localStorage.setItem(FAVOURITES, JSON.stringify([hit('z')]));
    rememberText(hit('i'), 'docs');
    expect(stored()).toHaveLength(4);
  });

  it('what DocSearch stores itself, and favourites, are left to it', () => {
    rememberText(hit('a', {type: 'lvl2'}), 'docs');
    rememberText(hit('b', {__docsearch_parent: hit('page')}), 'docs');
    localStorage.setItem(FAVOURITES, JSON.stringify([hit('c')]));
    rememberText(hit('c'), 'docs');
    expect(stored()).toEqual([]);
  });
});

describe('section 7: storage failures are ignored', () => {
  it.each(['{broken', '{"a":1}', 'null', '[null]', '[{"objectID":"a"}]'])('%s is removed', (value) => {
    localStorage.setItem(RECENTS, value);
    localStorage.setItem(FAVOURITES, JSON.stringify([hit('a')]));
    dropUnreadable('docs');
    expect(localStorage.getItem(RECENTS)).toBeNull();
    expect(stored(FAVOURITES)).toHaveLength(1);
  });

  it('blocked', () => {
    const refuse = (): never => {
      throw new DOMException('blocked', 'SecurityError');
    };
    for (const name of ['getItem', 'setItem', 'removeItem'] as const) {
      vi.spyOn(Storage.prototype, name).mockImplementation(refuse);
    }
    expect(() => dropUnreadable('docs')).not.toThrow();
    expect(() => rememberText(hit('a'), 'docs')).not.toThrow();
  });

  it('full: the search box’s writes fail in silence until it is closed, others as ever', () => {
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const end = tolerateFullStorage();
    expect(() => localStorage.setItem(RECENTS, '[]')).not.toThrow();
    expect(() => localStorage.setItem('theme', 'dark')).toThrow('full');
    end();
    expect(() => localStorage.setItem(RECENTS, '[]')).toThrow('full');
    expect(full).toHaveBeenCalledTimes(3);
  });
});
