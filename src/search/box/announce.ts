import {describeStatus, NO_SEARCH, type StatusStore} from '../client/status';

/**
 * Adds a live region to an open modal that tells screen readers what each search came to.
 * @param className class that hides it from sight
 * @returns removes it
 */
export function announceStatus(
  root: HTMLElement,
  store: StatusStore,
  className: string | undefined,
): () => void {
  const region = document.createElement('div');
  region.setAttribute('role', 'status');
  region.className = className ?? '';
  (root.querySelector('.DocSearch-Modal') ?? root).append(region);
  store.set(NO_SEARCH);
  const unsubscribe = store.subscribe(() => {
    region.textContent = describeStatus(store.get());
  });
  return () => {
    unsubscribe();
    region.remove();
  };
}
