import {PLACEHOLDERS} from '@site/src/components/copy/placeholders';
import {splitPlaceholders} from '@site/src/plugins/samples/client/placeholders';
import {maskKey, READER_VALUES, type ReaderValue, type ReaderValues} from './values';

/**
 * What a page shows instead of a placeholder. It has as many characters as the placeholder, so that nothing moves: an API key
 * is masked, an address is shortened in the middle. Copying gives the whole value.
 */
export function shown(kind: ReaderValue, values: ReaderValues): string {
  const placeholder = PLACEHOLDERS[kind];
  const value = values[kind];
  if (value === undefined) return placeholder;
  if (kind === 'apiKey') return maskKey(value);
  const kept = placeholder.length - 1;
  const end = Math.floor(kept / 2) - 1;
  return `${value.slice(0, kept - end)}…${value.slice(-end)}`;
}

/**
 * Replaces placeholders, and what the page shows instead of them, with the reader's values.
 * @param text copied from a page
 */
export function fillText(text: string, values: ReaderValues): string {
  const given = READER_VALUES.filter((kind) => values[kind] !== undefined);
  const filled = splitPlaceholders(text, PLACEHOLDERS)
    .map((part) => values[part.kind as ReaderValue] ?? part.text)
    .join('');
  return given.reduce((result, kind) => result.split(shown(kind, values)).join(values[kind]), filled);
}
