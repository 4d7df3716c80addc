import type MiniSearch from 'minisearch';
import {isStopword} from './stopwords';
import {fold, readings, stem, wordsOf} from './tokens';

/** Groups of phrases that mean the same, each phrase as its folded words. */
export type SynonymGroups = readonly (readonly (readonly string[])[])[];

/** A word of a query that says what the reader looks for. */
export interface QueryTerm {
  readonly word: string;
  /** what the word is made of: `getLogs` of `get` and `logs` */
  readonly parts: readonly string[];
  /** the reader may still be typing it */
  readonly unfinished: boolean;
  /** other phrases for the phrase that the word stands in */
  readonly synonyms: readonly (readonly string[])[];
}

/** The words that say something; all, if none does. */
export function meaningful(words: readonly string[]): readonly string[] {
  const kept = words.filter((word) => !isStopword(word));
  return kept.length > 0 ? kept : words;
}

/** Reads groups of phrases, as they are written by hand. */
export function readSynonyms(groups: readonly (readonly string[])[]): SynonymGroups {
  return groups.map((group) => group.map((phrase) => wordsOf(phrase).map(([word]) => fold(word))));
}

/** Other phrases of the groups that the query has at this place. `typed` is the unfinished last word; its beginning is enough. */
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

/**
 * The terms of a query, in order and each once. The last word counts as unfinished unless white space follows it.
 * @param isKnown whether a word is in the index in any form: such a word is not the beginning of a synonym
 */
export function parseQuery(
  query: string,
  groups: SynonymGroups,
  isKnown: (word: string) => boolean,
): QueryTerm[] {
  const texts = wordsOf(query).map(([word]) => word);
  const words = texts.map(fold);
  const typed = /\s$/.test(query) ? undefined : words.at(-1);
  const beginning = typed !== undefined && !isKnown(typed) ? typed : undefined;
  const kept = new Set(meaningful(words));
  return words.flatMap((word, at) => {
    if (!kept.has(word) || words.indexOf(word) !== at) return [];
    const unfinished = typed !== undefined && at === words.length - 1;
    const parts = readings(texts[at] ?? '').slice(1);
    return [{word, parts, unfinished, synonyms: synonymsAt(words, at, groups, beginning)}];
  });
}

function withNeighborsSwapped(word: string): string[] {
  return Array.from(
    {length: word.length - 1},
    (_, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  );
}

/** Words of the index that a misspelled word may mean: two letters swapped, else one edit away, else two if it begins the same. */
export function corrections(index: MiniSearch, word: string): string[] {
  if (word.length < 4 || /^\d/.test(word)) return [];
  function find(candidates: readonly string[], fuzzy: number): string[] {
    const results = index.search({queries: [...candidates], fuzzy, tokenize: (text) => [text]});
    const terms = new Set(results.flatMap(({match}) => Object.keys(match)));
    return Array.from(terms).filter((term) => !term.startsWith('~'));
  }
  const swapped = find(withNeighborsSwapped(word), 0);
  if (swapped.length > 0) return swapped;
  const near = find([word], 1);
  if (near.length > 0 || word.length < 6) return near;
  return find([word], 2).filter((term) => term.startsWith(word.charAt(0)));
}
