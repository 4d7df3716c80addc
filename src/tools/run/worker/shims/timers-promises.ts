/* Replaces `node:timers/promises` when a sample runs in a browser. */

/** Resolves after a number of milliseconds. */
export function setTimeout(milliseconds: number): Promise<void> {
  return new Promise((resolve) => globalThis.setTimeout(resolve, milliseconds));
}
