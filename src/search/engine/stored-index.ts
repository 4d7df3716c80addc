/*
 * Index files leave out the stems and the terms of some fields. The browser derives them from the words in the index and from the
 * sections.
 */
import type {AsPlainObject} from 'minisearch';
import {isStem, stemTerm} from './tokens';

/** Each term with its number of occurrences, by field and document. */
export type Terms = AsPlainObject['index'];

type Postings = Terms[number][1];

/**
 * Leaves out the stems and some fields.
 * @param derived positions of these fields
 */
export function omitDerived(terms: Terms, derived: readonly number[]): Terms {
  return terms.flatMap(([term, fields]): Terms => {
    const kept = Object.entries(fields).filter(([field]) => !derived.includes(Number(field)));
    return isStem(term) || kept.length === 0 ? [] : [[term, Object.fromEntries(kept)]];
  });
}

function addTo(sums: Map<string, Postings>, term: string, fields: Postings): void {
  const sum = sums.get(term) ?? {};
  sums.set(term, sum);
  for (const [field, counts] of Object.entries(fields)) {
    const total = (sum[field] ??= {});
    for (const [document, count] of Object.entries(counts)) total[document] = (total[document] ?? 0) + count;
  }
}

/**
 * Adds the stems and the fields that `omitDerived` left out.
 * @param derived words of each field for each document, from `indexWords`, by position of the field
 */
export function restoreDerived(
  terms: Terms,
  derived: ReadonlyMap<number, readonly (readonly string[])[]>,
): Terms {
  const counted = new Map<string, Postings>();
  derived.forEach((documents, field) => {
    documents.forEach((words, document) => {
      for (const word of words) addTo(counted, word, {[field]: {[document]: 1}});
    });
  });
  const words = new Map(terms);
  for (const [word, fields] of counted) words.set(word, {...words.get(word), ...fields});

  const stems = new Map<string, Postings>();
  for (const [word, fields] of words) {
    const term = stemTerm(word);
    if (term !== undefined) addTo(stems, term, fields);
  }
  return Array.from(words).concat(Array.from(stems));
}
