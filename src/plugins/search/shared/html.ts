const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for HTML element content and attribute values. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

/** Reverses `escapeHtml`. */
export function unescapeHtml(html: string): string {
  return html.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => {
    return Object.keys(ENTITIES).find((character) => ENTITIES[character] === entity) ?? entity;
  });
}

/**
 * Reads HTML of any origin, in which only pairs of `<mark>` and `</mark>` count as markup. All else is text.
 * @returns texts, not HTML: first one outside of marks, then by turns one inside and one outside
 */
export function markedTexts(html: string): readonly string[] {
  const [first = '', ...pieces] = html.split('<mark>');
  const texts = [first];
  for (const piece of pieces) {
    const end = piece.indexOf('</mark>');
    if (end < 0) texts[texts.length - 1] += `<mark>${piece}`;
    else texts.push(piece.slice(0, end), piece.slice(end + '</mark>'.length));
  }
  return texts.map(unescapeHtml);
}

/** HTML of any origin as escaped text with no elements but `<mark>`. Returns its own result unchanged. */
export function sanitize(html: string): string {
  return markedTexts(html)
    .map((text, at) => (at % 2 === 1 ? `<mark>${escapeHtml(text)}</mark>` : escapeHtml(text)))
    .join('');
}
