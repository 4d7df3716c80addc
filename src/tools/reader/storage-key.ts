/** Key in sessionStorage: the values live as long as the tab. `src/start/address.ts` knows it too. */
export const STORAGE_KEY = 'reader-values';
