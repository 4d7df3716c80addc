/**
 * Creates a logarithmic scale, which maps equal factors to equal distances.
 * @param domain smallest and largest value, both above zero
 * @param range positions of the two values
 * @throws RangeError when the domain is empty or not above zero
 */
export function logScale(
  domain: readonly [from: number, to: number],
  range: readonly [from: number, to: number],
): (value: number) => number {
  const [low, high] = domain;
  if (!(low > 0 && high > low))
    throw new RangeError('The domain of a logarithmic scale must be ascending and above zero.');
  const [start, end] = range;
  const span = Math.log(high / low);
  return (value) => Math.round((start + ((end - start) * Math.log(value / low)) / span) * 10) / 10;
}
