import parseRange from 'parse-numeric-range';

/** The options in a fence's meta string, apart from the file it shows. */
export interface FenceMeta {
  readonly title?: string;
  /** 1-based numbers of the lines to mark, ascending. */
  readonly lines: readonly number[];
}

/** Parses `title="..." {1,3-5}`. */
export function parseMeta(meta: string | null | undefined): FenceMeta {
  const text = meta ?? '';
  const title = /(?:^|\s)title="([^"]*)"/.exec(text)?.[1];
  const marked = /(?:^|\s)\{([\d,\s-]+)\}/.exec(text)?.[1];
  return {title, lines: marked ? parseRange(marked) : []};
}
