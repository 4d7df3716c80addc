const START = 6;
const END = 4;

/**
 * The parts of a long value that stay visible and the one between them, which may be hidden. Together they are the
 * value; the middle is empty when the value is too short to gain from a cut.
 */
export function cutMiddle(value: string): readonly [start: string, middle: string, end: string] {
  if (value.length <= START + END + 1) return [value, '', ''];
  return [value.slice(0, START), value.slice(START, -END), value.slice(-END)];
}
