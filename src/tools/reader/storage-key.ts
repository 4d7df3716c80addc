/** Key in sessionStorage, which browsers keep for the tab, and may restore when it is opened again. */
export const STORAGE_KEY = 'reader-values';

/** Whether values of the reader are stored in this tab. */
export function hasStoredValues(): boolean {
  try {
    return sessionStorage.getItem(STORAGE_KEY) !== null;
  } catch {
    return false;
  }
}
