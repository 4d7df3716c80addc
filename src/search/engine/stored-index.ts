/*
 * The part of the index that is stored. The stems of its words and the terms of the questions are left out: a browser makes
 * them in less time than it takes to load them, a quarter of the file.
 */
import type {AsPlainObject} from 'minisearch';
import {isStem, stemTerm} from './tokens';

/** Each term with its number of occurrences, by field and document. */
export type Terms = AsPlainObject['index'];

type Occurrences = Terms[number][1];

/**
 * Leaves out the stems and one field.
 * @param field position of the field
 */
export function storedTerms(terms: Terms, field: number): Terms {
  return terms.flatMap(([term, fields]): Terms => {
    const kept = Object.entries(fields).filter(([name]) => name !== `${field}`);
    return isStem(term) || kept.length === 0 ? [] : [[term, Object.fromEntries(kept)]];
  });
}

function addTo(
  sums: Map<string, Occurrences>,
  term: string,
  field: number,
  document: number,
  count: number,
): void {
  const fields = sums.get(term) ?? {};
  const counts = (fields[field] ??= {});
  counts[document] = (counts[document] ?? 0) + count;
  sums.set(term, fields);
}

/**
 * Adds them again.
 * @param terms from `storedTerms`
 * @param field position of the field
 * @param texts words of this field for each document, from `indexWords`
 */
export function wholeTerms(terms: Terms, field: number, texts: readonly (readonly string[])[]): Terms {
  const left = new Map<string, Occurrences>();
  texts.forEach((text, document) => {
    for (const word of text) addTo(left, word, field, document, 1);
  });
  const words = new Map(terms);
  for (const [term, occurrences] of left) words.set(term, {...words.get(term), ...occurrences});

  const stems = new Map<string, Occurrences>();
  for (const [word, fields] of words) {
    const term = stemTerm(word);
    if (term === undefined) continue;
    for (const [of, counts] of Object.entries(fields))
      for (const [document, count] of Object.entries(counts))
        addTo(stems, term, Number(of), Number(document), count);
  }
  return Array.from(words).concat(Array.from(stems));
}
