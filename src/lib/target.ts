/** The element that a hash names, such as `#fees`; null for an empty hash and where there is none. */
export function targetOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // A lone % is not an escape sequence.
    return null;
  }
}
