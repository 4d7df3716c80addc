/* Unknowns are said once, where they matter (.github/STYLEGUIDE.md). */
const HEDGES =
  /\b(?:not documented|undocumented|not confirmed|unconfirmed|not known|not tried|not executed|not checked|not published|inferred|announced|plan as if|(?:read|known|concluded) (?:from|in) (?:the |its )?[\w' ]*(?:source|code|documentation))/gi;

/** Most hedges of a page. */
const MOST = 5;

/** textlint rule: counts words by which a page takes back what it says, and reports the first one too many. */
module.exports = function hedges(context) {
  const {Syntax, RuleError, report, getSource, getFilePath} = context;
  if (!/(?:^|\/)docs\/.*\.mdx$/.test(getFilePath() ?? '')) return {};
  let count = 0;
  return {
    [Syntax.Str](node) {
      for (const match of getSource(node).matchAll(HEDGES)) {
        count += 1;
        if (count === MOST + 1)
          report(
            node,
            new RuleError(
              `"${match[0]}" is hedge ${count} of this page, at most ${MOST} are allowed. Say unknowns once, under "Not documented".`,
              {index: match.index},
            ),
          );
      }
    },
  };
};
