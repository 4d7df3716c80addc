import fc from 'fast-check';
import {describe} from 'vitest';
import {MAX_QUERY} from '@site/src/lib/theme';
import {createEngine} from '@site/src/plugins/search/shared/engine';
import {highlight, snippet} from '@site/src/plugins/search/shared/highlight';
import {readMarked, toHtml} from '@site/src/plugins/search/shared/marked';
import type {Section} from '@site/src/plugins/search/shared/section';
import {holds, oneOf, shortText, text} from './inputs';

const terms = fc
  .array(oneOf(['fees', '~fee', 'a', 'getblock', 'getBlock', 'mark', 'script'], shortText))
  .map((all) => new Set(all));

describe('a marked text', () => {
  holds('is the same text', fc.tuple(text, terms), ([content, asked]) => {
    return highlight(content, asked).join('') === content;
  });

  holds(
    'is cut to whole words',
    fc.tuple(text, terms, fc.integer({min: 1, max: 20})),
    ([content, asked, words]) => {
      return snippet(content, asked, words).join('').split(/\s+/).length <= words;
    },
  );

  holds('has no markup but its marks, whatever it is read from', text, (html) => {
    return !/[<>"']|&(?!#\d+;)/.test(toHtml(readMarked(html)).replace(/<\/?(?:mark|bdi)>/g, ''));
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
const synonyms = [
  ['gas', 'fees'],
  ['__proto__', 'constructor'],
];
const engine = createEngine({synonyms, sections});
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

holds('a query finds sections, the best first, each once', query, (asked) => {
  const found = engine(asked);
  return (
    new Set(found.map(({section}) => section)).size === found.length &&
    found.every(
      ({score, section}, at) =>
        score > 0 && score <= (found[at - 1]?.score ?? Infinity) && sections.includes(section),
    )
  );
});
