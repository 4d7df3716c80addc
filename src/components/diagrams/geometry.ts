/** A point in view box units. */
export type Point = readonly [x: number, y: number];

const HEAD_LENGTH = 8;
const HEAD_HALF_WIDTH = 4.5;

function coordinate([x, y]: Point): string {
  return `${round(x)} ${round(y)}`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/** Points from their coordinates in pairs: x, y, x, y. */
export function pointsOf(coordinates: readonly number[]): readonly Point[] {
  return coordinates.flatMap((x, index) => (index % 2 === 0 ? [[x, coordinates[index + 1]] as const] : []));
}

/**
 * Path data of a line through the points.
 * @throws RangeError for fewer than two points
 */
export function linePath(points: readonly Point[]): string {
  if (points.length < 2) throw new RangeError('A line needs two points.');
  return `M${points.map(coordinate).join('L')}`;
}

/**
 * Path data of the open arrow head at the end of a line through the points.
 * @throws RangeError for fewer than two points, or when the last two are equal
 */
export function headPath(points: readonly Point[]): string {
  const tip = points[points.length - 1];
  const before = points[points.length - 2];
  if (!tip || !before) throw new RangeError('A line needs two points.');
  const [dx, dy] = [tip[0] - before[0], tip[1] - before[1]];
  const length = Math.hypot(dx, dy);
  if (length === 0) throw new RangeError('An arrow needs a direction.');
  const [ux, uy] = [dx / length, dy / length];
  const foot: Point = [tip[0] - ux * HEAD_LENGTH, tip[1] - uy * HEAD_LENGTH];
  const side = (sign: number): Point => [
    foot[0] - sign * uy * HEAD_HALF_WIDTH,
    foot[1] + sign * ux * HEAD_HALF_WIDTH,
  ];
  return linePath([side(1), tip, side(-1)]);
}

/**
 * Baselines of lines of text centered on a height.
 * @param middle height of the center, in view box units
 * @param count number of lines
 * @param leading distance from baseline to baseline
 */
export function baselines(middle: number, count: number, leading: number): readonly number[] {
  // The baseline is about 0.28 of the leading below the middle of a line.
  const first = middle - ((count - 1) * leading) / 2 + leading * 0.28;
  return Array.from({length: count}, (_, index) => round(first + index * leading));
}
