/** A number of characters in words: "1 character", "2 characters". */
export function characters(count: number): string {
  return count === 1 ? '1 character' : `${count} characters`;
}
