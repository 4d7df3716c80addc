import {PLACEHOLDERS} from '@site/src/components/copy/placeholders';
import {isAddress} from '../network/request';

/** Kinds of values that readers can fill into samples, tables and tools. */
export type ReaderValue = keyof typeof PLACEHOLDERS;

/** All kinds of reader values. */
export const READER_VALUES = Object.keys(PLACEHOLDERS) as readonly ReaderValue[];

/** The reader's values, each accepted by `checkValue`. */
export type ReaderValues = Readonly<Partial<Record<ReaderValue, string>>>;

/** Where the reader's values are kept, and when the key leaves the tab. */
export const WHERE_VALUES_GO =
  'Your browser keeps your values for this tab. The key leaves it only when you copy it, send it to the host named on the button, or add it to your wallet. When a request fails, the console of your browser shows its URL, key included.';

/** Letters, digits, hyphen and underscore only, so that a key cannot break out of a URL, a shell word or a string. */
const API_KEY = /^[A-Za-z0-9_-]{6,128}$/;
/** A 32-byte hexadecimal number, the format of a private key. */
const PRIVATE_KEY = /^(?:0x)?[0-9a-fA-F]{64}$/;

function problemOf(kind: ReaderValue, value: string): string | undefined {
  if (PRIVATE_KEY.test(value))
    return 'This looks like a private key. Never paste one into a web page; nothing here needs it.';
  if (value === PLACEHOLDERS.apiKey) return 'This is the placeholder. Put your own key here.';
  if (kind !== 'apiKey')
    return isAddress(value)
      ? undefined
      : 'This is not an address: an address is 0x and 40 hexadecimal digits.';
  if (isAddress(value)) return 'This is an address, not an API key. Put a key from the portal here.';
  return API_KEY.test(value)
    ? undefined
    : 'This is not an API key: a key has 6 to 128 letters, digits, hyphens or underscores. Copy the key alone, not the whole URL.';
}

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
  const problem = problemOf(kind, value);
  return problem === undefined ? {value} : {problem};
}

/**
 * Reads stored values.
 * @param stored of any type; what `checkValue` would not accept is left out
 */
export function readValues(stored: unknown): ReaderValues {
  const fields = Object(stored) as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    READER_VALUES.flatMap((kind) => {
      const text = fields[kind];
      const checked = typeof text === 'string' && checkValue(kind, text);
      return checked && 'value' in checked ? [[kind, checked.value] as const] : [];
    }),
  );
}

/** An API key for display: its first and last two characters. */
export function maskKey(apiKey: string): string {
  return `${apiKey.slice(0, 2)}${'•'.repeat(8)}${apiKey.slice(-2)}`;
}
