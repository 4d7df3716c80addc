import type {Marked} from './marked';
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

/** Marks the words of a text that are among `asked` (index terms). */
export function highlight(text: string, asked: ReadonlySet<string>): Marked {
  const found = readWords(text).filter((word) => matchOf(word, asked) !== undefined);
  const cuts = [0, ...found.flatMap(({start, end}) => [start, end])];
  return cuts.map((from, at) => text.slice(from, cuts[at + 1]));
}

/** Shown where text was cut. */
const ELLIPSIS = '…';

/** Like `highlight`, but cut to the `count` words with the most matches. A text without a match is shown from its start. */
export function snippet(text: string, asked: ReadonlySet<string>, count: number): Marked {
  const words = text.split(/\s+/);
  const matches = words.map((word) => Array.from(matchedTerms(word, asked)).slice(0, 1));
  let best = {from: 0, score: 0};
  matches.forEach((match, at) => {
    if (match.length === 0) return;
    const from = Math.max(0, Math.min(at - Math.floor(count / 3), words.length - count));
    const shown = matches.slice(from, from + count).flat();
    const score = new Set(shown).size * 10 + shown.length;
    if (score > best.score) best = {from, score};
  });
  const to = best.from + count;
  const shown = words.slice(best.from, to).join(' ');
  return highlight((best.from > 0 ? ELLIPSIS : '') + shown + (to < words.length ? ELLIPSIS : ''), asked);
}
