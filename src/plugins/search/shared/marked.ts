/** A text in pieces, by turns outside and inside of marks, beginning outside. */
export type Marked = readonly string[];

/** Reads a text with `<mark>` and `</mark>` around its matches. All else in it is text, whatever it looks like. */
export function readMarked(text: string): Marked {
  return text.split(/<\/?mark>/);
}

/** Escapes text for HTML. */
function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** A marked text as HTML, which its direction controls do not leave. */
export function toHtml(marked: Marked): string {
  const pieces = marked.map(escapeHtml).map((html, at) => (at % 2 === 1 ? `<mark>${html}</mark>` : html));
  return `<bdi>${pieces.join('')}</bdi>`;
}
