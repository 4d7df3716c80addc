import {SEARCH_FIELD} from './theme';

/** Key in localStorage. */
const KEY = 'search.slash';
const OFF = 'off';

/** The field of the first script, and that of the search dialog. */
const SEARCH_FIELDS = `.start-search input, ${SEARCH_FIELD}`;

/** Whether `/` opens the search: yes, unless the reader turned it off. Also yes if the browser blocks the storage. */
export function opensBySlash(): boolean {
  try {
    return localStorage.getItem(KEY) !== OFF;
  } catch {
    return true;
  }
}

function isField(target: EventTarget | undefined): target is HTMLElement {
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input, select, textarea'))
  );
}

/**
 * Whether a key opens the search: Ctrl+K, Cmd+K, or `/` outside of a field unless the reader turned it off. Not behind an open
 * dialog, which would keep the focus. The repetitions of a key that is held down count in the search field too, so that they type
 * nothing into it.
 */
export function opensSearch(event: KeyboardEvent): boolean {
  const {key, ctrlKey, metaKey, altKey, shiftKey, repeat} = event;
  // For a field in a shadow root, such as that of PushFeedback's form, `event.target` is the host of the shadow root.
  const [target] = event.composedPath();
  if (altKey || document.querySelector('dialog[open]:not(.start-search)')) return false;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k' && !shiftKey;
  const types = isField(target) && !(repeat && target.matches(SEARCH_FIELDS));
  return key === '/' && !types && opensBySlash();
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
