import Prism from 'prismjs';
import loadLanguages from 'prismjs/components/';

/** A piece of code in one color. `kind` is undefined for plain text. */
export interface Token {
  readonly kind?: TokenKind;
  readonly text: string;
}

/** The colors of the code theme; `code.css` has one rule for each. */
export type TokenKind = 'keyword' | 'string' | 'number' | 'comment' | 'function' | 'property';

const KINDS: Readonly<Record<string, TokenKind>> = {
  keyword: 'keyword',
  builtin: 'keyword',
  string: 'string',
  'template-string': 'string',
  'string-property': 'property',
  char: 'string',
  url: 'string',
  number: 'number',
  boolean: 'number',
  version: 'number',
  comment: 'comment',
  shebang: 'comment',
  function: 'function',
  'class-name': 'function',
  property: 'property',
  parameter: 'property',
  variable: 'property',
};

function grammarOf(language: string): Prism.Grammar {
  if (!Prism.languages[language]) {
    loadLanguages.silent = true;
    loadLanguages([language]);
  }
  const grammar = Prism.languages[language];
  if (!grammar) throw new Error(`No grammar for code language "${language}".`);
  return grammar;
}

function flatten(stream: Prism.TokenStream, kind: TokenKind | undefined, out: Token[]): void {
  if (typeof stream === 'string') out.push({kind, text: stream});
  else if (Array.isArray(stream)) for (const item of stream) flatten(item, kind, out);
  else
    flatten(stream.content, stream.type === 'interpolation' ? undefined : (KINDS[stream.type] ?? kind), out);
}

/**
 * Splits code into lines of tokens. All texts joined, with LF between lines, equal the code.
 * @param code source text with LF line endings
 * @param language a Prism language or its alias; `text` has no colors
 * @throws Error when the language is unknown
 */
export function tokenize(code: string, language: string): Token[][] {
  const flat: Token[] = [];
  flatten(Prism.tokenize(code, grammarOf(language)), undefined, flat);
  const lines: Token[][] = [[]];
  for (const {kind, text} of flat) {
    text.split('\n').forEach((part, index) => {
      if (index > 0) lines.push([]);
      if (part === '') return;
      const line = lines[lines.length - 1];
      const last = line[line.length - 1];
      if (last && last.kind === kind) line[line.length - 1] = {...last, text: last.text + part};
      else line.push({kind, text: part});
    });
  }
  return lines;
}
