// @vitest-environment jsdom
import fc from 'fast-check';
import {beforeEach, describe} from 'vitest';
import {createModalClient} from '@site/src/plugins/search/client/box/modal-client';
import {prepareStorage} from '@site/src/plugins/search/client/box/prepare-storage';
import {MAX_QUERY} from '@site/src/lib/search-limits';
import {createEngine} from '@site/src/plugins/search/shared/engine';
import {highlight, snippet} from '@site/src/plugins/search/shared/highlight';
import {escapeHtml, markedTexts, sanitize, unescapeHtml} from '@site/src/plugins/search/shared/html';
import {respond} from '@site/src/plugins/search/shared/response';
import type {Section} from '@site/src/plugins/search/shared/section';
import {readResponse} from '@site/src/plugins/search/shared/untrusted';
import {holds, json, jsonText, oneOf, shortText, text} from './inputs';

const SITE = 'https://docs.example/';

/** Whether HTML is escaped text, with no markup but pairs of `<mark>`. */
const isMarked = (html: string): boolean =>
  !/[<>"']|&(?!(?:amp|lt|gt|quot|#39);)/.test(html.replace(/<mark>([^<]*)<\/mark>/g, '$1'));

const withoutMarks = (html: string): string => html.replace(/<\/?mark>/g, '');

/** Every text in a value, at any place. */
const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

const terms = fc
  .array(oneOf(['fees', '~fee', 'a', 'getblock', 'getBlock', 'mark', 'script', 'quot', 'amp'], shortText))
  .map((all) => new Set(all));

describe('text that is shown with marks', () => {
  holds('is the same text, escaped', fc.tuple(text, terms), ([content, asked]) => {
    const html = highlight(content, asked);
    return withoutMarks(html) === escapeHtml(content) && isMarked(html);
  });

  holds(
    'is cut to whole words',
    fc.tuple(text, terms, fc.integer({min: 1, max: 20})),
    ([content, asked, words]) => {
      const shown = unescapeHtml(withoutMarks(snippet(content, asked, words)));
      return shown.split(/\s+/).length <= words && isMarked(snippet(content, asked, words));
    },
  );

  holds('is what a sanitizer leaves of any HTML', text, (html) => {
    const clean = sanitize(html);
    const holder = document.createElement('div');
    holder.innerHTML = clean;
    // Parsers of HTML replace these characters.
    const read = markedTexts(html).join('').replace(/\r\n?/g, '\n').replaceAll('\0', '');
    return isMarked(clean) && sanitize(clean) === clean && holder.textContent?.replaceAll('\0', '') === read;
  });
});

/** Sections with texts that look like markup, members of Object, and words of the queries. */
const sections: readonly Section[] = fc
  .sample(fc.array(shortText, {minLength: 6, maxLength: 6}), 20)
  .map(([group = '', page = '', heading = '', phrase = '', words = '', code = ''], at) => ({
    url: `/page${at}#section`,
    headings: [group || 'Group', page || 'Page', `${heading} fees`],
    phrases: [phrase, 'constructor'],
    texts: [words, `${words} the fees of eth_getBlock ${page}`],
    code: [code, 'await getBlock()'],
  }));
const engine = createEngine({
  synonyms: [
    ['gas', 'fees'],
    ['__proto__', 'constructor'],
  ],
  sections,
});
const words = oneOf([
  'fees',
  'gas',
  'getBlok',
  'eth_',
  'constructor',
  'a',
  'the',
  'zero-fee',
  '0x00ab',
  'valueOf',
  'fee ',
]);
const query = fc
  .array(fc.oneof(words, shortText), {maxLength: 4})
  .map((all) => all.join(' ').slice(0, MAX_QUERY));

describe('a query', () => {
  holds('finds sections, the best first, each once', query, (asked) => {
    const found = engine(asked);
    return (
      new Set(found.map(({section}) => section)).size === found.length &&
      found.every(
        ({score, section}, at) =>
          score > 0 && score <= (found[at - 1]?.score ?? Infinity) && sections.includes(section),
      )
    );
  });

  holds('gets hits of which every text is escaped', fc.tuple(query, fc.nat(2)), ([asked, page]) => {
    const {results} = respond(engine, sections, [{query: asked, page, hitsPerPage: 3}], SITE);
    return results.every(
      ({hits, nbPages}) =>
        nbPages <= 10 && hits.every((hit) => textsIn({...hit, objectID: ''}).every((one) => isMarked(one))),
    );
  });
});

const html = oneOf(
  ['Title', '<mark>a</mark>b', '<meta http-equiv=refresh content=0;url=//evil.example>'],
  text,
);
const url = oneOf(
  [
    '/a#b',
    'https://docs.example/a',
    'javascript:alert(1)',
    '//evil.example',
    '/\\evil.example',
    'https://docs.example//evil.example',
    'data:text/html,a',
    'https://user:pass@docs.example/',
  ],
  text,
);
const marked = fc.record({value: fc.oneof(html, json)}, {requiredKeys: []});
const hit = fc.record(
  {
    objectID: fc.oneof(shortText, json),
    url: fc.oneof(url, url, json),
    type: fc.oneof(shortText, json),
    content: fc.oneof(html, json),
    hierarchy: fc.oneof(fc.record({lvl0: html, lvl1: html, lvl2: fc.option(html)}), json),
    _highlightResult: fc.oneof(
      fc.record({hierarchy: fc.record({lvl0: marked, lvl1: marked, lvl2: marked})}),
      json,
    ),
    _snippetResult: fc.oneof(fc.record({hierarchy: fc.record({lvl1: marked}), content: marked}), json),
  },
  {requiredKeys: ['objectID', 'url', 'hierarchy']},
);
const hits = fc.array(fc.oneof(hit, hit, json), {maxLength: 4});
const response = fc.oneof(
  fc.record({
    results: fc.array(fc.record({hits, nbHits: json, nbPages: json}), {minLength: 1, maxLength: 2}),
  }),
  jsonText.map((sent) => JSON.parse(sent) as unknown),
);

/** Whether an address is one of the web, and its path names no other host where it stands alone. */
function isWebAddress(address: string): boolean {
  const {protocol, pathname} = new URL(address);
  return /^https?:$/.test(protocol) && !pathname.startsWith('//');
}

describe('a response of the hosted search', () => {
  holds('has nothing that is markup or no web address, or is refused', response, async (sent) => {
    try {
      const read = readResponse(sent, 1, SITE);
      const client = createModalClient(
        {search: () => Promise.resolve(read)},
        {onStatus: () => undefined, isAbandoned: () => false},
      );
      const {results} = (await client.search({requests: [{query: 'a'}]} as never)) as unknown as typeof read;
      return results.every(({hits: rows}) =>
        rows.every(
          ({
            url: address,
            hierarchy: {lvl0, lvl1, ...levels},
            _snippetResult: snippets,
            _highlightResult: {hierarchy},
          }) => {
            // DocSearch prints the group as text, and makes names of it and of the page.
            const shown = textsIn([lvl1, levels, snippets, {...hierarchy, lvl0: ''}]);
            const html = shown.map((one) =>
              one.replace(/<span class="search-hit-(?:snippet|page)">|<\/span>/g, ''),
            );
            return isWebAddress(address) && ![lvl0, lvl1].some((name) => name in {}) && html.every(isMarked);
          },
        ),
      );
    } catch (error) {
      return error instanceof Error && error.name === 'DeserializationError';
    }
  });
});

describe('stored searches', () => {
  beforeEach(() => localStorage.clear());

  holds(
    'are hits that DocSearch can show, or are removed',
    fc.oneof(
      hits.map((all) => JSON.stringify(all)),
      jsonText,
      text,
    ),
    (stored) => {
      const key = '__DOCSEARCH_RECENT_SEARCHES__docs';
      localStorage.setItem(key, stored);
      if (!prepareStorage({indexName: 'docs', toHref: (address) => address})) return false;
      const kept = JSON.parse(localStorage.getItem(key) ?? '[]') as readonly {
        readonly url: string;
        readonly objectID: unknown;
      }[];
      return kept.every(
        (one) =>
          isWebAddress(one.url) &&
          typeof one.objectID === 'string' &&
          textsIn({...one, objectID: '', url: ''}).every((each) => isMarked(each)),
      );
    },
  );
});
