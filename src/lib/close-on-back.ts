/*
 * The framework has this for its menu only, by a means of the router that one component at a time can use. Browsers close their
 * own dialogs on Back, but only on Android.
 */

/** Reports the browser's own request to close something, such as Back on Android. Not in all browsers. */
interface Watchers {
  readonly CloseWatcher?: new () => EventTarget & {readonly destroy: () => void};
}

/** Something open, and the entry of the history that it belongs to. */
interface Opened {
  readonly close: () => void;
  readonly state: unknown;
  readonly href: string;
}

const opened = new Set<Opened>();

function onPopState(event: Event): void {
  const last = Array.from(opened).at(-1);
  // An entry that is new, as when the reader edits the hash in the address bar, has no state.
  if (!last || history.state === null) return last?.close();
  // The router must not see the step, which is undone.
  event.stopImmediatePropagation();
  history.pushState(last.state, '', last.href);
  last.close();
  // The browser scrolls to where the reader was at that step.
  const {scrollX, scrollY} = window;
  requestAnimationFrame(() => scrollTo(scrollX, scrollY));
}

// The framework loads this module before it makes its router, whose listener would otherwise come first.
if (typeof window !== 'undefined') addEventListener('popstate', onPopState, {capture: true});

/**
 * Lets Back close what is open instead of changing the page behind it.
 * @param close called once or twice
 * @returns a function that stops this
 */
export function closeOnBack(close: () => void): () => void {
  const entry: Opened = {close, state: history.state, href: location.href};
  opened.add(entry);
  const {CloseWatcher} = window as Watchers;
  // It also comes before a step to a page that would have to be loaded.
  const watcher = CloseWatcher && new CloseWatcher();
  watcher?.addEventListener('close', close);
  return () => {
    opened.delete(entry);
    watcher?.destroy();
  };
}
