import {escapeHtml} from './html';
import {cached, readings, stem, wordsOf} from './words';

interface Word {
  readonly start: number;
  readonly end: number;
  /** each reading of the word (whole or part) with its stem */
  readonly terms: readonly (readonly [reading: string, stem: string])[];
}

/** The words of a text, cached because each keystroke needs them again. */
const readWords = cached((text: string): readonly Word[] =>
  wordsOf(text).map(({0: word, index}) => ({
    start: index,
    end: index + word.length,
    terms: readings(word).map((reading) => [reading, stem(reading)] as const),
  })),
);

/** The stem of the first reading of a word that is among `asked`. */
function matchOf({terms}: Word, asked: ReadonlySet<string>): string | undefined {
  return terms.find(([reading, root]) => asked.has(reading) || asked.has(root))?.[1];
}

/** Stems of the words of a text that are among `asked` (index terms). */
export function matchedTerms(text: string, asked: ReadonlySet<string>): ReadonlySet<string> {
  return new Set(readWords(text).flatMap((word) => matchOf(word, asked) ?? []));
}

/** A text as escaped HTML, with `<mark>` around the words that are among `asked` (index terms). */
export function highlight(text: string, asked: ReadonlySet<string>): string {
  let html = '';
  let at = 0;
  for (const word of readWords(text)) {
    if (matchOf(word, asked) === undefined) continue;
    html += escapeHtml(text.slice(at, word.start));
    html += `<mark>${escapeHtml(text.slice(word.start, word.end))}</mark>`;
    at = word.end;
  }
  return html + escapeHtml(text.slice(at));
}

/** Shown where text was cut. */
const ELLIPSIS = '…';
/** Longest unmatched word of a snippet, in characters; longer ones, such as hashes, are cut to half of it. */
const MAX_PLAIN_WORD = 24;

/** Like `highlight`, but cut to the `words` words with the most matches. A text without a match is shown from its start. */
export function snippet(text: string, asked: ReadonlySet<string>, words: number): string {
  const pieces = Array.from(text.matchAll(/\S+/g), ([piece]) => {
    const [match] = matchedTerms(piece, asked);
    const isCut = match === undefined && piece.length > MAX_PLAIN_WORD;
    return {text: isCut ? piece.slice(0, MAX_PLAIN_WORD / 2) + ELLIPSIS : piece, match};
  });
  let best = {from: 0, score: 0};
  pieces.forEach(({match}, at) => {
    if (match === undefined) return;
    const from = Math.max(0, Math.min(at - Math.floor(words / 3), pieces.length - words));
    const matches = pieces.slice(from, from + words).flatMap((piece) => piece.match ?? []);
    const score = new Set(matches).size * 10 + matches.length;
    if (score > best.score) best = {from, score};
  });
  const to = best.from + words;
  const shown = pieces.slice(best.from, to).map((piece) => piece.text);
  const before = best.from > 0 ? ELLIPSIS : '';
  const after = to < pieces.length ? ELLIPSIS : '';
  return before + highlight(shown.join(' '), asked) + after;
}
