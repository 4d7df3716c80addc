import type {Root} from 'hast';
import {h} from 'hastscript';
import {SKIP, visit} from 'unist-util-visit';

const WHOLE = /(\b\d{4}-\d\d-\d\d\b|\bzero-\w+)/;

/** Rehype transformer that marks what does not break at its hyphens: dates, words such as `zero-fee`, and code of a short word. */
export function keepWhole() {
  return (tree: Root): void =>
    visit(tree, (node, index, parent) => {
      if (node.type === 'element' && /^(code|pre)$/.test(node.tagName)) {
        const [text] = node.children;
        if (text?.type === 'text' && /^\S{1,24}$/.test(text.value)) node.properties.className = ['short'];
        return SKIP;
      }
      if (node.type !== 'text' || !parent || index === undefined) return undefined;
      const parts = node.value.split(WHOLE);
      const {children} = h('', ...parts.map((part, at) => (at % 2 === 1 ? h('span.whole', part) : part)));
      parent.children.splice(index, 1, ...children);
      return index + children.length;
    });
}
