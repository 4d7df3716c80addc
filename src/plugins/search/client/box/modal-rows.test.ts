import {describe, expect, it} from 'vitest';
import {toRow} from './modal-rows';

type Hit = Parameters<typeof toRow>[0];

const value = (text: string) => ({value: text, matchLevel: 'full' as const, matchedWords: []});

function hit(hierarchy: Partial<Hit['hierarchy']>, snippet?: string): Hit {
  const levels = Object.entries(hierarchy).map(
    ([level, text]) => [level, value(`<mark>${text}</mark>`)] as const,
  );
  return {
    objectID: '1',
    type: 'content',
    url: '/page#fees',
    content: 'a long text',
    hierarchy,
    _highlightResult: {hierarchy: Object.fromEntries(levels) as never},
    _snippetResult: {
      hierarchy: Object.fromEntries(levels.map(([level]) => [level, value(`${level}…`)])) as never,
      ...(snippet !== undefined && {content: value(snippet)}),
    },
  } as unknown as Hit;
}

describe('a row of the modal', () => {
  const section = hit({lvl0: 'Users', lvl1: 'Page', lvl2: 'Fees'}, 'no <mark>fee</mark> &amp; no token');

  it('shows the heading of the section, then the snippet and the page', () => {
    const {type, _snippetResult: shown} = toRow(section);
    expect(type).toBe('lvl2');
    expect(shown.hierarchy.lvl2.value).toBe('<mark>Fees</mark>');
    expect(shown.hierarchy.lvl1.value.replace(/<\/?span[^>]*>/g, '|')).toBe(
      '|no <mark>fee</mark> &amp; no token||lvl1…|',
    );
  });

  it('is stored as the heading, without the text', () => {
    const {type, content, hierarchy} = toRow(section);
    expect({type, content, hierarchy}).toEqual({
      type: 'lvl2',
      content: null,
      hierarchy: {lvl0: 'Users', lvl1: 'Page', lvl2: 'Fees'},
    });
  });

  it('of a page shows the snippet below the title, and stores it without marks', () => {
    const {
      type,
      content,
      _snippetResult: shown,
    } = toRow(hit({lvl0: 'Users', lvl1: 'Page', lvl2: null}, 'no <mark>fee</mark>'));
    expect(type).toBe('lvl1');
    expect(shown.content.value).toContain('no <mark>fee</mark>');
    expect(shown.hierarchy.lvl1.value).toBe('<mark>Page</mark>');
    expect(content).toBe('no fee');
  });

  it('shows heading and page when there is no snippet', () => {
    const {content, _snippetResult: shown} = toRow(hit({lvl0: 'Users', lvl1: 'Page', lvl2: 'Fees'}));
    expect(shown.hierarchy.lvl1.value.replace(/<\/?span[^>]*>/g, '|')).toBe('|lvl1…|');
    expect(content).toBeNull();
  });

  it('has its top-level heading as text, also in the group title', () => {
    const {_highlightResult: marked} = toRow(section);
    expect(marked.hierarchy.lvl0.value).toBe('Users');
  });

  it('has a top-level heading that holds markup as text, and other headings as HTML', () => {
    const lvl0 = '&lt;img src=x onerror=alert(1)&gt; &amp;amp;';
    const {hierarchy, _highlightResult: marked} = toRow(hit({lvl0, lvl1: 'Fees &amp; limits'}));
    expect(hierarchy).toMatchObject({lvl0: '<img src=x onerror=alert(1)> &amp;', lvl1: 'Fees &amp; limits'});
    expect(marked.hierarchy.lvl0.value).toBe(hierarchy.lvl0);
  });
});
