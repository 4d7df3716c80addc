import type {Query, SearchResult} from 'minisearch';
import {meaningful, nearestWord, parseQuery, readSynonyms, type QueryTerm, type Vocabulary} from './query';
import {boostByPage, boostRelated} from './boost';
import {FIELDS, indexShards, type Section, type Shard} from './shard';
import {stemsOf, titleSimilarity, type Qualities} from './titles';
import {formsOf, indexWords} from './tokens';

/** A section that matches a query, or is related to the best matches. */
export interface Found {
  readonly section: Section;
  readonly score: number;
  /** index terms that matched the query, for highlighting */
  readonly terms: ReadonlySet<string>;
}

/** Returns the sections for a query, best first; none for an empty query. */
export type Engine = (query: string) => readonly Found[];

/** Tuned on queries.json, queries-training.json and the tuning half of queries-unseen.json in tests/search. */
const WEIGHTS = {
  /** weights of another form of the word (the word itself has 1), of a longer word that starts with it, and of a synonym */
  form: 0.175,
  prefix: 0.2,
  synonym: 0.18,
  /** how far a query term counts as matched by anything but the word itself, 0 to 1 */
  other: 0.85,
  /** exponent of the share of the query that a section matches */
  coverage: 3.5,
  /** added to the factor 1 for a title that equals the query, in proportion for a similar one */
  title: 10,
  /** factor for a page, as opposed to a section of one */
  page: 1.15,
} as const;

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function anyOf(words: readonly string[], weight: number, prefix = false): Query {
  const weights = {prefix: WEIGHTS.prefix, fuzzy: 1};
  return {queries: [...words], combineWith: 'OR', prefix, weights, boostTerm: () => weight};
}

function synonymQuery(phrase: readonly string[]): Query {
  const queries = meaningful(phrase).map((word): Query => ({queries: formsOf(word), combineWith: 'OR'}));
  return {queries, combineWith: 'AND', boostTerm: () => WEIGHTS.synonym};
}

const bestFirst = (found: Found[]): Found[] => found.sort((a, b) => b.score - a.score);

/**
 * Creates an engine for the content of index files, in time proportional to their size. A search takes milliseconds; it also reads the titles of
 * sections that were not found before.
 */
export function createEngine(files: readonly Shard[]): Engine {
  const {index, sections} = indexShards(files);
  const groups = readSynonyms(files[0]?.synonyms ?? []);
  const similarity = titleSimilarity();

  function search(queries: Query[]): SearchResult[] {
    return index.search({queries, combineWith: 'OR'}, {boost: FIELDS, bm25: {k: 1.2, b: 0.5, d: 0.5}});
  }

  const vocabulary: Vocabulary = {
    has: (word) => search([anyOf(formsOf(word), 1)]).length > 0,
    begins: (word) => word.length > 3 && search([anyOf([word], 1, true)]).length > 0,
    nearest: (word) => nearestWord(index, word),
  };

  const withRelated = boostRelated((texts) => {
    const words = new Set(texts.flatMap(indexWords));
    return search([anyOf(meaningful(Array.from(words)), 1)]).map(({id}) => sections[Number(id)]);
  });

  /** Sections that match a term as a whole or through a synonym; if there are none, as a prefix; if there are still none, in parts. */
  function matchesOf({word, parts, unfinished, synonyms}: QueryTerm): SearchResult[] {
    const forms = anyOf(formsOf(word).slice(1), WEIGHTS.form);
    const exact = search([anyOf([word], 1, unfinished), forms, ...synonyms.map(synonymQuery)]);
    if (exact.length > 0) return exact;
    const begun = word.length > 3 ? search([anyOf([word], 1, true)]) : [];
    return begun.length > 0 ? begun : search([anyOf(parts, WEIGHTS.form)]);
  }

  return (query) => {
    const {words, terms} = parseQuery(query, groups, vocabulary);
    const matchesByTerm = terms.map(matchesOf);
    /** inverse document frequency: rare terms weigh more */
    const weights = matchesByTerm.map(({length}) =>
      length > 0 ? Math.log(1 + (sections.length - length + 0.5) / (length + 0.5)) : 0,
    );
    const share = (values: Qualities): number =>
      sum(values.map((value, at) => value * weights[at])) / (sum(weights) || 1);
    const quality = (term: string, at: number): number => (term === terms[at]?.word ? 1 : WEIGHTS.other);

    const found = new Map<number, {score: number; qualities: Qualities}>();
    const matched = matchesByTerm.map((results, at) => {
      for (const {id, score, match} of results) {
        const candidate = found.get(Number(id)) ?? {score: 0, qualities: terms.map(() => 0)};
        candidate.score += score;
        candidate.qualities[at] = Math.max(...Object.keys(match).map((term) => quality(term, at)));
        found.set(Number(id), candidate);
      }
      return new Set(results.flatMap(({match}) => Object.keys(match)));
    });
    const asked = {words: stemsOf(words), matched, quality, share};
    const all = new Set(matched.flatMap((matching) => Array.from(matching)));
    const scored = Array.from(found, ([id, {score, qualities}]): Found => {
      const section = sections[id];
      const coverage = share(qualities) ** WEIGHTS.coverage;
      const title = 1 + WEIGHTS.title * similarity(section, asked);
      return {
        section,
        terms: all,
        score: score * coverage * title * (section.headings.length === 2 ? WEIGHTS.page : 1),
      };
    });
    // Related sections are added only if at least two words or parts of a word have matches: with one, they would lack it.
    const matchedWords = sum(
      terms.map(({parts}, at) => (matchesByTerm[at].length > 0 ? Math.max(1, parts.length) : 0)),
    );
    return bestFirst(withRelated(bestFirst(boostByPage(scored)), matchedWords > 1));
  };
}
