/** A run of text; `kind` when it is a placeholder. */
export interface TextPart {
  readonly text: string;
  readonly kind?: string;
}

/** The attribute that marks a placeholder in a page. Its value is the kind. */
export const FILL_ATTRIBUTE = 'data-fill';

/**
 * Splits text at its placeholders. Joining the parts gives the text back. A placeholder that is part of a longer name
 * does not count.
 * @param placeholders text of the placeholder, by kind
 */
export function splitPlaceholders(
  text: string,
  placeholders: Readonly<Record<string, string>>,
): readonly TextPart[] {
  const kinds = new Map(Object.entries(placeholders).map(([kind, placeholder]) => [placeholder, kind]));
  const pattern = new RegExp(`(?<![A-Z_])(${Array.from(kinds.keys()).join('|')})(?![A-Z_])`);
  return text
    .split(pattern)
    .map((part) => {
      const kind = kinds.get(part);
      return kind === undefined ? {text: part} : {text: part, kind};
    })
    .filter((part) => part.text !== '');
}
