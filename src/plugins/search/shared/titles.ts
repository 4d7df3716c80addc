import {cached} from './cached';
import {meaningful} from './query';
import {titleOf, type Section} from './shard';
import {formsOf, readings, stem, wordsOf} from './tokens';

/** How well something matches each term of a query, 0 to 1, in the order of the terms. */
export type Qualities = number[];

/** A heading, or a question that readers ask instead of searching for the heading. */
interface Title {
  /** 1 for a heading, less for a question */
  readonly weight: number;
  /** index terms of all its words */
  readonly terms: readonly string[];
  /** stems of all its words */
  readonly words: ReadonlySet<string>;
  /** number of significant words, at least 1 */
  readonly size: number;
}

/** What titles are compared with. */
export interface TitleQuery {
  /** stems of all words of the query */
  readonly words: ReadonlySet<string>;
  /** index terms that match each query term */
  readonly matched: readonly ReadonlySet<string>[];
  /** how well an index term matches the query term at a position, 0 to 1 */
  readonly quality: (term: string, at: number) => number;
  /** weighted share of the query that is matched, 0 to 1 */
  readonly share: (qualities: Qualities) => number;
}

/** Weight of a question; a heading has 1. */
const QUESTION = 0.9;
/** Share of the similarity that depends on all words, stop words included; the rest depends on the significant words. */
const WORDING = 0.75;

/** Stems of folded words. */
export function stemsOf(words: readonly string[]): ReadonlySet<string> {
  return new Set(words.map(stem));
}

function readTitle(text: string, at: number): Title {
  const words = wordsOf(text).map(([word]) => readings(word));
  const folded = words.map(([whole = '']) => whole);
  return {
    weight: at === 0 ? 1 : QUESTION,
    terms: Array.from(new Set(words.flat().flatMap(formsOf))),
    words: stemsOf(folded),
    size: Math.max(1, stemsOf(meaningful(folded)).size),
  };
}

function similarityOf(title: Title, {words, matched, quality, share}: TitleQuery): number {
  const qualities = matched.map((terms, at) =>
    title.terms.reduce((best, term) => (terms.has(term) ? Math.max(best, quality(term, at)) : best), 0),
  );
  const total = qualities.reduce((sum, value) => sum + value, 0);
  if (total === 0) return 0;
  const shared = Array.from(words).filter((word) => title.words.has(word)).length;
  const wording = 1 - WORDING + (WORDING * 2 * shared) / (words.size + title.words.size);
  return share(qualities) * Math.min(1, total / title.size) * wording * title.weight;
}

/**
 * Creates the function that compares a query with the best title of a section: up to 1 for a heading with the same words, up to
 * 0.9 for such a question, less for words that one has and the other lacks; 0 if no term of the query matches. Titles are read
 * when they are first compared.
 */
export function titleSimilarity(): (section: Section, asked: TitleQuery) => number {
  const titlesOf = cached((section: Section) => [titleOf(section), ...section.questions].map(readTitle));
  return (section, asked) => Math.max(...titlesOf(section).map((title) => similarityOf(title, asked)));
}
