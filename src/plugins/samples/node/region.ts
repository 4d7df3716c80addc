/** Source of a fence's code: a file in the examples folder, and optionally a region in it. */
export interface CodeReference {
  readonly file: string;
  readonly region?: string;
}

const REFERENCE = /(?:^|\s)file=([^\s#]+)(?:#(\S+))?/;
const MARKER = /^\s*(?:\/\/|#|\/\*|<!--|--)\s*#(region|endregion)\s+([\w-]+)(?:\s*(?:\*\/|-->))?\s*$/;

/**
 * Parses `file=examples/x.ts#name` in a fence's meta string.
 * @returns undefined when the fence names no file
 */
export function parseReference(meta: string | null | undefined): CodeReference | undefined {
  const [, file, region] = REFERENCE.exec(meta ?? '') ?? [];
  return file === undefined ? undefined : {file, region};
}

function dedent(lines: readonly string[]): string {
  const indents = lines.flatMap((line) => (line.trim() === '' ? [] : line.search(/[^ \t]/)));
  return lines
    .map((line) => line.slice(Math.min(...indents)))
    .join('\n')
    .replace(/^\n+|\s+$/g, '');
}

/**
 * Extracts a region of a source text, or the whole text if the reference names none. Region markers are always removed.
 * @param source the file's text
 * @param reference what to extract; `file` is for error messages
 * @throws Error when the region is missing, opened twice, not closed or empty
 */
export function extractRegion(source: string, {file, region}: CodeReference): string {
  const lines = source.split(/\r?\n/);
  const linesWith = (kind: string): readonly number[] =>
    lines.flatMap((line, index) => {
      const [, found, name] = MARKER.exec(line) ?? [];
      return found === kind && name === region ? index : [];
    });
  const [start, again] = linesWith('region');
  const [end] = linesWith('endregion');
  const inside = region === undefined ? lines : lines.slice(start + 1, end);
  const kept = inside.filter((line) => !MARKER.test(line));
  const problem =
    region !== undefined && start === undefined
      ? `has no region "${region}". Correct the name, or mark the region`
      : again !== undefined
        ? `opens the region "${region}" more than once. Rename one of them`
        : region !== undefined && end === undefined
          ? `does not close the region "${region}". Add #endregion ${region}`
          : kept.every((line) => line.trim() === '')
            ? `has no code${region === undefined ? '' : ` in the region "${region}"`}. Add code, or remove the fence`
            : undefined;
  if (problem) throw new Error(`${file} ${problem}.`);
  return dedent(kept);
}
