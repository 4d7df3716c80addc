/** The middle one; of two in the middle, the lower. 0 if there are no values. */
export function median(values: readonly number[]): number {
  const sorted = Array.from(values).sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
}
