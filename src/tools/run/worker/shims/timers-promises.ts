/* In place of `node:timers/promises` where a sample runs in a browser. */

/** Resolves after a time. @param milliseconds how long */
export function setTimeout(milliseconds: number): Promise<void> {
  return new Promise((resolve) => globalThis.setTimeout(resolve, milliseconds));
}
