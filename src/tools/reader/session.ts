/** Reads what `writeSession` stored in this tab; null if there is nothing, if it is not JSON, or if the browser blocks the storage. */
export function readSession(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Stores a value as JSON for this tab; null removes it. Does nothing if the browser blocks the storage. */
export function writeSession(key: string, value: unknown): void {
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // The caller keeps its own copy.
  }
}
