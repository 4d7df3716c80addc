import {PLACEHOLDERS} from '@site/src/components/copy/placeholders';

/** Kinds of values that readers can fill into samples, tables and tools. */
export type ReaderValue = keyof typeof PLACEHOLDERS;

/** All kinds of reader values. */
export const READER_VALUES = Object.keys(PLACEHOLDERS) as readonly ReaderValue[];

/** The reader's values, each accepted by `checkValue`. */
export type ReaderValues = Readonly<Partial<Record<ReaderValue, string>>>;

/** Where the reader's values are kept, and when the key leaves the tab. */
export const WHERE_VALUES_GO =
  'Your browser keeps your values for this tab. The key leaves it only when you copy it, send it to the host named on the button, or add it to your wallet.';

interface Rule {
  readonly pattern: RegExp;
  /** Message that says what is wrong and what is expected. */
  readonly sentence: string;
}

/** Letters, digits, hyphen and underscore only, so that a key cannot break out of a URL, a shell word or a string. */
const API_KEY: Rule = {
  pattern: /^[A-Za-z0-9_-]{6,128}$/,
  sentence:
    'This is not an API key: a key has 6 to 128 letters, digits, hyphens or underscores. Copy the key alone, not the whole URL.',
};
const ADDRESS: Rule = {
  pattern: /^0x[0-9a-fA-F]{40}$/,
  sentence: 'This is not an address: an address is 0x and 40 hexadecimal digits.',
};

const RULES: Readonly<Record<ReaderValue, Rule>> = {apiKey: API_KEY, address: ADDRESS, contract: ADDRESS};

/** A 32-byte hexadecimal number, the format of a private key. */
const PRIVATE_KEY = /^(?:0x)?[0-9a-fA-F]{64}$/;

/**
 * Validates a value that a reader typed.
 * @param text as typed; spaces around it are ignored
 * @returns the value to store, or a sentence that says what is wrong
 */
export function checkValue(
  kind: ReaderValue,
  text: string,
): {readonly value: string} | {readonly problem: string} {
  const value = text.trim();
  if (PRIVATE_KEY.test(value))
    return {
      problem: 'This looks like a private key. Never paste one into a web page; nothing here needs it.',
    };
  if (kind === 'apiKey' && ADDRESS.pattern.test(value))
    return {problem: 'This is an address, not an API key. Put a key from the portal here.'};
  if (value === PLACEHOLDERS.apiKey) return {problem: 'This is the placeholder. Put your own key here.'};
  const {pattern, sentence} = RULES[kind];
  return pattern.test(value) ? {value} : {problem: sentence};
}

/** An API key for display: its first and last two characters. */
export function maskKey(apiKey: string): string {
  return `${apiKey.slice(0, 2)}${'•'.repeat(8)}${apiKey.slice(-2)}`;
}
