import inspect from 'object-inspect';

/** Maximum depth at which nested objects and causes are printed. */
const DEPTH = 4;

function describe(error: Error, depth: number): string {
  const own = `${error.name}: ${error.message}`;
  if (error.cause === undefined || depth === 0) return own;
  return `${own}\nCause: ${formatValue(error.cause, depth - 1)}`;
}

function formatValue(value: unknown, depth = DEPTH): string {
  if (typeof value === 'string') return value;
  return value instanceof Error ? describe(value, depth) : inspect(value, {depth: DEPTH});
}

/** The line that a terminal would show for `console.log(...values)`. */
export function formatLine(values: readonly unknown[]): string {
  return values.map((value) => formatValue(value)).join(' ');
}
