/** Sizes of an enlarged picture, as percentages of the largest size that fits. */
export const ZOOMS = [100, 150, 200, 300] as const;

/** One of the sizes. */
export type Zoom = (typeof ZOOMS)[number];

/**
 * The next size.
 * @param step 1 for larger, -1 for smaller
 * @returns the same size where there is no next one
 */
export function nextZoom(zoom: Zoom, step: 1 | -1): Zoom {
  return ZOOMS[ZOOMS.indexOf(zoom) + step] ?? zoom;
}

/**
 * What a key does to the size.
 * @param key as `KeyboardEvent.key` names it
 * @returns undefined for a key that does nothing, and where a modifier makes it the browser's
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
