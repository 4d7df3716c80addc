import type {DocSearchHit} from '@docsearch/react';
import {unescapeHtml} from '../../shared/text';

const HEADINGS = ['lvl6', 'lvl5', 'lvl4', 'lvl3', 'lvl2', 'lvl1'] as const;

/** Makes a name safe as a key: DocSearch groups hits in a plain object, and a heading such as `constructor` would break it. */
function safeKey(name: string): string {
  return name in {} ? `${name}\u200B` : name;
}

function withoutMarks(html: string): string {
  return html.replace(/<\/?mark>/g, '');
}

/**
 * Converts a hit to a row of the modal: the whole heading of its section, a snippet, and the page.
 *
 * For hits of type `content` DocSearch shows the text instead of the heading, so each row gets the type of its deepest
 * heading, which DocSearch then also stores in the recent searches. Below a heading DocSearch shows
 * `hierarchy.lvl1`, the page, or for a page its `content`: both get the snippet. Values are HTML, except `lvl0` of a row, which
 * DocSearch prints as text.
 */
export function toRow(hit: DocSearchHit): DocSearchHit {
  const {hierarchy, _snippetResult: snippets, _highlightResult: highlights} = hit;
  const lvl0 = safeKey(unescapeHtml(hierarchy.lvl0));
  const lvl1 = safeKey(hierarchy.lvl1);
  const type = HEADINGS.find((level) => Boolean(hierarchy[level])) ?? 'lvl1';
  const text = snippets?.content?.value ?? '';
  const snippet = text && `<span class="search-hit-snippet">${text}</span>`;
  const heading = highlights?.hierarchy?.[type]?.value ?? hierarchy[type];
  const page = `<span class="search-hit-page">${snippets?.hierarchy?.lvl1?.value ?? lvl1}</span>`;
  return {
    ...hit,
    type,
    content: type === 'lvl1' && text ? withoutMarks(text) : null,
    hierarchy: {...hierarchy, lvl0, lvl1},
    ...(highlights && {
      _highlightResult: {
        ...highlights,
        hierarchy: {...highlights.hierarchy, lvl0: {...highlights.hierarchy.lvl0, value: lvl0}},
      },
    }),
    ...(snippets && {
      _snippetResult: {
        ...snippets,
        content: {...snippets.content, value: snippet},
        hierarchy: {
          ...snippets.hierarchy,
          lvl1: {...snippets.hierarchy.lvl1, value: snippet + page},
          [type]: {...snippets.hierarchy[type], value: heading},
        },
      },
    }),
  };
}
