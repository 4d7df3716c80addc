import type {Heading, Root} from 'mdast';
import {visit} from 'unist-util-visit';

/** Text of a heading, without formatting and without expressions such as its id. */
function textOf(heading: Heading): string {
  let text = '';
  visit(heading, ['text', 'inlineCode'], (node) => {
    if ('value' in node) text += node.value;
  });
  return text.trim();
}

/** The page, as Docusaurus hands it to transformers. */
interface Source {
  readonly data: {readonly frontMatter?: {readonly title?: string}};
}

/**
 * Remark transformer that names each Markdown table after the heading or page title above it, in the property `label` of the
 * component that renders tables. A screen reader announces the name when the focus reaches a table that scrolls.
 */
export function nameTables() {
  return (tree: Root, {data}: Source): void => {
    let heading = data.frontMatter?.title;
    visit(tree, (node) => {
      if (node.type === 'heading') heading = textOf(node);
      if (node.type === 'table' && heading) node.data = {...node.data, hProperties: {label: heading}};
    });
  };
}
