import {REFUSED, SHOWN_MS, textToCopy, writeClipboard} from '../samples/frame/text-to-copy';

const timers = new WeakMap<HTMLElement, number>();

function announce(text: string): void {
  const region = document.createElement('div');
  region.setAttribute('role', 'status');
  region.className = 'visually-hidden';
  document.body.append(region);
  // A live region announces text that is added after it was inserted.
  requestAnimationFrame(() => (region.textContent = text));
  setTimeout(() => region.remove(), SHOWN_MS);
}

/**
 * Copies the text of a copy button. The outcome is shown through `data-copied` and text in the style sheet, so that the
 * button's content is unchanged when React hydrates it.
 * @returns a promise that resolves when the outcome is shown, also if the browser refuses
 */
export async function copyFrom(button: HTMLElement): Promise<void> {
  const done = await writeClipboard(textToCopy(button));
  button.dataset.copied = String(done);
  announce(done ? 'Copied' : REFUSED);
  clearTimeout(timers.get(button));
  timers.set(
    button,
    window.setTimeout(() => delete button.dataset.copied, SHOWN_MS),
  );
}
