/** How long a copy button shows the outcome, in milliseconds. */
export const SHOWN_MS = 2000;

/** What readers are told when the browser does not let the page copy. */
export const REFUSED = 'Your browser refused to copy. Select the text and copy it by hand.';

type Filter = (text: string) => string;

let filter: Filter = (text) => text;

/** Sets a filter for all copied text, for example to replace placeholders with the reader's own values. */
export function filterCopies(next: Filter): void {
  filter = next;
}

/**
 * The text that a copy button copies: its `data-copy`, or if that is empty the code of the surrounding frame. The final line
 * break is removed, because a shell would run the pasted command.
 */
export function textToCopy(button: HTMLElement): string {
  const code = button.closest('figure')?.querySelector('code')?.textContent ?? '';
  return filter(button.dataset.copy || code).replace(/\n$/, '');
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
