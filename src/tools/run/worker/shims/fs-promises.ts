/* In place of `node:fs/promises` where a sample runs in a browser: the files that samples read stand beside them. */

/**
 * Reads a file that was put beside the bundled samples.
 * @param name file name without a folder
 * @throws Error when it is not there
 */
export async function readFile(name: string): Promise<string> {
  const response = await fetch(new URL(name, import.meta.url));
  if (!response.ok) throw new Error(`ENOENT: no such file, open '${name}'`);
  return response.text();
}
