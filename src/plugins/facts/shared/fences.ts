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
 * Splits Markdown into text and fenced code blocks. The `text` of all segments joined equals the input.
 * @param markdown a whole file with LF line endings
 */
export function splitFences(markdown: string): Segment[] {
  const segments: Segment[] = [];
  let kind: Segment['kind'] = 'text';
  let marker = '';
  let start = 0;
  let buffer: string[] = [];
  const lines = markdown.split('\n');
  const flush = (next: number) => {
    if (buffer.length > 0)
      segments.push({kind, text: buffer.join('\n') + (next < lines.length ? '\n' : ''), line: start + 1});
    buffer = [];
    start = next;
  };
  lines.forEach((line, index) => {
    if (kind === 'text') {
      const opening = OPENING.exec(line);
      if (opening) {
        flush(index);
        kind = 'fence';
        marker = opening[1];
      }
      buffer.push(line);
      return;
    }
    buffer.push(line);
    const closing = /^[\s>]*(`{3,}|~{3,})\s*$/.exec(line);
    if (closing && closing[1].startsWith(marker)) {
      flush(index + 1);
      kind = 'text';
    }
  });
  flush(lines.length);
  return segments;
}
