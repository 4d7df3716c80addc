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
/** Longest unmatched word, in characters; longer ones, such as hashes, are cut. */
const MAX_PLAIN_WORD = 24;
/** Assumed characters per word of a snippet, so that the snippet fits into one line of the search box. */
const CHARACTERS_PER_WORD = 9;
/** Most characters shown before the first match of a snippet. */
const MAX_LEAD = 30;

interface Piece {
  readonly text: string;
  readonly match: string | undefined;
}

function piecesOf(text: string, asked: ReadonlySet<string>): Piece[] {
  return Array.from(text.matchAll(/\S+/g), ([piece]) => {
    const [match] = matchedTerms(piece, asked);
    const long = match === undefined && piece.length > MAX_PLAIN_WORD;
    return {text: long ? piece.slice(0, MAX_PLAIN_WORD / 2) + ELLIPSIS : piece, match};
  });
}

/** Index of the piece at which a snippet starts that shows the match at `at` with some words before it. */
function leadOf(pieces: readonly Piece[], at: number, words: number): number {
  let from = at;
  let room = MAX_LEAD;
  const most = Math.max(Math.floor(words / 3), words - (pieces.length - at));
  while (from > 0 && at - from < most && room >= pieces[from - 1].text.length) {
    from -= 1;
    room -= pieces[from].text.length + 1;
  }
  return from;
}

/** Index after the last piece of a snippet. */
function endOf(pieces: readonly Piece[], from: number, words: number): number {
  let to = from;
  let room = words * CHARACTERS_PER_WORD;
  while (to < pieces.length && to - from < words && (to === from || room >= pieces[to].text.length)) {
    room -= pieces[to].text.length + 1;
    to += 1;
  }
  return to;
}

/**
 * Like `highlight`, but cut to the `words` words with the most matches. The first match is always near the start, however long the words
 * around it are. A text without a match is shown from its start.
 */
export function snippet(text: string, asked: ReadonlySet<string>, words: number): string {
  const pieces = piecesOf(text, asked);
  let best = {from: 0, to: endOf(pieces, 0, words), score: 0};
  pieces.forEach(({match}, at) => {
    if (match === undefined) return;
    const from = leadOf(pieces, at, words);
    const to = Math.max(at + 1, endOf(pieces, from, words));
    const matches = pieces.slice(from, to).flatMap((piece) => piece.match ?? []);
    const score = new Set(matches).size * 10 + matches.length;
    if (score > best.score) best = {from, to, score};
  });
  const shown = pieces.slice(best.from, best.to).map((piece) => piece.text);
  const before = best.from > 0 ? ELLIPSIS : '';
  const after = best.to < pieces.length ? ELLIPSIS : '';
  return before + highlight(shown.join(' '), asked) + after;
}
