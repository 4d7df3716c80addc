import {titleOf, type Section} from './section';
import {cached} from './words';

/** The words of a text without case, accents and what stands between them, parts of identifiers apart. */
const spell = cached((text: string): string => {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return (plain.match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');
});

const spelled = cached((section: Section): string =>
  [titleOf(section), ...section.texts, ...section.code].map((text) => ` ${spell(text)} `).join('|'),
);

/** Whether a text stands in a section's title, text or code letter by letter, case and punctuation aside. */
export function standsIn(text: string, section: Section): boolean {
  return spelled(section).includes(` ${spell(text)} `);
}

/**
 * Finds the part of a query with the most weight that stands letter by letter in a section, if it has two words, also of
 * one identifier. A search phrase counts if it is the whole query.
 * @param words the words of the query, each with its weight
 * @returns what has it, and what it says of the query, 0 to 1
 */
export function findLiteral<T extends {readonly section: Section}>(
  words: readonly (readonly [text: string, weight: number])[],
  found: readonly T[],
): readonly [having: ReadonlySet<T>, worth: number] {
  const texts = words.map(([text]) => spell(text));
  const weigh = (from: number): number => words.slice(from).reduce((sum, [, weight]) => sum + weight, 0);
  let best: readonly T[] = [];
  let longest = 0;
  for (let from = 0; weigh(from) > longest; from += 1) {
    let having = found;
    for (let to = from + 1; to <= words.length && having.length > 0; to += 1) {
      const text = ` ${texts.slice(from, to).join(' ')}`;
      if (!text.includes(' ', 1)) continue;
      // a reader may still be typing the last word
      const part = to < words.length ? `${text} ` : text;
      having = having.filter(({section}) => spelled(section).includes(part));
      const weight = weigh(from) - weigh(to);
      if (having.length > 0 && weight > longest) [best, longest] = [having, weight];
    }
  }
  const whole = texts.join(' ');
  const named = found.filter(({section}) => section.phrases.some((phrase) => spell(phrase) === whole));
  if (named.length > 0) return [new Set(longest === weigh(0) ? [...named, ...best] : named), 1];
  // three words say as much as a whole query
  return [new Set(best), Math.min(1, Math.max(longest / weigh(0), (longest - 1) / 2))];
}
