import MiniSearch, {type Query as IndexQuery, type SearchResult} from 'minisearch';
import {findLiteral} from './literal';
import {queryParser, type QueryTerm} from './query';
import {titleOf, type SearchIndex, type Section} from './section';
import {titleSimilarity} from './titles';
import {cached, formsOf, indexWords, meaningful, STOPWORDS, withStems} from './words';

/** A section that matches a query, or is related to the best matches. */
export interface Found {
  readonly section: Section;
  readonly score: number;
  /** index terms that matched the query, for highlighting */
  readonly terms: ReadonlySet<string>;
}

/** Returns the sections for a query, best first; none for an empty query. */
export type Engine = (query: string) => readonly Found[];

/** The indexed fields, each with the weight of a match in it. */
const FIELDS = {title: 9, phrases: 3, path: 0.8, text: 1, code: 0.15};

/** Tuned on judged queries, of which tests/search has two sets. */
const WEIGHTS = {
  /** weight of another form of the word (the word itself has 1), of a longer word that starts with it, and of a synonym */
  like: 0.18,
  /** exponent of the share of the query that a section matches */
  coverage: 3.5,
  /** added to the factor 1 for a title that equals the query, in proportion for a similar one */
  title: 10,
  /** share of the score of one of the `best` sections that each of the `relatedEach` sections with words in common gets */
  related: 0.03,
  /** weight of a stop word in what stands letter by letter; another word has 1, or 0 if no section has it, such as a hash in a message */
  stopWord: 0.25,
} as const;
const BEST = 3;
const RELATED_EACH = 15;

/** Words of a field's text. Stop words are left out of the long fields. */
function wordsOfField(text: string, field?: string): string[] {
  const isLong = field === 'text' || field === 'code';
  return withStems(indexWords(text).filter((word) => !isLong || !STOPWORDS.has(word)));
}

/** Indexes sections. An id in the index is a position in the list; a `path` is the headings above a section and its address. */
function indexSections(sections: readonly Section[]): MiniSearch {
  const index = new MiniSearch({
    fields: Object.keys(FIELDS),
    tokenize: wordsOfField,
    processTerm: (term) => term,
    // a query's words are index terms already
    searchOptions: {
      tokenize: (text) => [text],
      combineWith: 'OR',
      boost: FIELDS,
    },
  });
  for (const [id, section] of sections.entries()) {
    const {headings, url, phrases, texts, code} = section;
    index.add({
      id,
      title: titleOf(section),
      phrases: phrases.join(' \n'),
      path: [...headings.slice(0, -1), url.replace(/[#/_-]+/g, ' ')].join(' \n'),
      text: texts.join(' \n'),
      code: code.join(' \n'),
    });
  }
  return index;
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

const bestFirst = (found: readonly Found[]): Found[] => [...found].sort((a, b) => b.score - a.score);

function anyOf(words: readonly string[], weight: number, prefix = false): IndexQuery {
  const weights = {prefix: WEIGHTS.like, fuzzy: 1};
  return {queries: [...words], prefix, weights, boostTerm: () => weight};
}

/** Sections with all words of a synonym, each in any form. */
function synonymQuery(phrase: readonly string[]): IndexQuery {
  const queries = meaningful(phrase).map((word): IndexQuery => ({queries: formsOf(word), combineWith: 'OR'}));
  return {queries, combineWith: 'AND', boostTerm: () => WEIGHTS.like};
}

/** Creates an engine, in time proportional to the size of the index. A search takes milliseconds. */
export function createEngine({synonyms, sections}: SearchIndex): Engine {
  const index = indexSections(sections);
  const parse = queryParser(index, synonyms);

  /** Sections that match a term as a whole or through a synonym; if there are none, as a prefix; if there are still none, in parts. */
  function matchesOf({word, parts, unfinished, synonyms}: QueryTerm): SearchResult[] {
    const forms = anyOf(formsOf(word).slice(1), WEIGHTS.like);
    const exact = index.search({
      queries: [anyOf([word], 1, unfinished), forms, ...synonyms.map(synonymQuery)],
    });
    if (exact.length > 0) return exact;
    const begun = word.length > 3 ? index.search(anyOf([word], 1, true)) : [];
    return begun.length > 0 ? begun : index.search(anyOf(parts, WEIGHTS.like));
  }

  const relatedTo = cached(({headings, phrases}: Section): readonly Section[] => {
    // Without the first heading, the group of the page, which says little about it.
    const words = new Set([...headings.slice(1), ...phrases].flatMap(indexWords));
    const results = index.search(anyOf(meaningful(Array.from(words)), 1));
    return results.slice(0, RELATED_EACH + 1).map(({id}) => sections[Number(id)]);
  });

  /**
   * Boosts the sections that share words with the best ones, so that they are on the first page of the results.
   * @param add whether to add those that the list lacks
   */
  function withRelated(found: readonly Found[], add: boolean): Found[] {
    const boosted = new Map(found.map((one) => [one.section, one]));
    for (const {section: best, score, terms} of found.slice(0, BEST)) {
      for (const section of relatedTo(best)) {
        const own = boosted.get(section)?.score;
        if (section !== best && (own !== undefined || add))
          boosted.set(section, {section, terms, score: (own ?? 0) + WEIGHTS.related * score});
      }
    }
    return bestFirst(Array.from(boosted.values()));
  }

  return (text) => {
    const query = parse(text);
    const {texts, words, terms} = query;
    const results = terms.map(matchesOf);
    /** index terms that match each query term */
    const matched = results.map((list) => new Set(list.flatMap(({match}) => Object.keys(match))));
    /** inverse document frequency: rare terms weigh more */
    const weights = results.map(({length}) =>
      length > 0 ? Math.log(1 + (sections.length - length + 0.5) / (length + 0.5)) : 0,
    );
    /** weighted share of the query terms at some positions */
    const share = (positions: readonly number[]): number =>
      sum(positions.map((at) => weights[at])) / (sum(weights) || 1);

    const found = new Map<number, {readonly scores: number[]; readonly positions: number[]}>();
    results.forEach((list, at) => {
      for (const {id, score} of list) {
        const candidate = found.get(Number(id)) ?? {scores: [], positions: []};
        candidate.scores.push(score);
        candidate.positions.push(at);
        found.set(Number(id), candidate);
      }
    });
    const all = new Set(matched.flatMap((matching) => Array.from(matching)));
    const scored = Array.from(found, ([id, {scores, positions}]): Found => {
      const section = sections[id];
      const coverage = share(positions) ** WEIGHTS.coverage;
      const title = 1 + WEIGHTS.title * titleSimilarity(section, query, matched, share);
      return {section, terms: all, score: sum(scores) * coverage * title};
    });
    const weighed = texts.map((word, at): readonly [string, number] => {
      const term = terms.findIndex((one) => one.word === words[at]);
      return [word, term < 0 ? WEIGHTS.stopWord : Math.min(1, results[term].length)];
    });
    const [literal, worth] = findLiteral(weighed, scored);
    const bonus = Math.max(...scored.map(({score}) => score)) * worth;
    const raised = scored.map((one) => (literal.has(one) ? {...one, score: one.score + bonus} : one));
    // Related sections are added only if at least two words or parts of a word have matches: with one, they would lack it.
    const matchedWords = terms.map(({parts}, at) => (results[at].length > 0 ? Math.max(1, parts.length) : 0));
    return withRelated(bestFirst(raised), sum(matchedWords) > 1);
  };
}
