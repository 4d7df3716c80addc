import {MAX_QUERY} from '../search/engine/limits';
import type {OnceReady} from './actions';
import {showModal} from './modal';

function makeInput(): HTMLInputElement {
  const input = document.createElement('input');
  input.type = 'search';
  input.maxLength = MAX_QUERY;
  input.placeholder = 'Search docs';
  input.setAttribute('aria-label', 'Search docs');
  return input;
}

/** Sets the text of an input as if it were typed, with an event so that React notices. */
function type(input: HTMLInputElement, text: string): void {
  const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  value?.set?.call(input, text);
  input.dispatchEvent(new Event('input', {bubbles: true}));
  input.focus();
}

/** Acts on an input once it is shown, unless the reader has left the page by then. */
function whenShown(selector: string, act: (input: HTMLInputElement) => void): void {
  const from = location.pathname;
  const look = (): boolean => {
    if (location.pathname !== from) return true;
    const input = document.querySelector<HTMLInputElement>(selector);
    if (input) act(input);
    return input !== null;
  };
  if (look()) return;
  new MutationObserver((_changes, observer) => {
    if (look()) observer.disconnect();
  }).observe(document.body, {childList: true, subtree: true});
}

/** Shows a field for the query until the site's search box is ready, which takes over the typed text. */
export function openSearch(onceReady: OnceReady): void {
  if (document.querySelector('.start-search')) return;
  const input = makeInput();
  const label = document.createElement('label');
  label.append(input);
  const dialog = showModal('start-search', 'Search', label);
  onceReady(() => {
    if (!dialog.open) return;
    document.querySelector<HTMLElement>('.DocSearch-Button')?.click();
    whenShown('.DocSearch-Input', (field) => {
      if (!dialog.open) {
        // The reader closed the dialog while the modal was loading. A press beside the modal closes it.
        field.closest('.DocSearch-Container')?.dispatchEvent(new MouseEvent('mousedown', {bubbles: true}));
        return;
      }
      dialog.close();
      type(field, input.value);
    });
  });
}
