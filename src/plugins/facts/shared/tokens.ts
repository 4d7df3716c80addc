/*
 * Replaces {{tokens}} in Markdown with facts before MDX parses the text, since MDX rejects the braces.
 * Fenced code is left unchanged. An unknown token, or a value that MDX would read as markup, stops the build.
 */
import {splitFences} from './fences';
import {dateOf, type Fact, factText, monthText} from './model';

/** The text with its tokens replaced, and the facts that they print, in order of appearance. */
export interface Replaced {
  readonly text: string;
  readonly used: readonly Fact[];
}

const TOKEN = /\{\{\s*([A-Za-z][\w.-]*)\s*\}\}/g;
const MARKUP = /[<{}"]/;
const LINE_START = /(?:^|\n)[ \t>*+-]*$/;
const LIST_DELIMITER = /^[.)](?:\s|$)/;
const FORM = /^(.*?)(\.asOf|\.unit)?(\.raw)?$/;

/**
 * What a token prints: the display form, with `.raw` the value, with `.unit` the unit, with `.asOf` the month of the fact, with
 * `.asOf.raw` its ISO date.
 */
function printed(fact: Fact, form: string, raw: boolean): string | undefined {
  if (form === '.unit') return fact.unit;
  if (form === '.asOf') return raw ? dateOf(fact) : monthText(dateOf(fact));
  return raw ? String(fact.value) : factText(fact);
}

/**
 * Replaces every token outside fenced code. The result has LF line endings.
 * @param source Markdown or MDX, front matter included
 * @param facts facts by token path
 * @param where file name for error messages
 * @throws Error naming the file, the line and the token, when a token is unknown, when its value holds markup, or when a
 *   line starts with the token followed by `.` or `)`: with a number that would be an ordered list
 */
export function replaceTokens(source: string, facts: ReadonlyMap<string, Fact>, where: string): Replaced {
  const used = new Set<Fact>();
  const text = splitFences(source.replaceAll('\r\n', '\n')).map((segment) => {
    if (segment.kind === 'fence') return segment.text;
    return segment.text.replace(TOKEN, (token: string, name: string, offset: number) => {
      const before = segment.text.slice(0, offset);
      const after = segment.text.slice(offset + token.length);
      const place = `${where}:${segment.line + before.split('\n').length - 1}`;
      const [, path = '', form = '', raw] = FORM.exec(name) ?? [];
      const fact = facts.get(path);
      const value = fact && printed(fact, form, raw !== undefined);
      if (!fact || value === undefined)
        throw new Error(`${place}: unknown token ${token}. Run "npx tsx scripts/facts.ts" to list them.`);
      if (MARKUP.test(value)) throw new Error(`${place}: the value of ${token} holds markup: ${value}`);
      if (LINE_START.test(before) && LIST_DELIMITER.test(after))
        throw new Error(
          `${place}: the line begins with ${token}${after[0]}, which Markdown may read as a list. Put a word before it.`,
        );
      used.add(fact);
      return value;
    });
  });
  return {text: text.join(''), used: Array.from(used)};
}
