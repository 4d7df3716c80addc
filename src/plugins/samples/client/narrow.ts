/** Longest line that fits into a window of 320 px, in characters. */
const MAX_LINE = 28;

/** Whether all lines of a code block fit on any phone, so that there is nothing to wrap. */
export function isNarrow(code: string): boolean {
  return code.split('\n').every(({length}) => length <= MAX_LINE);
}
