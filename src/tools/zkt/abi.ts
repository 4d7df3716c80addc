const ENTRY = /^(?:(function|event|error)\s+(\w+)|constructor)\s*\(/;

/** Counts the parameters of the list that `text` starts in, after its opening bracket; `rest` follows the closing one. */
function readList(text: string): {readonly parameters: number; readonly rest: string} | undefined {
  let depth = 1;
  let commas = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1;
    if (text[at] === ')') depth -= 1;
    if (text[at] === ',' && depth === 1) commas += 1;
    if (depth === 0)
      return {parameters: text.slice(0, at).trim() === '' ? 0 : commas + 1, rest: text.slice(at + 1)};
  }
  return undefined;
}

/** Whether the end of a function's entry, after its parameters, says `view`, and nothing that is not known to go with it. */
function saysView(end: string): boolean {
  const [start = '', returns] = /^\s*(?:(?:external|public)\s+)?view\b\s*(returns\s*\()?/.exec(end) ?? [];
  const after = end.slice(start.length);
  const rest = returns === undefined ? after : readList(after)?.rest;
  return start !== '' && rest !== undefined && ['', ';'].includes(rest.trim());
}

/**
 * Reads an ABI entry as text, such as `function f(uint256 a) view returns (string)`.
 * @returns its kind and name, which a constructor lacks, the number of parameters, and whether a request for it reads: it says
 *   `view`; undefined if the text is none
 */
export function readAbiEntry(text: string) {
  const [start, kind = 'constructor', name = ''] = ENTRY.exec(text) ?? [];
  const list = start === undefined ? undefined : readList(text.slice(start.length));
  if (!list) return undefined;
  const {parameters, rest} = list;
  return {kind, name, parameters, reads: kind === 'function' && saysView(rest)};
}
