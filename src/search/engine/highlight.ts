import {stem} from './stem';
import {escapeHtml} from './text';
import {STEM_MARK, tokenize, type Token} from './tokens';

/** Tags put around a matched word; given by the code that asks, never by a reader. */
export interface MarkTags {
  readonly pre: string;
  readonly post: string;
}

const MAX_READ = 20_000;
const read = new Map<string, readonly Token[]>();

/** The tokens of a text, which is asked for again with each key that a reader types. */
function readTokens(text: string): readonly Token[] {
  let tokens = read.get(text);
  if (tokens === undefined) {
    tokens = tokenize(text);
    if (read.size < MAX_READ) read.set(text, tokens);
  }
  return tokens;
}

function isAmong(terms: ReadonlySet<string>, term: string): boolean {
  return terms.has(term) || terms.has(STEM_MARK + stem(term));
}

/** The distinct words of a text that are among `terms` (words of the index, stems included). */
export function matchedTerms(text: string, terms: ReadonlySet<string>): ReadonlySet<string> {
  return new Set(
    readTokens(text)
      .map(({term}) => term)
      .filter((term) => isAmong(terms, term)),
  );
}

/** Whether a text has any of the words. */
export function matchesAny(text: string, terms: ReadonlySet<string>): boolean {
  return readTokens(text).some(({term}) => isAmong(terms, term));
}

/** Places of matched words, in order and without overlap; of two readings of a place the longer wins. */
function matchedSpans(text: string, terms: ReadonlySet<string>): Token[] {
  const spans: Token[] = [];
  for (const token of readTokens(text)) {
    if (!isAmong(terms, token.term)) continue;
    const last = spans.at(-1);
    if (last === undefined || token.start >= last.end) spans.push(token);
  }
  return spans;
}

function markUp(text: string, spans: readonly Token[], tags: MarkTags): string {
  let html = '';
  let at = 0;
  for (const {start, end} of spans) {
    html += escapeHtml(text.slice(at, start)) + tags.pre + escapeHtml(text.slice(start, end)) + tags.post;
    at = end;
  }
  return html + escapeHtml(text.slice(at));
}

/** A text as HTML with the matched words marked, and the distinct terms that matched. */
export interface Highlighted {
  readonly html: string;
  readonly matched: readonly string[];
}

/** Marks the words of a text that are among `terms` (words of the index, stems included). Everything else is escaped. */
export function highlight(text: string, terms: ReadonlySet<string>, tags: MarkTags): Highlighted {
  const spans = matchedSpans(text, terms);
  return {html: markUp(text, spans, tags), matched: Array.from(new Set(spans.map(({term}) => term)))};
}

/** First word of the best window: most distinct terms, then most matches, then the earliest with some words before. */
function bestWindow(perWord: readonly (readonly string[])[], size: number): number {
  let best = 0;
  let bestScore = -1;
  for (let from = 0; from + size <= perWord.length || from === 0; from += 1) {
    const inside = perWord.slice(from, from + size).flat();
    const lead = (perWord[from]?.length ?? 0) > 0 && from > 0 ? 0 : 0.4;
    const score = new Set(inside).size * 10 + inside.length + lead;
    if (score > bestScore) {
      best = from;
      bestScore = score;
    }
  }
  return best;
}

/** As `highlight`, cut to `words` words round the matches, with an ellipsis where text is missing. */
export function snippet(
  text: string,
  terms: ReadonlySet<string>,
  tags: MarkTags,
  words: number,
  ellipsis: string,
): Highlighted {
  const places = Array.from(text.matchAll(/\S+/g), (match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
  if (places.length <= words) return highlight(text, terms, tags);
  const spans = matchedSpans(text, terms);
  const perWord = places.map(({start, end}) =>
    spans.filter((span) => span.start < end && span.end > start).map(({term}) => term),
  );
  const from = bestWindow(perWord, words);
  const window = places.slice(from, from + words);
  const start = window[0]?.start ?? 0;
  const end = window.at(-1)?.end ?? text.length;
  const inside = highlight(text.slice(start, end), terms, tags);
  const before = from > 0 ? ellipsis : '';
  const after = from + words < places.length ? ellipsis : '';
  return {html: before + inside.html + after, matched: inside.matched};
}
