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

function isField(target: EventTarget | undefined): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input, select, textarea'))
  );
}

/** Whether the key that was pressed last opened the search. */
let opens = false;

/**
 * Whether a key opens the search: Ctrl+K, Cmd+K, or `/` outside of a field unless the reader turned it off. Not behind an open
 * dialog, which would keep the focus. The repetitions of a key that is held down return what its press returned, so that they type
 * nothing into the search field.
 * @param event each `keydown` event must be passed
 */
export function opensSearch(event: KeyboardEvent): boolean {
  const {key, ctrlKey, metaKey, altKey, shiftKey, repeat} = event;
  // For a field in a shadow root, such as that of PushFeedback's form, `event.target` is the host of the shadow root.
  const [target] = event.composedPath();
  if (!repeat)
    opens =
      !altKey &&
      !document.querySelector('dialog[open]:not(.start-search)') &&
      (ctrlKey || metaKey
        ? key.toLowerCase() === 'k' && !shiftKey
        : key === '/' && !isField(target) && opensBySlash());
  return opens;
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
