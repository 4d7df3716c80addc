import {stemmer} from 'stemmer';

/** Caches the results of a function of one value. */
export function cached<K, T>(compute: (key: K) => T): (key: K) => T {
  const results = new Map<K, T>();
  return (key) => {
    const known = results.get(key);
    if (known !== undefined) return known;
    const result = compute(key);
    results.set(key, result);
    return result;
  };
}

/** Letters and digits, what may join them within one word, and a sign: `eth_call`, `1.2.3`, `zero-fee`, `300,000`, `-32603`. */
const WORD = /(?:(?<![\p{L}\p{N}])-(?=\d))?[\p{L}\p{N}]+(?:[_.\-,'’][\p{L}\p{N}]+)*/gu;
const PART = /\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{N}+/gu;
const PADDED_HEX = /^0x0+(?=[1-9a-f][0-9a-f]*$)/;

/** The words of a text in reading order, each with its position. */
export function wordsOf(text: string): RegExpExecArray[] {
  return Array.from(text.matchAll(WORD));
}

/** Folds a word: removes case, accents, joining characters and an address's first zeros. `Zero-Fee` becomes `zerofee`, `0x0802` `0x802`. */
export function fold(word: string): string {
  return word
    .normalize('NFKD')
    .replace(/(?<!^)-|[\p{M}_'’,]/gu, '')
    .toLowerCase()
    .replace(PADDED_HEX, '0x');
}

/** The stem of a folded word; `deploy` has that of `deployment`. */
const stemOf = cached((word: string) => stemmer(word).replace(/(?<=...)[iy]$/, ''));

/** Whether a term of the index is a stem. */
export function isStem(term: string): boolean {
  return term.startsWith('~');
}

/** The stem of a word as it is in the index: marked, so that the word `limit` differs from the stem `limit` of `limited`. */
export function stem(word: string): string {
  return `~${stemOf(word)}`;
}

/** A word as a whole, then its parts: `eth_getLogs` gives `ethgetlogs`, `eth`, `getlogs`, `get`, `logs`; `-32603` also `32603`. */
export const readings = cached((word: string): readonly string[] => {
  const whole = fold(word);
  if (/^-?[\d.,]+$/.test(word)) return Array.from(new Set([whole, whole.replace('-', '')]));
  if (/^0x/i.test(word)) return [whole, whole.slice(2)];
  const parts = word.split(/[^\p{L}\p{N}]+/u);
  const smaller = parts.flatMap((part) => part.match(PART) ?? []).filter((part) => part.length > 1);
  return Array.from(new Set([whole, ...parts.map(fold), ...smaller.map(fold)]));
});

/**
 * The forms in which the index may have a word: the word, its marked stem, and its stem without the mark, because a word that is
 * its own stem (`limit`) is stored only once.
 */
export function formsOf(word: string): string[] {
  return Array.from(new Set([word, stem(word), stemOf(word)]));
}

/** The words of a text as they are in the index: each reading of each word. */
export function indexWords(text: string): string[] {
  return wordsOf(text).flatMap(([word]) => readings(word));
}

/** Index words, each followed by its stem if that differs. */
export function withStems(words: readonly string[]): string[] {
  return words.flatMap((word) => (stemOf(word) === word ? [word] : [word, stem(word)]));
}

/*
 * A list of our own: the lists on npm lack question words ("does", "why", "when") and verbs that are noise in a query ("get",
 * "see", "tell"), and they contain words that are significant here.
 */
const WORDS = `a about after again all already also am an and another any anybody anyone anything are as at be become becomes been
before being both but by came can cannot cant come could did do does doesnt doing don done dont each either else ever every
everybody everything explain find for from gave get gets getting give gives go goes going got had happen happens has have having he
her here him his how i if ill im in instead into is isnt it its ive just keep keeps kept know let lets like look make makes many may
me mean means might mine more most much must my need needs no nor not now of on once one only or other our out over people per
please possible put really said same say says see seen shall she should show so some somebody someone something still such take
takes tell than thanks that the their them then there theres these they thing things this those through to too tried try trying
understand us use using very want wants was way we well went were what whatre whats when where which while who whom whose why will
with work works would yet you your`;

/** English stop words, in lower case and without apostrophes. */
export const STOPWORDS: ReadonlySet<string> = new Set(WORDS.split(/\s+/));

/** The words without stop words; all of them if every word is one. */
export function meaningful(words: readonly string[]): readonly string[] {
  const kept = words.filter((word) => !STOPWORDS.has(word));
  return kept.length > 0 ? kept : words;
}
