import type MiniSearch from 'minisearch';
import {cached, fold, formsOf, isStem, meaningful, readings, stem, STOPWORDS, wordsOf} from './words';

/** A significant word of a query. */
export interface QueryTerm {
  readonly word: string;
  /** parts of a compound: `get` and `logs` for `getLogs` */
  readonly parts: readonly string[];
  /** whether the reader may still be typing it */
  readonly unfinished: boolean;
  /** synonyms of the phrase that the word belongs to, each as a list of folded words */
  readonly synonyms: readonly (readonly string[])[];
}

/** A query: its words as typed, the same folded and with typos corrected, and the significant ones, without duplicates. */
export interface Query {
  readonly texts: readonly string[];
  readonly words: readonly string[];
  readonly terms: readonly QueryTerm[];
}

function withNeighborsSwapped(word: string): string[] {
  return Array.from(
    {length: word.length - 1},
    (_, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  );
}

/**
 * The word of the index that a misspelled word most likely means: one with two letters swapped, else one at edit distance 1, else
 * one at distance 2 with the same beginning. The candidate in the most sections wins. Only swapped letters make a stop word.
 */
function nearestWord(index: MiniSearch, word: string): string | undefined {
  if (word.length < 4 || /^-?\d/.test(word)) return undefined;
  function find(candidates: readonly string[], fuzzy: number, start = ''): string | undefined {
    const counts = new Map<string, number>();
    for (const {match} of index.search({queries: [...candidates], fuzzy})) {
      for (const term of Object.keys(match)) {
        if (isStem(term) || !term.startsWith(start) || (fuzzy > 0 && STOPWORDS.has(term))) continue;
        counts.set(term, (counts.get(term) ?? 0) + 1);
      }
    }
    const [[nearest] = []] = Array.from(counts).sort((a, b) => b[1] - a[1]);
    return nearest;
  }
  return (
    find(withNeighborsSwapped(word), 0) ??
    find([word], 1) ??
    (word.length < 6 ? undefined : find([word], 2, word.charAt(0)))
  );
}

/**
 * Creates the function that parses queries.
 * @param index the words that a query is compared with
 * @param synonyms groups of synonymous phrases
 */
export function queryParser(index: MiniSearch, synonyms: readonly (readonly string[])[]) {
  const groups = synonyms.map((group) => group.map((phrase) => wordsOf(phrase).map(([word]) => fold(word))));
  const inGroups = groups.flat(2);

  const isIndexed = (word: string): boolean =>
    index.search({queries: formsOf(word), combineWith: 'OR'}).length > 0;

  const corrected = cached((word: string): string => {
    const isKnown =
      STOPWORDS.has(word) ||
      isIndexed(word) ||
      (word.length > 3 && index.search(word, {prefix: true}).length > 0) ||
      inGroups.some((known) => stem(known) === stem(word) || known.startsWith(word));
    return isKnown ? word : (nearestWord(index, word) ?? word);
  });

  /** Synonyms of the phrase at a position of the query. An unfinished last word that the index lacks may be any that starts so. */
  function synonymsAt(words: readonly string[], position: number): (readonly string[])[] {
    const last = words.length - 1;
    const prefix = words[last].length > 3 && !isIndexed(words[last]) ? words[last] : undefined;
    const isAt = (at: number, word: string): boolean =>
      (at in words && stem(words[at]) === stem(word)) ||
      (at === last && prefix !== undefined && word.startsWith(prefix));
    return groups.flatMap((group) => {
      const here = group.find((phrase) =>
        phrase.some((_, offset) => phrase.every((word, index) => isAt(position - offset + index, word))),
      );
      return here === undefined ? [] : group.filter((phrase) => phrase !== here);
    });
  }

  return (query: string): Query => {
    const texts = wordsOf(query).map(([word]) => word);
    const words = texts.map((text) => corrected(fold(text)));
    const kept = new Set(meaningful(words));
    const terms = words.flatMap((word, at): QueryTerm[] => {
      if (!kept.has(word) || words.indexOf(word) !== at) return [];
      const parts = readings(texts[at]).slice(1);
      return [{word, parts, unfinished: at === words.length - 1, synonyms: synonymsAt(words, at)}];
    });
    return {texts, words, terms};
  };
}
