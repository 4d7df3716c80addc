/** An entry of an ABI as text, such as `function f(uint256 a) view returns (string)`. */
export interface AbiEntry {
  readonly kind: 'function' | 'event' | 'error' | 'constructor';
  /** Empty for a constructor. */
  readonly name: string;
  /** Number of parameters. */
  readonly parameters: number;
  /** Whether a request for it reads: the entry says `view`. */
  readonly reads: boolean;
}

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

/** Reads an ABI entry; undefined if the text is none. */
export function readAbiEntry(text: string): AbiEntry | undefined {
  const [start, kind = 'constructor', name = ''] = ENTRY.exec(text) ?? [];
  const list = start === undefined ? undefined : readList(text.slice(start.length));
  if (!list) return undefined;
  const {parameters, rest} = list;
  const reads = kind === 'function' && /^\s*(?:(?:external|public)\s+)?view\b/.test(rest);
  return {kind: kind as AbiEntry['kind'], name, parameters, reads};
}
