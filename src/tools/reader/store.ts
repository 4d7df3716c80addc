import {STORAGE_KEY} from './storage-key';
import {checkValue, type ReaderValue, type ReaderValues} from './values';

export {STORAGE_KEY};

const KINDS: readonly ReaderValue[] = ['apiKey', 'address', 'contract'];

const NONE: ReaderValues = {};
let current: ReaderValues | undefined;
const listeners = new Set<() => void>();

function readStorage(): ReaderValues {
  try {
    const stored = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}') as Record<string, string>;
    return Object.fromEntries(
      KINDS.flatMap((kind) => {
        const checked = checkValue(kind, stored[kind] ?? '');
        return 'value' in checked ? [[kind, checked.value]] : [];
      }),
    );
  } catch {
    // Storage refused or holding something else: start without values.
    return NONE;
  }
}

/** What the reader has given in this tab. The same object until it changes. */
export function getReaderValues(): ReaderValues {
  current ??= readStorage();
  return current;
}

/**
 * Keeps values for this tab; an empty object forgets them all.
 * @param values each accepted by `checkValue`
 */
export function setReaderValues(values: ReaderValues): void {
  current = values;
  try {
    if (Object.keys(values).length === 0) sessionStorage.removeItem(STORAGE_KEY);
    else sessionStorage.setItem(STORAGE_KEY, JSON.stringify(values));
  } catch {
    // Storage refused: the values hold until the page is closed.
  }
  listeners.forEach((listener) => listener());
}

/** Calls `listener` on each change. @returns stops it */
export function subscribeReaderValues(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
