import {useSyncExternalStore} from 'react';
import {PLACEHOLDERS} from '@site/src/components/copy/placeholders';
import {redact} from '../network/redact';
import {readSession, writeSession} from './session';
import {STORAGE_KEY} from './storage-key';
import {readValues, secretsOf, type ReaderValues} from './values';

const NONE: ReaderValues = {};
let current: ReaderValues | undefined;
const listeners = new Set<() => void>();

/** The reader's values in this tab. Returns the same object until they change. */
export function getReaderValues(): ReaderValues {
  current ??= readValues(readSession(STORAGE_KEY));
  return current;
}

/** Removes keys from what else this tab stores, such as a draft that the reader typed before a key was known. */
function removeFromStorage(secrets: readonly (string | undefined)[]): void {
  try {
    for (const name of Object.keys(sessionStorage)) {
      const text = sessionStorage.getItem(name) ?? '';
      const rest = redact(text, secrets, PLACEHOLDERS.apiKey);
      if (name !== STORAGE_KEY && rest !== text) sessionStorage.setItem(name, rest);
    }
  } catch {
    // The browser blocks the storage, so nothing is in it.
  }
}

/** Stores values for this tab; an empty object removes them all. */
export function setReaderValues(values: ReaderValues): void {
  removeFromStorage([...secretsOf(values), ...secretsOf(getReaderValues())]);
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

// The page that Back shows again as it was left does not know what the reader has changed on another page.
if (typeof window !== 'undefined')
  addEventListener('pageshow', ({persisted}) => {
    if (!persisted) return;
    current = undefined;
    listeners.forEach((listener) => listener());
  });

/** Hook that returns the reader's values in this tab; none in static HTML and during hydration. */
export function useReaderValues(): ReaderValues {
  return useSyncExternalStore(subscribeReaderValues, getReaderValues, () => NONE);
}
