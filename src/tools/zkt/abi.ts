/** An entry of an ABI as text, such as `function f(uint256 a) view returns (string)`. */
export interface AbiEntry {
  /** Empty for a constructor. */
  readonly name: string;
  /** Number of parameters. */
  readonly parameters: number;
  /** Whether a call changes nothing. */
  readonly reads: boolean;
}

const ENTRY = /^(?:(?:function|event|error)\s+(\w+)|constructor)\s*\(/;

/** Splits the text after an opening bracket: the parts between its commas, and what follows the closing bracket. */
function splitList(text: string): {readonly parts: readonly string[]; readonly rest: string} | undefined {
  let depth = 0;
  const parts = [''];
  for (const [at, character] of Array.from(text).entries()) {
    if (character === ')' && depth === 0) return {parts, rest: text.slice(at + 1)};
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (character === ',' && depth === 0) parts.push('');
    else parts.push(`${parts.pop()}${character}`);
  }
  return undefined;
}

/** Reads an ABI entry; undefined if the text is none. */
export function readAbiEntry(text: string): AbiEntry | undefined {
  const [start, name = ''] = ENTRY.exec(text) ?? [];
  const list = start === undefined ? undefined : splitList(text.slice(start.length));
  if (!list) return undefined;
  const {parts, rest} = list;
  return {
    name,
    parameters: parts.length === 1 && parts[0].trim() === '' ? 0 : parts.length,
    reads: text.startsWith('function') && /^\s*(?:(?:external|public)\s+)?(?:view|pure)\b/.test(rest),
  };
}
