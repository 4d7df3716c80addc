/** The text without the commas between its thousands; unchanged if they are not in those places. */
export function withoutCommas(text: string): string {
  return /^\d{1,3}(?:,\d{3})+$/.test(text) ? text.replaceAll(',', '') : text;
}

/** A number of characters in words: "1 character", "2 characters". */
export function characters(count: number): string {
  return count === 1 ? '1 character' : `${count} characters`;
}
