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

/** Both numbers of occurrences together. */
function sumOf(first: Occurrences, second: Occurrences): Occurrences {
  const sum = {...first};
  for (const [field, counts] of Object.entries(second)) {
    const more = {...sum[field]};
    for (const [document, count] of Object.entries(counts)) more[document] = (more[document] ?? 0) + count;
    sum[field] = more;
  }
  return sum;
}

/**
 * Adds them again.
 * @param terms from `storedTerms`
 * @param field position of the field
 * @param texts words of this field for each document, from `indexWords`
 */
export function wholeTerms(terms: Terms, field: number, texts: readonly (readonly string[])[]): Terms {
  const words = new Map(terms);
  const left = new Map<string, Record<number, number>>();
  texts.forEach((text, document) => {
    for (const word of text) {
      const counts = left.get(word) ?? {};
      counts[document] = (counts[document] ?? 0) + 1;
      left.set(word, counts);
    }
  });
  for (const [word, counts] of left) words.set(word, {...words.get(word), [field]: counts});

  const stems = new Map<string, Occurrences>();
  for (const [word, fields] of words) {
    const term = stemTerm(word);
    if (term !== undefined) stems.set(term, sumOf(stems.get(term) ?? {}, fields));
  }
  return Array.from(words).concat(Array.from(stems));
}
