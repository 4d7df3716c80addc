/* Rules of the style guide for texts, which markdownlint runs. Code, elements and addresses are left out. */
const path = require('node:path');
const {refusedWords, wrongNames, wrongTerms} = require('./style.cjs');
const {keyFinder} = require('jiti')(__filename)('../../scripts/lint/pages');

const findKeys = keyFinder(path.join(__dirname, '../..'));

/** A page opens with the answer or with what to do. */
const OPENING =
  /^(?:you\b|(?:in|on|after|with|by the end of) this (?:page|guide|tutorial|section)\b|this (?:page|guide|tutorial|section)\b|here (?:you|is|are)\b|welcome\b)/i;

/** Words by which a page takes back what it says, and how many it may have. */
const HEDGES =
  /\b(?:not documented|undocumented|not confirmed|unconfirmed|not known|not tried|not executed|not checked|not published|inferred|announced|plan as if|(?:read|known|concluded) (?:from|in) (?:the |its )?[\w' ]*(?:source|code|documentation))/gi;
const MOST_HEDGES = 5;
/** The page with the list of what is unknown. */
const FAQ = 'docs/resources/faq.mdx';

const NOT_PROSE = [
  'codeFenced',
  'codeIndented',
  'codeText',
  'htmlFlow',
  'htmlText',
  'resource',
  'definition',
  'autolink',
  'literalAutolink',
];

/** Lines of a text without the tokens of some types, and without the words under which readers look for a section. */
function linesWithout(types, {lines, parsers}) {
  const left = lines.map((line) => (line.startsWith('{/* search:') ? '' : line));
  const visit = (token) => {
    if (!types.includes(token.type)) return token.children.forEach(visit);
    for (let line = token.startLine; line <= token.endLine; line += 1) {
      const text = left[line - 1];
      const from = line === token.startLine ? token.startColumn - 1 : 0;
      const to = line === token.endLine ? token.endColumn - 1 : text.length;
      left[line - 1] = text.slice(0, from) + '\0'.repeat(to - from) + text.slice(to);
    }
  };
  parsers.micromark.tokens.forEach(visit);
  return left;
}

const isPage = ({name}) => /(?:^|\/)docs\/.*\.mdx$/.test(name);

function rule(name, description, check) {
  return {names: [name], description, tags: ['prose'], parser: 'micromark', function: check};
}

module.exports = [
  rule('style-words', 'Words, names and promises of the style guide', (params, onError) => {
    const lines = linesWithout(NOT_PROSE, params);
    const outsideTables = linesWithout(['table'], params);
    lines.forEach((text, index) => {
      const messages = refusedWords(text, outsideTables[index].includes('\0'));
      for (const detail of [...messages, ...wrongTerms(text), ...wrongNames(text)])
        onError({lineNumber: index + 1, detail});
      if (isPage(params) && /(?<!\[)†/.test(text))
        onError({lineNumber: index + 1, detail: '"†": name its lines, [†](node:runtime/src/lib.rs#L3).'});
    });
    // markdownlint has no line numbers for the front matter.
    for (const text of params.frontMatterLines)
      for (const detail of [...refusedWords(text), ...wrongTerms(text)])
        onError({lineNumber: 1, detail, context: text});
  }),
  rule('style-opening', 'A page opens with the answer or the imperative', (params, onError) => {
    const first = params.parsers.micromark.tokens
      .flatMap(({children}) => children)
      .find(({type, text}) => type === 'paragraph' && !/^(?:import\s|<|\{)/.test(text));
    const found = first && OPENING.exec(first.text.replace(/<[^>]*>|[*_`]/g, ''));
    if (found && isPage(params))
      onError({lineNumber: first.startLine, detail: `It opens with "${found[0]}".`});
  }),
  rule('no-keys', 'No page has a key', ({lines, frontMatterLines}, onError) => {
    for (const {line, problem} of findKeys(lines.join('\n'))) onError({lineNumber: line, detail: problem});
    for (const {problem} of findKeys(frontMatterLines.join('\n'))) onError({lineNumber: 1, detail: problem});
  }),
  rule('style-links', 'A paragraph links to a page once', ({parsers}, onError) => {
    const visit = ({type, children, text, startLine}, pages) => {
      const [page] = text.split('#');
      if (type === 'resourceDestinationString' && page.startsWith('/')) {
        if (pages?.includes(page)) onError({lineNumber: startLine, detail: `A second link to ${page}.`});
        pages?.push(page);
      }
      const within = type === 'paragraph' ? [] : pages;
      for (const child of children) visit(child, within);
    };
    for (const token of parsers.micromark.tokens) visit(token);
  }),
  rule('style-hedges', 'Unknowns are said once, where they matter, and in the FAQ', (params, onError) => {
    if (!isPage(params) || params.name.endsWith(FAQ)) return;
    const list = params.lines.findIndex((line) => /^#+ Not documented/.test(line));
    if (list >= 0)
      onError({lineNumber: list + 1, detail: `Say it where a reader needs it, and in the list of ${FAQ}.`});
    const found = linesWithout(NOT_PROSE, params).flatMap((text, index) =>
      Array.from(text.matchAll(HEDGES), ([hedge]) => ({lineNumber: index + 1, hedge})),
    );
    if (found.length > MOST_HEDGES) {
      const {lineNumber, hedge} = found[MOST_HEDGES];
      onError({
        lineNumber,
        detail: `"${hedge}" is one hedge more than the ${MOST_HEDGES} that a page may have.`,
      });
    }
  }),
];
