import {stem} from './stem';

/** A term of a text and the characters it stands for. Longer and shorter readings of the same characters overlap. */
export interface Token {
  readonly term: string;
  readonly start: number;
  readonly end: number;
}

/** Letters and digits, and what may join them within one word: `eth_call`, `1.2.3`, `zero-fee`, `300,000`. */
const WORD = /[\p{L}\p{N}]+(?:[_.\-,'’][\p{L}\p{N}]+)*/gu;
const PART = /[\p{L}\p{N}]+/gu;
const CAMEL = /\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{N}+|\p{L}/gu;
const GROUPED_NUMBER = /^\d{1,3}(?:,\d{3})+$/;
const DOTTED = /^\p{N}+(?:\.\p{N}+)+$|\p{L}\.\p{L}/u;
const PADDED_HEX = /^0x0+([1-9a-f][0-9a-f]*)$/;
const MAX_TERM = 70;

function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

function camelParts(part: string, start: number): Token[] {
  if (!/\p{Ll}\p{Lu}|\p{Lu}{2}\p{Ll}/u.test(part)) return [];
  return Array.from(part.matchAll(CAMEL), (match) => ({
    term: fold(match[0]),
    start: start + match.index,
    end: start + match.index + match[0].length,
  })).filter((token) => token.term.length > 1);
}

/** The readings of one word, the whole first: `eth_getBlock` is `ethgetblock`, `eth`, `getblock`, `get`, `block`. */
function readWord(word: string, start: number): Token[] {
  const whole = {start, end: start + word.length};
  if (GROUPED_NUMBER.test(word)) return [{term: word.replaceAll(',', ''), ...whole}];
  const tokens: Token[] = [];
  const parts = Array.from(word.matchAll(PART));
  if (parts.length > 1 && !word.includes(',')) {
    const joined = fold(word).replace(/[_\-'’]/g, '');
    tokens.push({term: DOTTED.test(word) ? joined : joined.replaceAll('.', ''), ...whole});
  }
  const versionNumber = DOTTED.test(word) && /^[\d.]+$/.test(word);
  if (versionNumber) return tokens;
  for (const part of parts) {
    const term = fold(part[0]);
    const from = start + part.index;
    tokens.push({term, start: from, end: from + part[0].length});
    const short = PADDED_HEX.exec(term)?.[1];
    if (short !== undefined) {
      tokens.push({term: `0x${short}`, start: from, end: from + part[0].length});
      tokens.push({term: short, start: from, end: from + part[0].length});
    }
    if (!term.startsWith('0x')) tokens.push(...camelParts(part[0], from));
  }
  return tokens;
}

/** Terms of a text with their places, in reading order. */
export function tokenize(text: string): Token[] {
  return Array.from(text.matchAll(WORD)).flatMap((match) =>
    readWord(match[0], match.index).filter((token) => token.term.length <= MAX_TERM),
  );
}

/** Mark of a stem in the index: keeps `deploy` the word apart from `deploy` the stem of `deployment`. */
export const STEM_MARK = '~';

/** Terms of a text as the index keeps them: each word, and its stem where that differs. */
export function indexTerms(text: string): string[] {
  return tokenize(text).flatMap(({term}) => {
    const root = stem(term);
    return root === term ? [term] : [term, STEM_MARK + root];
  });
}

/** Words of a query in order, each with its readings (the whole word first) and whether text follows it. */
export interface QueryWord {
  readonly term: string;
  readonly parts: readonly string[];
  /** the reader may still be typing this word */
  readonly open: boolean;
}

/** A query's words. The last one counts as unfinished unless white space follows it. */
export function queryWords(query: string): QueryWord[] {
  const words = Array.from(query.matchAll(WORD)).map((match) => {
    const [first, ...rest] = readWord(match[0], match.index).filter(({term}) => term.length <= MAX_TERM);
    return {term: first?.term ?? '', parts: rest.map(({term}) => term)};
  });
  return words
    .filter(({term}) => term !== '')
    .map((word, index, all) => ({...word, open: index === all.length - 1 && !/\s$/.test(query)}));
}
