import {useSyncExternalStore} from 'react';
import {readSession, writeSession} from './session';
import {STORAGE_KEY} from './storage-key';
import {checkValue, READER_VALUES, type ReaderValues} from './values';

const NONE: ReaderValues = {};
let current: ReaderValues | undefined;
const listeners = new Set<() => void>();

function readStorage(): ReaderValues {
  const stored = (readSession(STORAGE_KEY) ?? NONE) as ReaderValues;
  const texts = READER_VALUES.map((kind) => [kind, stored[kind] ?? ''] as const);
  return Object.fromEntries(texts.filter(([kind, text]) => 'value' in checkValue(kind, text)));
}

/** The reader's values in this tab. Returns the same object until they change. */
export function getReaderValues(): ReaderValues {
  current ??= readStorage();
  return current;
}

/**
 * Stores values for this tab; an empty object removes them all.
 * @param values each accepted by `checkValue`
 */
export function setReaderValues(values: ReaderValues): void {
  current = values;
  writeSession(STORAGE_KEY, Object.keys(values).length === 0 ? null : values);
  listeners.forEach((listener) => listener());
}

/**
 * Calls `listener` on each change of the values.
 * @returns a function that unsubscribes
 */
export function subscribeReaderValues(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Hook that returns the reader's values in this tab; none in static HTML and during hydration. */
export function useReaderValues(): ReaderValues {
  return useSyncExternalStore(subscribeReaderValues, getReaderValues, () => NONE);
}
