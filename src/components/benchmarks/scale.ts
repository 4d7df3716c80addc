/**
 * Creates a logarithmic scale, which maps equal factors to equal distances.
 * @param domain smallest and largest value, both above zero
 * @param range positions of the two values
 */
export function logScale(
  domain: readonly [from: number, to: number],
  range: readonly [from: number, to: number],
): (value: number) => number {
  const [low, high] = domain;
  const [start, end] = range;
  const span = Math.log(high / low);
  return (value) => Math.round((start + ((end - start) * Math.log(value / low)) / span) * 10) / 10;
}
