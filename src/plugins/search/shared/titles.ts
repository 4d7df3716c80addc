import type {Query} from './query';
import {titleOf, type Section} from './section';
import {cached, fold, formsOf, meaningful, stem, wordsOf} from './words';

/** Share of the similarity that depends on all words, stop words included; the rest depends on the significant words. */
const WORDING = 0.75;

const stemsOf = (words: readonly string[]): ReadonlySet<string> => new Set(words.map(stem));

/** Reads a heading or a phrase. */
function readTitle(text: string) {
  const words = wordsOf(text).map(([word]) => fold(word));
  return {
    /** index terms of its words */
    terms: words.flatMap(formsOf),
    stems: stemsOf(words),
    /** number of significant words, at least 1 */
    size: Math.max(1, stemsOf(meaningful(words)).size),
  };
}

/** The titles of a section. Cached because reading them takes most of the time of a search. */
const titlesOf = cached((section: Section) => [titleOf(section), ...section.phrases].map(readTitle));

/**
 * Compares a query with the best title of a section: up to 1 for a heading or phrase with the same words, less for words that
 * one has and the other lacks; 0 if no term of the query matches.
 * @param matched index terms that match each term of the query
 * @param share weighted share of the query's terms at some positions, 0 to 1
 */
export function titleSimilarity(
  section: Section,
  {words}: Query,
  matched: readonly ReadonlySet<string>[],
  share: (positions: readonly number[]) => number,
): number {
  const asked = stemsOf(words);
  const similarities = titlesOf(section).map(({terms, stems, size}) => {
    const positions = matched.flatMap((matching, at) =>
      terms.some((term) => matching.has(term)) ? [at] : [],
    );
    const shared = Array.from(asked).filter((word) => stems.has(word)).length;
    const wording = 1 - WORDING + (WORDING * 2 * shared) / (asked.size + stems.size);
    return share(positions) * Math.min(1, positions.length / size) * wording;
  });
  return Math.max(...similarities);
}
