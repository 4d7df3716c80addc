/** A piece of a Markdown file: text, or a whole fenced code block including its two fence lines. */
export interface Segment {
  readonly kind: 'text' | 'fence';
  readonly text: string;
  /** 1-based line number of the segment's first line. */
  readonly line: number;
}

/**
 * A fence, after any list and quote markers. The markers are one character class, so that the expression cannot backtrack.
 * Backticks with another backtick later in the line are inline code.
 */
const OPENING = /^[ \t>\-+*\d.)]*(`{3,}(?![^`]*`)|~{3,})/;

/**
 * Splits Markdown into text and fenced code blocks. The `text` of all segments joined equals the input. A fence in a quotation
 * ends with the quotation at the latest.
 * @param markdown a whole file
 */
export function splitFences(markdown: string): readonly Segment[] {
  const segments: Segment[] = [];
  let marker: string | undefined;
  let quoted = false;
  let lines: string[] = [];
  let start = 1;
  const flush = (): void => {
    const kind = marker === undefined ? 'text' : 'fence';
    if (lines.length > 0) segments.push({kind, text: lines.join(''), line: start});
    start += lines.length;
    lines = [];
  };
  for (const line of markdown.match(/[^\n]*\n|[^\n]+$/g) ?? []) {
    if (quoted && !/^[ \t]*>/.test(line)) {
      flush();
      marker = undefined;
      quoted = false;
    }
    const opening: string | undefined = marker === undefined ? OPENING.exec(line)?.[1] : undefined;
    if (opening !== undefined) {
      flush();
      marker = opening;
      quoted = /^[^`~]*>/.test(line);
      lines.push(line);
      continue;
    }
    lines.push(line);
    const closing = /^[\s>]*(`{3,}|~{3,})\s*$/.exec(line)?.[1];
    if (marker !== undefined && closing?.startsWith(marker)) {
      flush();
      marker = undefined;
      quoted = false;
    }
  }
  flush();
  return segments;
}
