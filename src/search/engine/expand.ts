import {isStopword} from './stopwords';
import {stem} from './stem';
import {queryWords, STEM_MARK, type QueryWord} from './tokens';
import type {Vocabulary} from './vocabulary';

/** One thing that a query asks for: the words of the index that answer it, each with what it is worth (1: the word itself). */
export type Slot = ReadonlyMap<string, number>;

const WORTH = {
  form: 0.75,
  joined: 0.9,
  synonym: 0.55,
  part: 0.25,
  partBesideWord: 0.06,
  prefix: 0.6,
  prefixBesideWord: 0.3,
  edit: 0.55,
  edits: 0.35,
} as const;
const MAX_PREFIXES = 40;
const MAX_NEAR = 12;

function offer(slot: Map<string, number>, vocabulary: Vocabulary, term: string, worth: number): void {
  if (vocabulary.has(term)) slot.set(term, Math.max(worth, slot.get(term) ?? 0));
}

/** The word and its other forms. */
function offerForms(slot: Map<string, number>, vocabulary: Vocabulary, word: string, worth: number): void {
  const root = stem(word);
  offer(slot, vocabulary, word, worth);
  offer(slot, vocabulary, root, worth * WORTH.form);
  offer(slot, vocabulary, STEM_MARK + root, worth * WORTH.form);
}

function offerPrefixes(slot: Map<string, number>, vocabulary: Vocabulary, word: QueryWord): void {
  const known = slot.size > 0;
  if (known && !word.open) return;
  if (word.term.length < 3 && !word.open) return;
  for (const term of vocabulary.startingWith(word.term, MAX_PREFIXES)) {
    const share = word.term.length / term.length;
    const worth = known ? WORTH.prefixBesideWord : WORTH.prefix;
    offer(slot, vocabulary, term, worth * (0.5 + share / 2));
  }
}

function editsAllowed(word: string): number {
  if (word.length < 4 || /^\d+$/.test(word)) return 0;
  return word.length < 8 ? 1 : 2;
}

function offerNear(slot: Map<string, number>, vocabulary: Vocabulary, {term, open}: QueryWord): void {
  const limit = editsAllowed(term);
  if (limit === 0) return;
  let near = vocabulary.near(term, limit, open);
  if (near.length === 0 && term.length >= 5 && limit === 1) {
    near = vocabulary.near(term, 2, false).filter(([word]) => word[0] === term[0]);
  }
  for (const [word, distance] of near.slice(0, MAX_NEAR)) {
    const worth = (distance <= 1.5 ? WORTH.edit : WORTH.edits) * (word[0] === term[0] ? 1 : 0.8);
    offer(slot, vocabulary, word, worth);
  }
}

/** Two known words written as one: `testnode` as `test` and `node`. */
function splitWord(term: string, vocabulary: Vocabulary): readonly [string, string] | undefined {
  for (let at = term.length - 3; at >= 3; at -= 1) {
    const [head, tail] = [term.slice(0, at), term.slice(at)];
    if (vocabulary.has(head) && vocabulary.has(tail)) return [head, tail];
  }
  return undefined;
}

function slotsOf(word: QueryWord, vocabulary: Vocabulary): Map<string, number>[] {
  const slot = new Map<string, number>();
  offerForms(slot, vocabulary, word.term, 1);
  offerPrefixes(slot, vocabulary, word);
  if (slot.size === 0 && word.parts.length > 0) {
    const parts = word.parts.map((term, index) => ({
      term,
      parts: [],
      open: word.open && index === word.parts.length - 1,
    }));
    return parts.flatMap((part) => slotsOf(part, vocabulary));
  }
  const partWorth = vocabulary.has(word.term) ? WORTH.partBesideWord : WORTH.part;
  for (const part of word.parts) offer(slot, vocabulary, part, partWorth);
  if (slot.size > 0) return [slot];
  offerNear(slot, vocabulary, word);
  if (slot.size > 0) return [slot];
  const halves = splitWord(word.term, vocabulary) ?? [];
  return halves.map((half) => {
    const found = new Map<string, number>();
    offerForms(found, vocabulary, half, WORTH.joined);
    return found;
  });
}

/** Words of `phrase` in a row in the query: the index of the first, or -1. Forms of a word count as the word. */
function findPhrase(words: readonly QueryWord[], phrase: readonly string[]): number {
  return words.findIndex((_, at) =>
    phrase.every((part, offset) => {
      const word = words[at + offset];
      return word !== undefined && stem(word.term) === stem(part);
    }),
  );
}

/** What other words the query's words may stand for, by word. */
function synonymsByWord(
  words: readonly QueryWord[],
  groups: readonly (readonly string[])[],
): Map<number, (readonly string[])[]> {
  const found = new Map<number, (readonly string[])[]>();
  for (const group of groups) {
    const phrases = group.map((phrase) => queryWords(`${phrase} `).map(({term}) => term));
    for (const phrase of phrases) {
      const at = phrase.length > 0 ? findPhrase(words, phrase) : -1;
      if (at < 0) continue;
      const others = phrases.filter((other) => other !== phrase);
      for (let word = at; word < at + phrase.length; word += 1) {
        found.set(word, (found.get(word) ?? []).concat(others));
      }
    }
  }
  return found;
}

/** Neighbouring words that the index knows as one: `get block number` as `getblocknumber`. */
function offerJoined(
  slots: readonly Map<string, number>[],
  words: readonly QueryWord[],
  vocabulary: Vocabulary,
): void {
  for (let from = 0; from < words.length; from += 1) {
    for (let to = from + 2; to <= Math.min(words.length, from + 5); to += 1) {
      const joined = words
        .slice(from, to)
        .map(({term}) => term)
        .join('');
      for (const slot of slots.slice(from, to)) offer(slot, vocabulary, joined, WORTH.joined);
    }
  }
}

/**
 * What a query asks for, in words of this index. Words that say nothing are left out unless there are no others; a word that
 * the index does not know in any way gives no slot.
 */
export function expandQuery(
  query: string,
  vocabulary: Vocabulary,
  synonyms: readonly (readonly string[])[],
): Slot[] {
  const words = queryWords(query);
  const telling = words.filter(({term, open}) => !isStopword(term) || (open && words.length === 1));
  const used = telling.length > 0 ? telling : words;
  const others = synonymsByWord(words, synonyms);
  const expanded = used.map((word) => {
    const found = others.get(words.indexOf(word)) ?? [];
    // a word that has synonyms is no misspelling, even if no page has it
    const guess = found.length === 0 || vocabulary.has(word.term);
    const slots = guess ? slotsOf(word, vocabulary) : [new Map<string, number>()];
    if (found.length === 0) return slots;
    const [first = new Map<string, number>(), ...rest] = slots;
    for (const phrase of found) {
      const tellingParts = phrase.filter((part) => !isStopword(part));
      const worth = WORTH.synonym / Math.sqrt(Math.max(1, tellingParts.length));
      for (const part of tellingParts) offerForms(first, vocabulary, part, worth);
    }
    return [first, ...rest];
  });
  if (expanded.every((slots) => slots.length === 1)) offerJoined(expanded.flat(), used, vocabulary);
  return expanded.flat().filter((slot) => slot.size > 0);
}
