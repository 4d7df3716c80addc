/** Sizes of an enlarged picture, as percentages of the largest size that fits. */
export const ZOOMS = [100, 150, 200, 300] as const;

/** One of the sizes. */
export type Zoom = (typeof ZOOMS)[number];

/**
 * The next size.
 * @param step 1 for larger, -1 for smaller
 * @returns the same size if there is no next one
 */
export function nextZoom(zoom: Zoom, step: 1 | -1): Zoom {
  return ZOOMS[ZOOMS.indexOf(zoom) + step] ?? zoom;
}

/**
 * Zoom step of a key.
 * @param key value of `KeyboardEvent.key`
 * @returns 1 or -1; undefined for other keys, and for keys with a modifier, which belong to the browser
 */
export function stepOfKey({
  key,
  ctrlKey,
  metaKey,
  altKey,
}: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>): 1 | -1 | undefined {
  if (ctrlKey || metaKey || altKey) return undefined;
  if (key === '+' || key === '=') return 1;
  return key === '-' ? -1 : undefined;
}
