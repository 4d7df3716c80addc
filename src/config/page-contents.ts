import type {Root} from 'mdast';

/** The component as MDX's syntax tree has it. */
const CONTENTS = {type: 'mdxJsxFlowElement', name: 'PageContents', attributes: [], children: []} as const;

/** Remark transformer that adds the contents of the page after its first paragraph, the lead; they show on phones only. */
export function pageContents() {
  return (tree: Root): void => {
    const lead = tree.children.findIndex(({type}) => type === 'paragraph');
    tree.children.splice(lead + 1, 0, structuredClone(CONTENTS) as unknown as Root['children'][number]);
  };
}
