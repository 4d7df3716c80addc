import {parseDocument, DomUtils} from 'htmlparser2';
import {describe, expect, it} from 'vitest';
import {respond} from '../../src/plugins/search/shared/response';
import {createEngine} from '../../src/plugins/search/shared/engine';
import {highlight, snippet} from '../../src/plugins/search/shared/highlight';
import {escapeHtml} from '../../src/plugins/search/shared/html';
import {LEVELS} from '../../src/plugins/search/shared/section';
import {readResponse} from '../../src/plugins/search/shared/untrusted';
import {createModalClient} from '../../src/plugins/search/client/box/modal-client';

const PIECES = [
  '<', '>', '&', '"', "'", '`', '=', '/', '\\', ' ', '\n', '\t', '\0', '\u200b', '\u2028', '\ud83d', '\ude00', 'é', '中',
  '<script>', '</script>', '<img src=x onerror=alert(1)>', '</mark>', '<mark>', '<!--', '-->', '&lt;', '&#60;', '&amp;',
  'javascript:', '${', '{{', '__proto__', 'constructor', 'hasOwnProperty', 'toString', '0x', 'fee', 'Fees', 'fees_paid',
  '0.8.24', '300,000', 'zero-fee', 'getBlock', '.*', '(', '[', '*', '+', '?', '~', '\u0130', '\u0301',
]; // prettier-ignore

/** Reproducible pseudorandom numbers from 0 to 1 (mulberry32). */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function strings(count: number, seed: number): string[] {
  const random = seededRandom(seed);
  return Array.from({length: count}, () =>
    Array.from(
      {length: 1 + Math.floor(random() * 12)},
      () => PIECES[Math.floor(random() * PIECES.length)],
    ).join(''),
  );
}

/** Names of the elements in a piece of HTML. */
function elementsIn(html: string): string[] {
  const document = parseDocument(html);
  return DomUtils.findAll(() => true, document.children).map(({name}) => name);
}

const onlyMarks = (html: string): boolean => elementsIn(html).every((name) => name === 'mark');

function sectionsWith(texts: readonly string[]) {
  return texts.map((text, index) => ({
    url: `/page${index}`,
    headings: [text, `fee ${text}`],
    phrases: [],
    texts: [`fees ${text}`],
    code: [],
  }));
}

describe('queries and index content are always shown as text', () => {
  it('highlighting adds only marks, for 10,000 generated texts and queries', () => {
    const texts = strings(10_000, 1);
    const queries = strings(10_000, 2);
    for (const [index, text] of texts.entries()) {
      const terms = new Set([...(queries[index] ?? '').toLowerCase().split(/\W+/), 'fee', '~fee', 'fees']);
      for (const html of [highlight(text, terms), snippet(text, terms, 5)]) {
        expect(onlyMarks(html), html).toBe(true);
      }
      const unmarked = highlight(text, terms).replace(/<\/?mark>/g, '');
      expect(unmarked).toBe(escapeHtml(text));
    }
  });

  it('every text of every hit is escaped and nothing throws, for 2,000 generated queries on content with markup', () => {
    const engine = createEngine({synonyms: [], sections: sectionsWith(strings(15, 3))});
    for (const query of strings(2000, 4)) {
      const {results} = respond(engine, [], [{query, hitsPerPage: 2}], 'https://site.invalid/');
      for (const hit of results[0].hits) {
        const shown = [
          ...LEVELS.map((level) => hit.hierarchy[level]),
          hit.content,
          ...Object.values(hit._highlightResult.hierarchy).map(({value}) => value),
          ...Object.values(hit._snippetResult.hierarchy).map(({value}) => value),
          hit._snippetResult.content?.value,
        ];
        const html = shown.join('\n');
        if (!onlyMarks(html)) expect.fail(html);
      }
    }
  });

  it('headings named like members of Object do not break the groups of the modal', async () => {
    const hit = {
      objectID: '1',
      url: '/',
      type: 'lvl1',
      hierarchy: {lvl0: 'hasOwnProperty', lvl1: '__proto__'},
    };
    const client = createModalClient(
      {search: () => Promise.resolve(readResponse({results: [{hits: [hit]}]}, 1, 'https://site.test'))},
      {onStatus: () => undefined, isAbandoned: () => false},
    );
    const answer = (await client.search({requests: []})) as never as {results: [{hits: [typeof hit]}]};
    const {lvl0, lvl1} = answer.results[0].hits[0].hierarchy;
    expect(lvl0 in {}).toBe(false);
    expect(lvl1 in {}).toBe(false);
    expect(lvl0.replace('\u200b', '')).toBe('hasOwnProperty');
  });
});
