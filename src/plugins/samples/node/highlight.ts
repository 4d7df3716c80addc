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

/**
 * Text as HTML. Each of its lines is an element of its own, so that no element is on two lines. No hyphen is at the end of a line, and
 * a URL breaks after its slashes and dots: it is one element up to the reader's own value in it, which is read for the network.
 */
function paint(text: string, color: string | undefined): string {
  const html = text
    .replace(/[&<>]/g, (character) => ESCAPES[character])
    .replace(
      /https?:\/\/[^\s<>&'"`A-Z]+/g,
      (url) => `<span>${url.replace(/(?<=[^/:]\/|\.)/g, '<wbr>')}</span>`,
    )
    .replace(/-+\w/g, '<span class="whole">$&</span>');
  return color ? html.replace(/.+/g, `<span class="t-${color}">$&</span>`) : html;
}

function render(stream: Prism.TokenStream, color?: string): string {
  if (typeof stream === 'string') return paint(stream, color);
  if (Array.isArray(stream)) return stream.map((item) => render(item, color)).join('');
  const {content, type} = stream;
  return render(content, type === 'interpolation' ? undefined : (COLOR_OF.get(type) ?? color));
}

/**
 * Renders code as HTML: one `span.line` per line, `span.t-<color>` for colored pieces. All text is escaped.
 * @param code source text with LF line endings
 * @param language a Prism language or its alias; `text` has no colors
 * @throws Error when the language is unknown
 */
export function highlight(code: string, language: string): string {
  return render(Prism.tokenize(code, grammarOf(language)))
    .split('\n')
    .map((line) => `<span class="line">${line}\n</span>`)
    .join('');
}
