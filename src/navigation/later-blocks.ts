import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';

/** How many paragraphs, headings, tables and so on are rendered with the top of a page. They are higher than a screen of 1080 lines. */
const FIRST_BLOCKS = 14;

/** Remark transformer that puts the blocks of a page below the first screen in a `<LaterBlocks>` element. */
export function laterBlocks() {
  return (tree: Root): void => {
    // MDX accepts imports and exports at the top level only.
    const code = tree.children.filter(({type}) => type === 'mdxjsEsm');
    const blocks = tree.children.filter(({type}) => type !== 'mdxjsEsm');
    const children = blocks.splice(FIRST_BLOCKS) as MdxJsxFlowElement['children'];
    if (children.length === 0) return;
    const later: MdxJsxFlowElement = {
      type: 'mdxJsxFlowElement',
      name: 'LaterBlocks',
      attributes: [],
      children,
    };
    tree.children = [...code, ...blocks, later];
  };
}
