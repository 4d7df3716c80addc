/* Replaces `node:fs/promises` when a sample runs in a browser. */

/** Texts of the files that samples read, by name, which the bundler writes here. */
declare const SAMPLE_FILES: Readonly<Record<string, string>>;

/**
 * Reads a file that comes with the bundled samples.
 * @param name file name without a folder
 * @throws Error when there is no such file
 */
export function readFile(name: string): Promise<string> {
  const text = SAMPLE_FILES[name];
  if (text === undefined) return Promise.reject(new Error(`ENOENT: no such file, open '${name}'`));
  return Promise.resolve(text);
}
