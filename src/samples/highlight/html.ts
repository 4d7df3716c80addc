import {tokenize} from './tokens';

const ESCAPES: Readonly<Record<string, string>> = {'&': '&amp;', '<': '&lt;', '>': '&gt;'};

function escapeText(text: string): string {
  return text.replace(/[&<>]/g, (character) => ESCAPES[character]);
}

/**
 * Renders code as HTML: one `span.line` per line, `span.t-<kind>` for colored tokens. All text is escaped.
 * @param code source text
 * @param language fence language
 * @param marked 1-based numbers of the lines to mark with `line-marked`
 * @throws Error when the language is unknown or a marked line does not exist
 */
export function highlight(code: string, language: string, marked: readonly number[]): string {
  const lines = tokenize(code, language);
  const beyond = marked.find((line) => line > lines.length);
  if (beyond !== undefined)
    throw new Error(`Line ${beyond} is marked, but the code has ${lines.length} lines.`);
  return lines
    .map((tokens, index) => {
      const html = tokens.map(({kind, text}) =>
        kind ? `<span class="t-${kind}">${escapeText(text)}</span>` : escapeText(text),
      );
      return `<span class="line${marked.includes(index + 1) ? ' line-marked' : ''}">${html.join('')}\n</span>`;
    })
    .join('');
}
