/** Key in localStorage. */
const KEY = 'search.slash';
const OFF = 'off';

/** Whether `/` opens the search: yes, unless the reader turned it off. Also yes if the browser blocks the storage. */
export function opensBySlash(): boolean {
  try {
    return localStorage.getItem(KEY) !== OFF;
  } catch {
    return true;
  }
}

/** Stores whether `/` opens the search. Does nothing if the browser blocks the storage. */
export function setOpensBySlash(on: boolean): void {
  try {
    if (on) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, OFF);
  } catch {
    // the key keeps working
  }
}
