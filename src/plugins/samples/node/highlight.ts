import Prism from 'prismjs';
import loadLanguages from 'prismjs/components/';

/** Kinds of Prism's tokens by color of the code theme; `code.css` has one rule for each color. */
const COLORS: Readonly<Record<string, readonly string[]>> = {
  keyword: ['keyword', 'builtin'],
  string: ['string', 'template-string', 'char', 'url'],
  number: ['number', 'boolean', 'version'],
  comment: ['comment', 'shebang'],
  function: ['function', 'class-name'],
  property: ['property', 'string-property', 'parameter', 'variable'],
};
const COLOR_OF = new Map(
  Object.entries(COLORS).flatMap(([color, kinds]) => kinds.map((kind) => [kind, color])),
);

const ESCAPES: Readonly<Record<string, string>> = {'&': '&amp;', '<': '&lt;', '>': '&gt;'};

/** A piece of code in one color; `color` is undefined for plain text. */
interface Piece {
  readonly color: string | undefined;
  readonly text: string;
}

function grammarOf(language: string): Prism.Grammar {
  if (!Prism.languages[language]) {
    loadLanguages.silent = true;
    loadLanguages([language]);
  }
  const grammar = Prism.languages[language];
  if (!grammar)
    throw new Error(
      `the code language "${language}" is unknown. Use the name of a Prism language, for example ts.`,
    );
  return grammar;
}

function flatten(stream: Prism.TokenStream, color?: string): readonly Piece[] {
  if (typeof stream === 'string') return [{color, text: stream}];
  if (Array.isArray(stream)) return stream.flatMap((item) => flatten(item, color));
  const {content, type} = stream;
  return flatten(content, type === 'interpolation' ? undefined : (COLOR_OF.get(type) ?? color));
}

/** Splits code into lines of pieces; neighbors of the same color are joined. */
function linesOf(code: string, language: string): readonly (readonly Piece[])[] {
  const lines: Piece[][] = [[]];
  for (const {color, text} of flatten(Prism.tokenize(code, grammarOf(language)))) {
    text.split('\n').forEach((part, index) => {
      if (index > 0) lines.push([]);
      if (part === '') return;
      const line = lines[lines.length - 1];
      const before = line[line.length - 1];
      if (before && before.color === color) line[line.length - 1] = {color, text: before.text + part};
      else line.push({color, text: part});
    });
  }
  return lines;
}

/**
 * Renders code as HTML: one `span.line` per line, `span.t-<color>` for colored pieces. All text is escaped.
 * @param code source text with LF line endings
 * @param language a Prism language or its alias; `text` has no colors
 * @throws Error when the language is unknown
 */
export function highlight(code: string, language: string): string {
  return linesOf(code, language)
    .map((pieces) => {
      const html = pieces.map(({color, text}) => {
        const escaped = text.replace(/[&<>]/g, (character) => ESCAPES[character]);
        return color ? `<span class="t-${color}">${escaped}</span>` : escaped;
      });
      return `<span class="line">${html.join('')}\n</span>`;
    })
    .join('');
}
