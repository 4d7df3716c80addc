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
  const missing = marked.find((line) => line < 1 || line > lines.length);
  if (missing !== undefined)
    throw new Error(`Line ${missing} is marked, but the code has lines 1 to ${lines.length}.`);
  return lines
    .map((tokens, index) => {
      const html = tokens.map(({kind, text}) =>
        kind ? `<span class="t-${kind}">${escapeText(text)}</span>` : escapeText(text),
      );
      return `<span class="line${marked.includes(index + 1) ? ' line-marked' : ''}">${html.join('')}\n</span>`;
    })
    .join('');
}
