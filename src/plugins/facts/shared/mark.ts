/* The mark of a statement that is read in source code, and the foot note of a page that says so. */

/** Stands after the statement. */
export const MARK = '†';
/** What it means. */
export const MEANING = 'Read in the source code, not run';
/** Anchors of the first mark of a page and of its foot note. */
export const [MARK_ID, NOTE_ID] = ['first-mark', 'first-mark-note'] as const;

/** A place in source code in words, such as `src/lib.rs, lines 3 to 5`. @param address as GitHub has it, or another */
export function placeText(address: string): string {
  const [, file, from, to] = /\/blob\/\w+\/([^#]+)(?:#L(\d+)(?:-L(\d+))?)?$/.exec(address) ?? [];
  if (file === undefined) return address;
  if (from === undefined) return file;
  return `${file}, ${to === undefined ? `line ${from}` : `lines ${from} to ${to}`}`;
}
