/* A page opens with the answer or with what to do (.github/STYLEGUIDE.md). */
const STOCK =
  /^(?:you\b|(?:in|on|after|with|by the end of) this (?:page|guide|tutorial|section)\b|this (?:page|guide|tutorial|section)\b|here (?:you|is|are)\b|welcome\b)/i;

/** textlint rule: reports the first paragraph of a page when it speaks of the page instead of its subject. */
module.exports = function openings(context) {
  const {Syntax, RuleError, report, getSource, getFilePath} = context;
  if (!/(?:^|\/)docs\/.*\.mdx$/.test(getFilePath() ?? '')) return {};
  return {
    [Syntax.Document](node) {
      const first = node.children.find(
        (child) => child.type === Syntax.Paragraph && !/^(?:import\s|<|\{)/.test(getSource(child)),
      );
      const text = first ? getSource(first).replace(/<[^>]*>|[*_`]/g, '') : '';
      const match = STOCK.exec(text);
      if (match)
        report(
          first,
          new RuleError(`The page opens with "${match[0]}". Open with the answer or the imperative.`),
        );
    },
  };
};
