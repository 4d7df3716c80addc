import ts from 'typescript';

const {TypeFlags} = ts;
const TEXT = TypeFlags.StringLike | TypeFlags.NumberLike | TypeFlags.BigIntLike;
const NOTHING = TypeFlags.Undefined | TypeFlags.Null | TypeFlags.BooleanLike;

/** What React renders for a part of a type. */
function rendered(type) {
  if (type.flags & NOTHING || type.value === '') return 'nothing';
  if (type.flags & TEXT) return 'text';
  return ['Element', 'ReactElement'].includes(type.symbol?.name) ? 'element' : 'unknown';
}

const isBlank = ({type, value, expression}) =>
  type === 'JSXText' ? value.trim() === '' : expression?.type === 'JSXEmptyExpression';
const isSpace = ({expression}) => expression?.type === 'Literal' && String(expression.value).trim() === '';

/**
 * ESLint rule for what a reader can change: a browser's translator puts elements in place of text nodes, and React then fails to
 * remove such a text, and to insert something before it. A fragment may go too, with the texts in it.
 */
export const translatable = {
  meta: {
    schema: [],
    messages: {
      text: 'This text comes and goes beside others. Put it into an element of its own.',
      before: 'This comes and goes before a text. Put the text into an element of its own.',
    },
  },
  create({report, sourceCode}) {
    function kinds(child) {
      if (child.type === 'JSXText') return ['text'];
      if (child.type !== 'JSXExpressionContainer') return ['element'];
      const type = sourceCode.parserServices.getTypeAtLocation(child.expression);
      return (type.isUnion() ? type.types : [type]).map(rendered);
    }
    function check({type, children}) {
      const shown = children.filter((child) => !isBlank(child));
      const all = shown.map(kinds);
      shown.forEach((node, index) => {
        const own = all[index];
        if (isSpace(node) || own.includes('unknown')) return;
        const stays = type === 'JSXElement' && (shown.length === 1 || own.every((kind) => kind === 'text'));
        if (own.includes('text') && !stays) report({node, messageId: 'text'});
        const next = shown[index + 1] && !isSpace(shown[index + 1]) ? all[index + 1] : [];
        if (own.includes('nothing') && next.includes('text') && !next.includes('unknown'))
          report({node, messageId: 'before'});
      });
    }
    return {JSXElement: check, JSXFragment: check};
  },
};
