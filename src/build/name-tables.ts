import type {Nodes, Root} from 'mdast';

/** Text of a node, without formatting and without expressions such as the id of a heading. */
function textOf(node: Nodes): string {
  if ('value' in node) return node.type === 'text' || node.type === 'inlineCode' ? node.value : '';
  return 'children' in node ? node.children.map(textOf).join('') : '';
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
    const walk = (node: Nodes): void => {
      if (node.type === 'heading') heading = textOf(node).trim();
      else if (node.type === 'table' && heading) node.data = {...node.data, hProperties: {label: heading}};
      else if ('children' in node) node.children.forEach(walk);
    };
    walk(tree);
  };
}
