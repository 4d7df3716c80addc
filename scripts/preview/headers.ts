/**
 * Parses the rules for all paths in a `_headers` file, a format of several static hosts: a line with a path pattern, then
 * indented `Name: value` lines.
 * @returns names and values of the headers under the pattern `/*`
 */
export function parseHeaders(text: string): ReadonlyArray<readonly [string, string]> {
  const headers: Array<readonly [string, string]> = [];
  let everywhere = false;
  for (const line of text.split('\n')) {
    if (/^\S/.test(line)) everywhere = line.trim() === '/*';
    const header = /^\s+([\w-]+):(.+)$/.exec(line);
    if (everywhere && header) headers.push([header[1], header[2].trim()]);
  }
  return headers;
}
