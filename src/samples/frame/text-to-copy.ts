type Filter = (text: string) => string;

let filter: Filter = (text) => text;

/**
 * Sets what every copied text goes through, for example to put a reader's own values in place of placeholders.
 * @returns takes it away again
 */
export function filterCopies(next: Filter): () => void {
  filter = next;
  return () => {
    filter = (text) => text;
  };
}

/**
 * What a copy button copies: its `data-copy`, or the code of the frame around it when that is empty. Without the last
 * line break, which a shell would take as "run it".
 */
export function textToCopy(button: HTMLElement): string {
  const code = button.closest('figure')?.querySelector('code')?.textContent ?? '';
  return filter(button.dataset.copy || code).replace(/\n$/, '');
}
