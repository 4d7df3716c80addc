import {describe, expect, it} from 'vitest';
import {addPhrases, readPhrases} from './phrases';

/** The phrases of a page by the id of the heading. */
const phrasesOf = (source: string) =>
  Object.fromEntries(Array.from(readPhrases(source, 'docs/a.mdx'), ([id, {phrases}]) => [id, phrases]));

const PAGE = `---
title: 'Keys'
---

{/* search: secrets,
  access token */}

## Get a key {/* #get-a-key */}

{/* search: sign up */}

\`\`\`md
## Not a heading
{/* search: not a phrase */}
\`\`\`

### With \`code\` and a [link](/x)

<Question>

{/* search: log in, sign in */}

## No words {#none}
`;

describe('the phrases of a page', () => {
  it('belong to the heading above their comment, or to the page', () => {
    expect(phrasesOf(PAGE)).toEqual({
      '': ['secrets', 'access token'],
      'get-a-key': ['sign up'],
      'with-code-and-a-link': ['log in', 'sign in'],
    });
  });

  it.each([
    ['no phrase', '\n{/* search: */}', 'docs/a.mdx:2: no search phrases. Add some, or remove the comment.'],
    [
      'more than eight',
      `{/* search: ${'a, '.repeat(9)} */}`,
      'docs/a.mdx:1: 9 search phrases. Keep the 8 that readers use most.',
    ],
  ])('stop the build for %s, with file, line and remedy', (_, source, message) => {
    expect(() => phrasesOf(source)).toThrow(message);
  });

  it('stop the build if the site has no such section', () => {
    const section = {url: '/a', headings: ['Guides', 'A'], phrases: [], texts: [], code: []};
    const found = {phrases: ['b'], place: 'docs/a.mdx:7'};
    expect(addPhrases([section], new Map([['/a', found]]))).toEqual([{...section, phrases: ['b']}]);
    expect(() => addPhrases([section], new Map([['/a#b', found]]))).toThrow(
      /^docs\/a\.mdx:7: the search has no section \/a#b\. Move the phrases/,
    );
  });

  it.each(['Key rotation', 'GET a key', 'api-key'])(
    'stop the build if the section has them already: %s',
    (phrase) => {
      const section = {
        url: '/a',
        headings: ['A', 'Key rotation'],
        phrases: [],
        texts: ['Get a "key".'],
        code: ['api_key'],
      };
      const add = (text: string) =>
        addPhrases([section], new Map([['/a', {phrases: ['b', text], place: 'docs/a.mdx:7'}]]));
      expect(add('get keys')).toMatchObject([{phrases: ['b', 'get keys']}]);
      expect(() => add(phrase)).toThrow(
        `docs/a.mdx:7: /a has "${phrase}" in its text already. Remove it here.`,
      );
    },
  );
});
