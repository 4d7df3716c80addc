/* What the style guide (.github/STYLEGUIDE.md) says about words and names, for the linter and for tests of the built pages. */

/** Patterns of what is refused, with the reason. */
const WORDS = [
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
  [/(?<!#)\banswer(?:s|ed|ing)\b/i, 'functions return, servers respond, tables show'],
  [/\bmarked (?:with )?\[?†/i, 'the build adds the foot note that says what † means'],
];
const ISO_DATE = [/\b20\d\d-\d\d(?:-\d\d)?\b|\{\{[\w.-]+\.asOf\.raw\}\}/, 'prose says August 2025'];

/** Names, which are always spelled in this way. */
const NAMES = [
  'API',
  'Blockscout',
  'dApp',
  'Docusaurus',
  'Ethereum',
  'GitHub',
  'JavaScript',
  'JSON-RPC',
  'MetaMask',
  'Multicall3',
  'Node.js',
  'OpenZeppelin',
  'RPC',
  'Solidity',
  'Stability',
  'TypeScript',
  'URL',
];

/** Patterns of terms that are not used, with the one that is. */
const TERMS = {
  'chainID|chain-id|network id': 'chain id',
  'block-explorer': 'block explorer',
  'pre-compiles?': 'precompile',
  'gas-?less': 'zero-fee',
  'main net': 'mainnet',
  'test net': 'testnet',
  '(?:node URL|RPC endpoint)s?': 'RPC URL',
  'keyed URLs?': 'keyed RPC URL',
  'public URLs?': 'public RPC URL',
  '(?<!ERC-20 )allowances?|quotas?': 'free transactions" or "request limit',
  'ZKT wallets?|(?:accounts?|wallets?) that the (?:ZKT )?service keeps': 'ZKT account',
  '(?:base|token) units?|wei of (?:an? |the |its |your )?(?:fee )?tokens?|tokens? in wei': 'smallest unit',
  'rejected transactions?|transactions? (?:is|are|was|were|gets?) rejected': 'refused',
  "source of (?:the )?(?:node|network|runtime|contract|Frontier)|(?:node|network|runtime|contract|Frontier)['’]s source(?! code)":
    'source code',
};

/** Whole words, and no part of a file name or an address. */
function findWord(pattern, flags, text) {
  const found = text.matchAll(new RegExp(`(?<![-#@/.\\w])(?:${pattern})(?![-\\w]|\\.\\w)`, flags));
  return Array.from(found, ([word]) => word);
}

/** Returns a message for each word of a text that is refused; dates only outside of tables. */
function refusedWords(text, inTable = false) {
  return (inTable ? WORDS : [...WORDS, ISO_DATE]).flatMap(([pattern, reason]) => {
    const [found] = pattern.exec(text) ?? [];
    return found === undefined ? [] : [`"${found}": ${reason}.`];
  });
}

/** Returns a message for each term in a text that is not used. */
function wrongTerms(text) {
  return Object.entries(TERMS).flatMap(([pattern, term]) =>
    findWord(pattern, 'gi', text).map((found) => `"${found}": write "${term}".`),
  );
}

/** Returns a message for each name in a text that is spelled differently. */
function wrongNames(text) {
  return NAMES.flatMap((name) =>
    findWord(name.replace('.', '\\.'), 'gi', text)
      .filter((found) => found !== name)
      .map((found) => `"${found}": write "${name}".`),
  );
}

module.exports = {refusedWords, wrongNames, wrongTerms};
