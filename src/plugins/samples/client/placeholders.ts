/** A piece of text; `kind` is set if it is a placeholder. */
export interface TextPart {
  readonly text: string;
  readonly kind?: string;
}

/** The attribute that marks a placeholder on a page. Its value is the kind. */
export const FILL_ATTRIBUTE = 'data-fill';

/**
 * Splits text at its placeholders. The parts joined equal the text. A placeholder inside a longer name does not count.
 * @param placeholders placeholder text by kind
 */
export function splitPlaceholders(
  text: string,
  placeholders: Readonly<Record<string, string>>,
): readonly TextPart[] {
  const kinds = new Map(Object.entries(placeholders).map(([kind, placeholder]) => [placeholder, kind]));
  const pattern = new RegExp(`(?<![A-Z_])(${Array.from(kinds.keys()).join('|')})(?![A-Z_])`);
  return text
    .split(pattern)
    .map((part) => ({text: part, kind: kinds.get(part)}))
    .filter((part) => part.text !== '');
}
