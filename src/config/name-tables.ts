import type {Heading, Root, TableRow} from 'mdast';
import {visit} from 'unist-util-visit';

/** Text of a heading or row, without formatting and without expressions such as an id. */
function textOf(parent: Heading | TableRow): string {
  let text = '';
  visit(parent, ['text', 'inlineCode'], (node) => {
    if ('value' in node) text += node.value;
  });
  return text.trim();
}

/** The page, as Docusaurus hands it to transformers. */
interface Source {
  readonly data: {readonly frontMatter?: {readonly title?: string}};
}

/**
 * Remark transformer that gives each Markdown table two properties of the component that renders tables: in `label` the heading or
 * page title above it, which a screen reader announces when the focus reaches a table that scrolls, and `siblings` if the page has
 * other tables of the same columns.
 */
export function nameTables() {
  return (tree: Root, {data}: Source): void => {
    const heads: string[] = [];
    visit(tree, 'table', ({children: [head]}) => void heads.push(head ? textOf(head) : ''));
    let label = data.frontMatter?.title;
    visit(tree, (node) => {
      if (node.type === 'heading') label = textOf(node);
      if (node.type !== 'table') return;
      const [head] = node.children;
      const siblings = head && heads.filter((other) => other === textOf(head)).length > 1;
      node.data = {...node.data, hProperties: {...(label && {label}), ...(siblings && {siblings})}};
    });
  };
}
