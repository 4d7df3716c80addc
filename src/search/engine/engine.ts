import type {Query, SearchResult} from 'minisearch';
import {corrections, meaningful, parseQuery, readSynonyms, type QueryTerm} from './query';
import {FIELDS, loadShards, titleOf, type Section, type Shard} from './shard';
import {fold, formsOf, readings, stem, wordsOf} from './tokens';

/** A section that answers a query. */
export interface Found {
  readonly section: Section;
  readonly score: number;
  /** terms of the index that answered the query, for marking */
  readonly terms: ReadonlySet<string>;
}

/** Finds sections in the shards it was made of, best first; an empty query finds nothing. */
export type Engine = (query: string) => readonly Found[];

/** Tuned on the tuning half of tests/search/queries-unseen.json. */
const WEIGHTS = {
  /** other form of a word (1: the word itself), longer word that begins so, corrected word, synonym */
  form: 0.8,
  prefix: 0.4,
  correction: 0.45,
  synonym: 0.55,
  /** how far a word counts as answered by anything but its forms */
  other: 0.6,
  /** exponent of the share of the query that a section answers */
  coverage: 3,
  /** factor of a heading that is the query, and of a reader's question in place of the heading */
  title: 8,
  question: 0.9,
  /** factor of a whole page */
  page: 1.2,
} as const;

/** What is searched for one query term; `prefix` also finds longer words. */
interface Alternatives {
  readonly words: readonly string[];
  readonly weight: number;
  readonly prefix?: boolean;
}

/** A heading, or a reader's question, as its terms and the number of words in it that say something. */
interface Title {
  readonly terms: ReadonlySet<string>;
  readonly size: number;
  readonly weight: number;
}

/** What a section has of each query term: BM25 score and matched terms of the index. */
interface Candidate {
  readonly scores: number[];
  readonly matched: string[][];
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function toTitle(text: string, weight: number): Title {
  const words = wordsOf(text).map(([word]) => word);
  const stems = new Set(meaningful(words.map(fold)).map(stem));
  return {terms: new Set(words.flatMap(readings).flatMap(formsOf)), size: Math.max(1, stems.size), weight};
}

function titlesOf(section: Section): Title[] {
  const questions = section.questions.map((question) => toTitle(question, WEIGHTS.question));
  return [toTitle(titleOf(section), 1), ...questions];
}

/** How far terms answer a query term: 1 when one of them is a form of its word. */
function quality(terms: readonly string[], forms: ReadonlySet<string>): number {
  if (terms.length === 0) return 0;
  return terms.some((term) => forms.has(term)) ? 1 : WEIGHTS.other;
}

/** Makes an engine of loaded files. Costs time in proportion to their size; a search costs milliseconds. */
export function createEngine(files: readonly Shard[]): Engine {
  const {index, sections} = loadShards(files);
  const groups = readSynonyms(files[0]?.synonyms ?? []);
  const titles = sections.map(titlesOf);

  function search(queries: Query[]): SearchResult[] {
    return index.search(
      {queries, combineWith: 'OR'},
      {boost: FIELDS, tokenize: (text) => [text], processTerm: (term) => term},
    );
  }

  function synonymQuery(phrase: readonly string[]): Query {
    const queries = meaningful(phrase).map((word): Query => ({queries: formsOf(word), combineWith: 'OR'}));
    return {queries, combineWith: 'AND', boostTerm: () => WEIGHTS.synonym};
  }

  /** Sections that answer a term: as it is, else as its beginning, else corrected, else in parts; by a synonym always. */
  function answer({word, parts, unfinished, synonyms}: QueryTerm): SearchResult[] {
    const others = synonyms.map(synonymQuery);
    function ask(...alternatives: readonly Alternatives[]): SearchResult[] {
      const own = alternatives.map(({words, weight, prefix = false}): Query => ({
        queries: [...words],
        combineWith: 'OR',
        prefix,
        weights: {prefix: WEIGHTS.prefix, fuzzy: 1},
        boostTerm: () => weight,
      }));
      return search([...own, ...others]);
    }
    const exact = ask(
      {words: [word], weight: 1, prefix: unfinished},
      {words: formsOf(word).slice(1), weight: WEIGHTS.form},
    );
    if (exact.length > 0) return exact;
    const begun = word.length > 3 ? ask({words: [word], weight: 1, prefix: true}) : [];
    if (begun.length > 0) return begun;
    const near = corrections(index, word);
    return ask({words: near.length > 0 ? near.flatMap(formsOf) : parts, weight: WEIGHTS.correction});
  }

  /** Answers of each term by section, and the weight of each term: the rarer, the more. */
  function collect(terms: readonly QueryTerm[]): {candidates: Map<number, Candidate>; weights: number[]} {
    const candidates = new Map<number, Candidate>();
    const weights = terms.map((term, at) => {
      const results = answer(term);
      for (const {id, score, match} of results) {
        const candidate = candidates.get(Number(id)) ?? {
          scores: terms.map(() => 0),
          matched: terms.map(() => []),
        };
        candidates.set(Number(id), candidate);
        candidate.scores[at] = score;
        candidate.matched[at] = Object.keys(match);
      }
      const rarity = (sections.length - results.length + 0.5) / (results.length + 0.5);
      return results.length > 0 ? Math.log(1 + rarity) : 0;
    });
    return {candidates, weights};
  }

  return (query) => {
    const terms = parseQuery(query, groups, (word) => search(formsOf(word)).length > 0);
    const forms = terms.map(({word}) => new Set(formsOf(word)));
    const {candidates, weights} = collect(terms);
    const share = (values: readonly number[]): number =>
      sum(values.map((value, at) => value * (weights[at] ?? 0))) / (sum(weights) || 1);
    const qualities = (matched: readonly (readonly string[])[]): number[] =>
      matched.map((list, at) => quality(list, forms[at] ?? new Set()));
    /** 1 when title and query have all that the other has, 0 when they share nothing */
    function likeness(
      {terms: inTitle, size, weight}: Title,
      matched: readonly (readonly string[])[],
    ): number {
      const shared = qualities(matched.map((list) => list.filter((term) => inTitle.has(term))));
      return weight * share(shared) * Math.min(1, sum(shared) / size);
    }
    const all = new Set(Array.from(candidates.values()).flatMap(({matched}) => matched.flat()));
    return Array.from(candidates.entries(), ([id, {scores, matched}]) => {
      const section = sections[id];
      const alike = Math.max(0, ...(titles[id] ?? []).map((title) => likeness(title, matched)));
      const coverage = share(qualities(matched)) ** WEIGHTS.coverage;
      const page = section.depth === 1 ? WEIGHTS.page : 1;
      return {section, terms: all, score: sum(scores) * coverage * (1 + WEIGHTS.title * alike) * page};
    }).sort((a, b) => b.score - a.score);
  };
}
