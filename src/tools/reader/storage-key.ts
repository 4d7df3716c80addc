/** Key in sessionStorage, so the values last until the tab is closed. `src/start/address.ts` has a copy of it. */
export const STORAGE_KEY = 'reader-values';
