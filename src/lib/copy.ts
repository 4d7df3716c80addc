/** How long a copy button shows the outcome, in milliseconds. */
const SHOWN_MS = 2000;

/** What readers are told when the browser does not let the page copy. */
export const REFUSED = 'Your browser refused to copy. Select the text and copy it by hand.';

let readCode = (code: Element): string => code.textContent;

const timers = new WeakMap<HTMLElement, number>();

/** Sets how the code of a frame is read for copying, for example with the reader's own values in the places for them. */
export function readCodeWith(read: (code: Element) => string): void {
  readCode = read;
}

/**
 * The text that a copy button copies: its `data-copy`, or if that is empty the code of the surrounding frame, or beside the button.
 * The final line break is removed, because a shell would run the pasted command.
 */
export function textToCopy(button: HTMLElement): string {
  const code = (button.closest('figure') ?? button.parentElement)?.querySelector('code');
  return (button.dataset.copy || (code ? readCode(code) : '')).replace(/\n$/, '');
}

/** Writes text to the clipboard. Resolves to false if the browser refuses, or has none, as outside of a secure context. */
export async function writeClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Shows the outcome of a copy through `data-copied` and text in the style sheet, so that the button's content is unchanged
 * when React hydrates it, and announces it.
 */
export function showOutcome(button: HTMLElement, done: boolean, text = done ? 'Copied' : REFUSED): void {
  button.dataset.copied = String(done);
  clearTimeout(timers.get(button));
  timers.set(
    button,
    window.setTimeout(() => delete button.dataset.copied, SHOWN_MS),
  );
  const region = document.createElement('div');
  region.setAttribute('role', 'status');
  region.className = 'visually-hidden';
  document.body.append(region);
  // A live region announces text that is added after it was inserted.
  setTimeout(() => (region.textContent = text), 100);
  setTimeout(() => region.remove(), SHOWN_MS);
}

/**
 * Copies the text of a copy button.
 * @returns a promise that resolves when the outcome is shown, also if the browser refuses
 */
export async function copyFrom(button: HTMLElement): Promise<void> {
  showOutcome(button, await writeClipboard(textToCopy(button)));
}
