/* Functions return, servers respond, tables show (.github/STYLEGUIDE.md). */
const ANSWERS = /(?<!#)\banswer(?:s|ed|ing)\b/i;

/** textlint rule: reports what "answers", the front matter included. */
module.exports = function answers(context) {
  const {Syntax, RuleError, report, getSource} = context;
  const check = (node) => {
    const match = ANSWERS.exec(getSource(node));
    if (match)
      report(
        node,
        new RuleError(`"${match[0]}": functions return, servers respond, tables show.`, {index: match.index}),
      );
  };
  return {[Syntax.Str]: check, Yaml: check};
};
