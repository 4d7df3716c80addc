import {MAX_QUERY} from '../../search/client/limits';
import type {OnceReady} from './actions';
import {showModal} from './modal';

const FIELD = `<label><input type="search" name="q" autocomplete="off" maxlength="${MAX_QUERY}" placeholder="Search docs" aria-label="Search docs"></label>`;

/**
 * Shows a field for the query until the site's search box is ready, which takes over the typed text. Enter opens the search
 * page.
 */
export function openSearch(onceReady: OnceReady): void {
  if (document.querySelector('.start-search')) return;
  const form = document.createElement('form');
  form.innerHTML = FIELD;
  const input = form.querySelector('input') as HTMLInputElement;
  form.action = (document.querySelector<HTMLAnchorElement>('.navbar__brand')?.href ?? '/') + 'search';
  const dialog = showModal('start-search', 'Search', form);
  onceReady(() => {
    if (!dialog.open) return;
    document.querySelector<HTMLElement>('.DocSearch-Button')?.click();
    new MutationObserver((_changes, observer) => {
      const field = document.querySelector<HTMLInputElement>('.DocSearch-Input');
      if (dialog.open) {
        if (!field) return;
        dialog.close();
        // Not through `value`, whose changes by scripts React ignores.
        field.setRangeText(input.value, 0, MAX_QUERY, 'end');
        field.dispatchEvent(new Event('input', {bubbles: true}));
        field.focus();
      }
      observer.disconnect();
    }).observe(document.body, {childList: true});
  });
}
