import {meaningful} from './query';
import {titleOf, type Section} from './shard';
import {fold, formsOf, readings, stem, wordsOf} from './tokens';

/** How well something matches each term of a query, 0 to 1, in the order of the terms. */
export type Qualities = number[];

/** A heading, or a question that readers ask instead of searching for the heading. */
interface Title {
  /** position of its section */
  readonly section: number;
  /** 1 for a heading, less for a question */
  readonly weight: number;
  /** stems of all its words */
  readonly words: ReadonlySet<string>;
  /** number of significant words, at least 1 */
  readonly size: number;
}

/** The titles of a site. */
export interface Titles {
  /**
   * Similarity of the query and a section's best title, by position of the section: 1 if they have the same words, less if one
   * has words that the other lacks. Sections whose titles share no word with the query are left out.
   * @param words all words of the query, folded
   * @param matched index terms that match each query term
   * @param quality how well an index term matches the query term at a position, 0 to 1
   * @param share weighted share of the query that is matched, 0 to 1
   */
  readonly similarity: (
    words: readonly string[],
    matched: readonly ReadonlySet<string>[],
    quality: (term: string, at: number) => number,
    share: (qualities: Qualities) => number,
  ) => ReadonlyMap<number, number>;
}

const QUESTION = 0.9;
/** Share of the similarity that depends on all words, stop words included; the rest depends on the significant words. */
const WORDING = 0.6;

function stemsOf(words: readonly string[]): ReadonlySet<string> {
  return new Set(words.map(stem));
}

/** Indexes the titles of sections, in time proportional to their text. */
export function readTitles(sections: readonly Section[]): Titles {
  const byTerm = new Map<string, Title[]>();
  sections.forEach((section, position) => {
    [titleOf(section), ...section.questions].forEach((text, at) => {
      const words = wordsOf(text).map(([word]) => word);
      const folded = words.map(fold);
      const size = Math.max(1, stemsOf(meaningful(folded)).size);
      const title = {section: position, weight: at === 0 ? 1 : QUESTION, words: stemsOf(folded), size};
      new Set(words.flatMap(readings).flatMap(formsOf)).forEach((term) => {
        const having = byTerm.get(term) ?? [];
        byTerm.set(term, having);
        having.push(title);
      });
    });
  });

  return {
    similarity(asked, matched, quality, share) {
      const answered = new Map<Title, Qualities>();
      matched.forEach((terms, at) => {
        terms.forEach((term) => {
          byTerm.get(term)?.forEach((title) => {
            const qualities = answered.get(title) ?? matched.map(() => 0);
            qualities[at] = Math.max(qualities[at], quality(term, at));
            answered.set(title, qualities);
          });
        });
      });
      const askedStems = stemsOf(asked);
      const best = new Map<number, number>();
      answered.forEach((qualities, {section, weight, words, size}) => {
        const shared = Array.from(askedStems).filter((word) => words.has(word)).length;
        const wording = 1 - WORDING + (WORDING * 2 * shared) / (askedStems.size + words.size);
        const complete = Math.min(1, qualities.reduce((total, value) => total + value, 0) / size);
        best.set(section, Math.max(best.get(section) ?? 0, share(qualities) * complete * wording * weight));
      });
      return best;
    },
  };
}
