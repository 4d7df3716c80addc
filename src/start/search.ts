import {MAX_QUERY} from '../search/engine/limits';
import type {OnceReady} from './actions';
import {showModal} from './modal';

function makeInput(): HTMLInputElement {
  const input = document.createElement('input');
  input.type = 'search';
  input.name = 'q';
  input.autocomplete = 'off';
  input.maxLength = MAX_QUERY;
  input.placeholder = 'Search docs';
  input.setAttribute('aria-label', 'Search docs');
  return input;
}

/**
 * Shows a field for the query until the site's search box is ready, which takes over the typed text. Enter opens the search
 * page.
 */
export function openSearch(onceReady: OnceReady): void {
  if (document.querySelector('.start-search')) return;
  const input = makeInput();
  const label = document.createElement('label');
  label.append(input);
  const form = document.createElement('form');
  form.append(label);
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
