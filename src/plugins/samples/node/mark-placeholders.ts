/* Marks the placeholders for a reader's own values in code, so that a page can show the values instead. */
import type {Root, RootContent} from 'mdast';
import type {MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import {FILL_ATTRIBUTE, splitPlaceholders} from '../client/placeholders';

/** Placeholder text by kind. Capital letters and underscores only. */
export type Placeholders = Readonly<Record<string, string>>;

function inlineElement(
  name: string,
  attribute: string,
  value: string,
  children: readonly RootContent[],
): MdxJsxTextElement {
  return {
    type: 'mdxJsxTextElement',
    name,
    attributes: [{type: 'mdxJsxAttribute', name: attribute, value}],
    children: children as MdxJsxTextElement['children'],
    // Marks it as written in the page; otherwise the theme's code component renders it as a block.
    data: {_mdxExplicitJsx: true} as MdxJsxTextElement['data'],
  };
}

/** Marks the placeholders in highlighted HTML. Safe because its tags and classes have no capital letters. */
export function markHtml(html: string, placeholders: Placeholders): string {
  return splitPlaceholders(html, placeholders)
    .map(({text, kind}) => (kind === undefined ? text : `<span ${FILL_ATTRIBUTE}="${kind}">${text}</span>`))
    .join('');
}

/**
 * Remark transformer that marks placeholders in inline code. Inline code that is nothing but a placeholder is left as it is,
 * because the text is about the placeholder itself.
 */
export function markPlaceholders(placeholders: Placeholders) {
  return (tree: Root): void =>
    visit(tree, 'inlineCode', ({value}, index, parent) => {
      const parts = splitPlaceholders(value, placeholders);
      if (parts.length < 2 || !parent || index === undefined) return;
      const children = parts.map(({text, kind}) => {
        const node = {type: 'text', value: text} as const;
        return kind === undefined ? node : inlineElement('span', FILL_ATTRIBUTE, kind, [node]);
      });
      parent.children[index] = inlineElement('code', 'translate', 'no', children);
    });
}
