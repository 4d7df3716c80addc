/** Key in sessionStorage, so the values last until the tab is closed. */
export const STORAGE_KEY = 'reader-values';

/** Whether values of the reader are stored in this tab. */
export function hasStoredValues(): boolean {
  try {
    return sessionStorage.getItem(STORAGE_KEY) !== null;
  } catch {
    return false;
  }
}
