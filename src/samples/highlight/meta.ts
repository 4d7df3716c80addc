/** What a fence's meta string asks for, beside the file it shows. */
export interface FenceMeta {
  readonly title?: string;
  readonly showLineNumbers: boolean;
  /** 1-based numbers of the lines to mark, ascending. */
  readonly lines: readonly number[];
}

function ranges(text: string): number[] {
  return text.split(',').flatMap((part) => {
    const [from, to = from] = part.trim().split('-').map(Number);
    if (!Number.isInteger(from) || !Number.isInteger(to) || from < 1 || to < from) {
      throw new Error(`{${text}} is not a list of line numbers such as {1,3-5}.`);
    }
    return Array.from({length: to - from + 1}, (_, index) => from + index);
  });
}

/**
 * Reads `title="..." showLineNumbers {1,3-5}`.
 * @throws Error when the braces hold something else than line numbers
 */
export function parseMeta(meta: string | null | undefined): FenceMeta {
  const text = meta ?? '';
  const title = /(?:^|\s)title="([^"]*)"/.exec(text)?.[1];
  const marked = /(?:^|\s)\{([\d,\s-]+)\}/.exec(text)?.[1];
  return {
    ...(title === undefined ? {} : {title}),
    showLineNumbers: /(?:^|\s)showLineNumbers(?:\s|$)/.test(text),
    lines: marked ? ranges(marked) : [],
  };
}
