import type {GlossaryTerm} from '@site/src/data/glossary';

/** Groups terms by their first letter, in upper case. Letters and terms keep their order. */
export function byLetter(terms: readonly GlossaryTerm[]) {
  const letters = new Map<string, GlossaryTerm[]>();
  terms.forEach((term) => {
    const letter = term.term.charAt(0).toUpperCase();
    letters.set(letter, [...(letters.get(letter) ?? []), term]);
  });
  return Array.from(letters, ([letter, list]) => ({letter, terms: list}));
}
