/**
 * Maps values to positions so that equal factors take equal lengths.
 * @param domain smallest and largest value, both above zero
 * @param range positions of the two
 * @throws RangeError when the domain is not above zero or empty
 */
export function logScale(
  domain: readonly [from: number, to: number],
  range: readonly [from: number, to: number],
): (value: number) => number {
  const [low, high] = domain;
  if (!(low > 0 && high > low)) throw new RangeError('A logarithmic domain rises from above zero.');
  const [start, end] = range;
  const span = Math.log(high / low);
  return (value) => Math.round((start + ((end - start) * Math.log(value / low)) / span) * 10) / 10;
}
