/** Reads a text that `writeSession` stored in this tab; null if there is none, or if the browser blocks the storage. */
export function readSession(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text for this tab; null removes it. Does nothing if the browser blocks the storage. */
export function writeSession(key: string, text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    // Kept in memory until the page is closed.
  }
}
