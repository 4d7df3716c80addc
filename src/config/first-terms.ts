import type {PhrasingContent, Root} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';

/** An element of the page's text, such as `<Term id="gas">gas</Term>`, as MDX's syntax tree has it. */
interface TextElement {
  readonly type: string;
  readonly name?: string;
  readonly attributes?: readonly {readonly name?: string; readonly value?: unknown}[];
  readonly children?: readonly PhrasingContent[];
}

/** Remark transformer that keeps the first `<Term>` of each id on a page; what follows is plain text. */
export function firstTerms() {
  return (tree: Root): void => {
    const seen = new Set<unknown>();
    visit(tree, (node, index, parent) => {
      const {name, attributes, children = []} = node as TextElement;
      if (name !== 'Term' || !parent || index === undefined) return undefined;
      const id = attributes?.find((attribute) => attribute.name === 'id')?.value;
      if (!seen.has(id)) {
        seen.add(id);
        return undefined;
      }
      (parent.children as PhrasingContent[]).splice(index, 1, ...children);
      return [SKIP, index];
    });
  };
}
