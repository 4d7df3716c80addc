import type {Query} from './query';
import {titleOf, type Section} from './section';
import {cached, formsOf, meaningful, readings, stem, wordsOf} from './words';

/** How well something matches each term of a query, 0 to 1, in the order of the terms. */
export type Qualities = number[];

/** How well a term of the index matches a term of the query, by the position of the latter. */
export type Matched = readonly ReadonlyMap<string, number>[];

/** Weight of a phrase; a heading has 1. */
const PHRASE = 0.9;
/** Share of the similarity that depends on all words, stop words included; the rest depends on the significant words. */
const WORDING = 0.75;

function stemsOf(words: readonly string[]): ReadonlySet<string> {
  return new Set(words.map(stem));
}

/** Reads a heading, which comes first, or a phrase. */
function readTitle(text: string, at: number) {
  const words = wordsOf(text).map(([word]) => readings(word));
  const folded = words.map(([whole = '']) => whole);
  return {
    weight: at === 0 ? 1 : PHRASE,
    /** index terms of all its words */
    terms: Array.from(new Set(words.flat().flatMap(formsOf))),
    stems: stemsOf(folded),
    /** number of significant words, at least 1 */
    size: Math.max(1, stemsOf(meaningful(folded)).size),
  };
}

/** The titles of a section. Cached because reading them takes most of the time of a search. */
const titlesOf = cached((section: Section) => [titleOf(section), ...section.phrases].map(readTitle));

/**
 * Compares a query with the best title of a section: up to 1 for a heading with the same words, up to 0.9 for such a phrase, less
 * for words that one has and the other lacks; 0 if no term of the query matches.
 * @param share weighted share of the query that is matched, 0 to 1
 */
export function titleSimilarity(
  section: Section,
  {words}: Query,
  matched: Matched,
  share: (qualities: Qualities) => number,
): number {
  const asked = stemsOf(words);
  const similarities = titlesOf(section).map(({weight, terms, stems, size}) => {
    const qualities = matched.map((matching) => Math.max(0, ...terms.map((term) => matching.get(term) ?? 0)));
    const total = qualities.reduce((sum, value) => sum + value, 0);
    if (total === 0) return 0;
    const shared = Array.from(asked).filter((word) => stems.has(word)).length;
    const wording = 1 - WORDING + (WORDING * 2 * shared) / (asked.size + stems.size);
    return share(qualities) * Math.min(1, total / size) * wording * weight;
  });
  return Math.max(...similarities);
}
