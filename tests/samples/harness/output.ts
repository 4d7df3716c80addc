/** A varying value in printed output: its pattern, and its replacement on both sides of a comparison. */
export type Mask = readonly [pattern: RegExp, name: string];

const GENERAL: readonly Mask[] = [
  [/0x[0-9a-fA-F]{64}/g, '<hash>'],
  [/0x[0-9a-fA-F]{40}/g, '<address>'],
];

/** Block numbers in prose: "block 12", "block number on Stability GTN: 12". */
export const BLOCK_NUMBERS: Mask = [/(\b[Bb]lock\b[^\d\n]*?)\d+/g, '$1<block>'];

/**
 * Makes printed output comparable: masks varying values, collapses white space, normalizes JSON.
 * Values that the sample itself determines (`keep`) are not masked.
 */
export function comparable(
  text: string,
  masks: readonly Mask[] = [BLOCK_NUMBERS],
  keep: readonly string[] = [],
): string {
  let result = text;
  keep.forEach((value, index) => (result = result.replaceAll(value, `<kept ${index}>`)));
  for (const [pattern, name] of [...masks, ...GENERAL]) result = result.replace(pattern, name);
  try {
    return JSON.stringify(JSON.parse(result), null, 2);
  } catch {
    return result.replace(/\s+/g, ' ').trim();
  }
}
