import type MiniSearch from 'minisearch';
import {STOPWORDS} from './stopwords';
import {fold, isStem, readings, stem, wordsOf} from './tokens';

/** Groups of synonymous phrases, each phrase as a list of folded words. */
export type SynonymGroups = readonly (readonly (readonly string[])[])[];

/** A significant word of a query. */
export interface QueryTerm {
  readonly word: string;
  /** parts of a compound: `get` and `logs` for `getLogs` */
  readonly parts: readonly string[];
  /** whether the reader may still be typing it */
  readonly unfinished: boolean;
  /** synonyms of the phrase that the word belongs to */
  readonly synonyms: readonly (readonly string[])[];
}

/** The words without stop words; all of them if every word is one. */
export function meaningful(words: readonly string[]): readonly string[] {
  const kept = words.filter((word) => !STOPWORDS.has(word));
  return kept.length > 0 ? kept : words;
}

/** Parses groups of synonymous phrases. */
export function readSynonyms(groups: readonly (readonly string[])[]): SynonymGroups {
  return groups.map((group) => group.map((phrase) => wordsOf(phrase).map(([word]) => fold(word))));
}

/** Synonyms of the phrase at position `at` of the query. `typed` is the unfinished last word, which also matches as a prefix. */
function synonymsAt(
  words: readonly string[],
  at: number,
  groups: SynonymGroups,
  typed: string | undefined,
): (readonly string[])[] {
  const stems = words.map(stem);
  function isAt(position: number, word: string): boolean {
    if (stems[position] === stem(word)) return true;
    return typed !== undefined && position === words.length - 1 && typed.length > 3 && word.startsWith(typed);
  }
  return groups.flatMap((group) => {
    const here = group.find((phrase) =>
      phrase.some((_, offset) => phrase.every((word, index) => isAt(at - offset + index, word))),
    );
    return here === undefined ? [] : group.filter((phrase) => phrase !== here);
  });
}

/** Lookups in the words of the index. */
export interface Vocabulary {
  /** whether the index has the word in any form */
  readonly has: (word: string) => boolean;
  /** whether a word of the index starts with this prefix */
  readonly begins: (word: string) => boolean;
  /** the word of the index that a misspelled word most likely means */
  readonly nearest: (word: string) => string | undefined;
}

/**
 * Parses a query. Its last word counts as unfinished unless white space follows it.
 * @returns all words, folded and with typos corrected; and the significant ones as terms, in order and without duplicates
 */
export function parseQuery(query: string, groups: SynonymGroups, vocabulary: Vocabulary) {
  const texts = wordsOf(query).map(([word]) => word);
  const inGroups = groups.flat(2);
  function isKnown(word: string): boolean {
    if (STOPWORDS.has(word) || vocabulary.has(word) || vocabulary.begins(word)) return true;
    return inGroups.some((known) => stem(known) === stem(word) || known.startsWith(word));
  }
  function corrected(word: string): readonly string[] {
    if (isKnown(word)) return [word];
    const nearest = vocabulary.nearest(word);
    if (nearest !== undefined) return [nearest];
    const at = Array.from({length: word.length}, (_, length) => length).find(
      (length) =>
        length > 3 &&
        word.length - length > 3 &&
        [word.slice(0, length), word.slice(length)].every(vocabulary.has),
    );
    return at === undefined ? [word] : [word.slice(0, at), word.slice(at)];
  }
  const words = texts.map(fold).flatMap(corrected);
  const parts = new Map(texts.map((text) => [fold(text), readings(text).slice(1)]));
  const typed = /\s$/.test(query) ? undefined : words.at(-1);
  const beginning = typed !== undefined && !vocabulary.has(typed) ? typed : undefined;
  const kept = new Set(meaningful(words));
  const terms = words.flatMap((word, at): QueryTerm[] => {
    if (!kept.has(word) || words.indexOf(word) !== at) return [];
    const unfinished = typed !== undefined && at === words.length - 1;
    return [
      {word, parts: parts.get(word) ?? [], unfinished, synonyms: synonymsAt(words, at, groups, beginning)},
    ];
  });
  return {words, terms};
}

function withNeighborsSwapped(word: string): string[] {
  return Array.from(
    {length: word.length - 1},
    (_, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  );
}

/**
 * The word of the index that a misspelled word most likely means: one with two letters swapped, else one at edit distance 1, else
 * one at distance 2 with the same beginning. The candidate in the most sections wins; a section counts twice for a candidate with the
 * same first letter, and four times if the candidate is also longer than the word.
 */
export function nearestWord(index: MiniSearch, word: string): string | undefined {
  if (word.length < 4 || /^\d/.test(word)) return undefined;
  function find(candidates: readonly string[], fuzzy: number, start = ''): string | undefined {
    const results = index.search({queries: [...candidates], fuzzy});
    const counts = new Map<string, number>();
    for (const term of results.flatMap(({match}) => Object.keys(match))) {
      const weight = term.startsWith(word.charAt(0)) ? (term.length > word.length ? 4 : 2) : 1;
      if (!isStem(term) && term.startsWith(start)) counts.set(term, (counts.get(term) ?? 0) + weight);
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
