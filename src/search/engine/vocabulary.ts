import {editDistance} from './distance';
import {STEM_MARK} from './tokens';

/** The words of an index, for finding those that a query may mean. */
export interface Vocabulary {
  /** whether the index has this term (word, or marked stem) */
  has(term: string): boolean;
  /** words that begin so, the shortest first, the word itself left out */
  startingWith(prefix: string, limit: number): readonly string[];
  /** words within `limit` edits, with their distance; `open` compares with the beginning of longer words too */
  near(word: string, limit: number, open: boolean): readonly (readonly [word: string, distance: number])[];
}

function lowerBound(words: readonly string[], word: string): number {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle] ?? '') < word) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Builds the look-up from all terms of an index. */
export function createVocabulary(terms: Iterable<string>): Vocabulary {
  const all = new Set(terms);
  const words = Array.from(all)
    .filter((term) => !term.startsWith(STEM_MARK))
    .sort((a, b) => (a < b ? -1 : 1));
  return {
    has: (term) => all.has(term),
    startingWith(prefix, limit) {
      const found: string[] = [];
      for (let at = lowerBound(words, prefix); words[at]?.startsWith(prefix); at += 1) {
        const word = words[at];
        if (word !== undefined && word !== prefix) found.push(word);
      }
      return found.sort((a, b) => a.length - b.length).slice(0, limit);
    },
    near(word, limit, open) {
      const found: (readonly [string, number])[] = [];
      for (const candidate of words) {
        if (candidate.length < word.length - limit) continue;
        const longer = candidate.length > word.length;
        if (!longer || candidate.length <= word.length + limit) {
          const distance = editDistance(word, candidate, limit);
          if (distance <= limit) {
            found.push([candidate, distance]);
            continue;
          }
        }
        const toBeginning = open && longer ? editDistance(word, candidate, limit, true) : limit + 1;
        if (toBeginning <= limit) found.push([candidate, toBeginning + 0.5]);
      }
      return found.sort((a, b) => a[1] - b[1]);
    },
  };
}
