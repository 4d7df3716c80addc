import {textToCopy} from '../samples/frame/text-to-copy';

/** How long the button says what came of it, in milliseconds; as long as `useCopy` does. */
const SHOWN_MS = 2000;

function announce(text: string): void {
  const region = document.createElement('div');
  region.setAttribute('role', 'status');
  region.className = 'visually-hidden';
  document.body.append(region);
  // A live region announces text that is added later, not the text it is inserted with.
  requestAnimationFrame(() => (region.textContent = text));
  setTimeout(() => region.remove(), SHOWN_MS);
}

/**
 * Copies what a button is for. The button says so by `data-copied`, whose text the style sheet gives, so that React finds
 * the button as it left it.
 */
export function copyFrom(button: HTMLElement): void {
  const tell = (done: boolean): void => {
    button.dataset.copied = String(done);
    announce(done ? 'Copied' : 'Your browser refused to copy. Select the text and copy it by hand.');
    setTimeout(() => delete button.dataset.copied, SHOWN_MS);
  };
  // No clipboard without a secure context.
  if (!('clipboard' in navigator)) return tell(false);
  navigator.clipboard.writeText(textToCopy(button)).then(
    () => tell(true),
    () => tell(false),
  );
}
