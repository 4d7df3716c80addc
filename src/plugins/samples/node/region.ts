/** Source of a fence's code: a file in the examples folder, and optionally a region in it. */
export interface CodeReference {
  readonly file: string;
  readonly region?: string;
}

const REFERENCE = /(?:^|\s)file=(\S+)/;
const MARKER = /^\s*(?:\/\/|#|\/\*|<!--|--)\s*#(region|endregion)\s+([\w-]+)(?:\s*(?:\*\/|-->))?\s*$/;

/**
 * Parses `file=examples/x.ts#name` in a fence's meta string.
 * @returns undefined when the fence names no file
 */
export function parseReference(meta: string | null | undefined): CodeReference | undefined {
  const match = REFERENCE.exec(meta ?? '');
  if (!match) return undefined;
  const [file, region] = match[1].split('#');
  return region ? {file, region} : {file};
}

function dedent(lines: readonly string[]): string {
  const filled = lines.filter((line) => line.trim() !== '');
  const indent = Math.min(...filled.map((line) => line.search(/[^ \t]/)));
  return lines
    .map((line) => line.slice(indent))
    .join('\n')
    .replace(/^\n+|\s+$/g, '');
}

/**
 * Extracts a region of a source text, or the whole text if the reference names none. Region markers are always removed.
 * @param source the file's text
 * @param reference what to extract; `file` is for error messages
 * @throws Error when the region is missing, opened twice, not closed or empty
 */
export function extractRegion(source: string, reference: CodeReference): string {
  const {file, region} = reference;
  const kept: string[] = [];
  let inside = region === undefined;
  let seen = 0;
  for (const line of source.replace(/\r\n/g, '\n').split('\n')) {
    const marker = MARKER.exec(line);
    if (!marker) {
      if (inside) kept.push(line);
      continue;
    }
    if (region === undefined || marker[2] !== region) continue;
    if (marker[1] === 'region') seen += 1;
    inside = marker[1] === 'region';
  }
  const problem =
    region !== undefined && seen === 0
      ? `has no region "${region}". Correct the name, or mark the region`
      : seen > 1
        ? `opens the region "${region}" more than once. Rename one of them`
        : region !== undefined && inside
          ? `does not close the region "${region}". Add #endregion ${region}`
          : kept.every((line) => line.trim() === '')
            ? `has no code${region === undefined ? '' : ` in the region "${region}"`}. Add code, or remove the fence`
            : undefined;
  if (problem) throw new Error(`${file} ${problem}.`);
  return dedent(kept);
}
