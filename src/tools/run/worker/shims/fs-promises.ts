/* Replaces `node:fs/promises` when a sample runs in a browser. The files that samples read are deployed beside them. */

/**
 * Reads a file deployed beside the bundled samples.
 * @param name file name without a folder
 * @throws Error when the file does not exist
 */
export async function readFile(name: string): Promise<string> {
  const response = await fetch(new URL(name, import.meta.url));
  if (!response.ok) throw new Error(`ENOENT: no such file, open '${name}'`);
  return response.text();
}
