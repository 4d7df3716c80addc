/* ISO dates are for tables; prose says August 2025 (.github/STYLEGUIDE.md). */
const ISO = /\b20\d\d-\d\d(?:-\d\d)?\b|\{\{[\w.-]+\.asOf\.raw\}\}/;

/** textlint rule: reports a date in ISO form, typed or from a token, outside of tables. */
module.exports = function isoDates(context) {
  const {Syntax, RuleError, report, getSource} = context;
  const inTable = (node) => node.parent && (node.parent.type === Syntax.Table || inTable(node.parent));
  const check = (node) => {
    const match = inTable(node) ? null : ISO.exec(getSource(node));
    if (match) report(node, new RuleError(`"${match[0]}": prose says August 2025.`, {index: match.index}));
  };
  return {[Syntax.Str]: check, Yaml: check};
};
