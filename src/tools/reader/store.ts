import {useSyncExternalStore} from 'react';
import {STORAGE_KEY} from './storage-key';
import {checkValue, READER_VALUES, type ReaderValues} from './values';

const NONE: ReaderValues = {};
let current: ReaderValues | undefined;
const listeners = new Set<() => void>();

function readStorage(): ReaderValues {
  try {
    const stored = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}') as Record<string, string>;
    return Object.fromEntries(
      READER_VALUES.flatMap((kind) => {
        const checked = checkValue(kind, stored[kind] ?? '');
        return 'value' in checked ? [[kind, checked.value]] : [];
      }),
    );
  } catch {
    // The storage is blocked or holds something else: start without values.
    return NONE;
  }
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
  try {
    if (Object.keys(values).length === 0) sessionStorage.removeItem(STORAGE_KEY);
    else sessionStorage.setItem(STORAGE_KEY, JSON.stringify(values));
  } catch {
    // The storage is blocked: the values last until the page is closed.
  }
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
