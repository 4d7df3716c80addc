import {useSyncExternalStore, type ReactNode} from 'react';

let notice: ReactNode = null;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Sets what `KeyNotice` shows from now on. */
export function setKeyNotice(element: ReactNode): void {
  notice = element;
  listeners.forEach((listener) => listener());
}

/** Stands before a field for a secret. Shows nothing until Google's script is in the page, and then says so. */
export function KeyNotice(): ReactNode {
  return useSyncExternalStore(
    subscribe,
    () => notice,
    () => null,
  );
}
