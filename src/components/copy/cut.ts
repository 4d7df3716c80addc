const START = 6;
const END = 4;

/**
 * Splits a long value into its visible start and end and the middle, which may be hidden. The parts joined equal the
 * value. The middle is empty if the value is too short to be worth shortening.
 */
export function cutMiddle(value: string): readonly [start: string, middle: string, end: string] {
  if (value.length <= START + END + 1) return [value, '', ''];
  return [value.slice(0, START), value.slice(START, -END), value.slice(-END)];
}
