/*
 * Replaces {{tokens}} in Markdown with facts before MDX parses the text, since MDX rejects the braces.
 * The same function handles the body (markdown.preprocessor) and the front matter (markdown.parseFrontMatter).
 * Fenced code is left unchanged. An unknown token, or a value that MDX would read as markup, stops the build.
 */
import {splitFences} from './fences';

/** The value of a token. */
export interface TokenValue {
  /** Printed for `{{name}}`. */
  readonly text: string;
  /** Printed for `{{name.raw}}`. */
  readonly raw: string;
}

/** Looks up a token by name, without braces and without `.raw`. */
export type TokenLookup = (name: string) => TokenValue | undefined;

/** The text with its tokens replaced, and the names of the tokens in order of appearance. */
export interface Replaced {
  readonly text: string;
  readonly used: readonly string[];
}

const TOKEN = /\{\{\s*([A-Za-z][\w.-]*)\s*\}\}/g;
const MARKUP = /[<{}"]/;
const LINE_START = /(?:^|\n)[ \t>*+-]*$/;
const LIST_DELIMITER = /^[.)](?:\s|$)/;

/**
 * Replaces every token outside fenced code.
 * @param source Markdown or MDX, front matter included
 * @param lookup facts by token name
 * @param where file name for error messages
 * @throws Error naming the file, the line and the token, when a token is unknown, when its value holds markup, or when a
 *   line starts with the token followed by `.` or `)`: with a number that would be an ordered list
 */
export function replaceTokens(source: string, lookup: TokenLookup, where: string): Replaced {
  const used: string[] = [];
  const text = splitFences(source).map((segment) => {
    if (segment.kind === 'fence') return segment.text;
    return segment.text.replace(TOKEN, (token: string, name: string, offset: number) => {
      const line = segment.line + segment.text.slice(0, offset).split('\n').length - 1;
      const id = name.replace(/\.raw$/, '');
      const value = lookup(id);
      if (!value)
        throw new Error(
          `${where}:${line}: unknown token ${token}. Run "npx tsx scripts/facts.ts" to list them.`,
        );
      const printed = name === id ? value.text : value.raw;
      if (MARKUP.test(printed))
        throw new Error(`${where}:${line}: the value of ${token} holds markup: ${printed}`);
      const [before, after] = [segment.text.slice(0, offset), segment.text.slice(offset + token.length)];
      if (LINE_START.test(before) && LIST_DELIMITER.test(after))
        throw new Error(
          `${where}:${line}: the line begins with ${token}${after[0]}, which Markdown may read as a list. Put a word before it.`,
        );
      if (!used.includes(id)) used.push(id);
      return printed;
    });
  });
  return {text: text.join(''), used};
}

/**
 * Inserts an element before the last section of a page.
 * @param body Markdown after replacement
 * @param element one line of MDX
 * @param heading the heading of the last section, for example `## Next steps`
 */
export function placeBefore(body: string, element: string, heading: string): string {
  const at = body.lastIndexOf(`\n${heading}`);
  if (at < 0) return `${body}\n\n${element}\n`;
  return `${body.slice(0, at)}\n${element}\n${body.slice(at)}`;
}
