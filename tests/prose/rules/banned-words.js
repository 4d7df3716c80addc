/* Words and promises that the style guide refuses (.github/STYLEGUIDE.md). */
const BANNED = [
  [
    /\b(?:simply|easily|obviously|effortless(?:ly)?|seamless(?:ly)?)\b/i,
    'says nothing to a reader who is stuck',
  ],
  [
    /\bjust (?:do|run|add|use|click|set|call|send|open|paste|copy)\b/i,
    'says nothing to a reader who is stuck',
  ],
  [/\bplease note\b/i, 'say it, or use an admonition'],
  [
    /\b(?:coming soon|will soon|in the near future|stay tuned|to be announced)\b/i,
    'promises; describe what is there',
  ],
  [
    /\b(?:will|shall) (?:be|come|follow|support|offer|add|launch|release)\b/i,
    'is about the future; say what is there',
  ],
  [/\b(?:world-class|cutting-edge|revolutionary|blazing(?:ly)? fast|best-in-class)\b/i, 'is advertising'],
];

/** textlint rule: reports each banned word with the reason. */
module.exports = function bannedWords(context) {
  const {Syntax, RuleError, report, getSource} = context;
  return {
    [Syntax.Str](node) {
      const text = getSource(node);
      for (const [pattern, reason] of BANNED) {
        const match = pattern.exec(text);
        if (match) report(node, new RuleError(`"${match[0]}" ${reason}.`, {index: match.index}));
      }
    },
  };
};
