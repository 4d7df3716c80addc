import inspect from 'object-inspect';

/** Maximum depth at which nested objects are printed. */
const DEPTH = 4;

function describe(error: Error): string {
  const own = `${error.name}: ${error.message}`;
  return error.cause === undefined ? own : `${own}\nCause: ${formatValue(error.cause)}`;
}

function formatValue(value: unknown): string {
  if (typeof value === 'string') return value;
  return value instanceof Error ? describe(value) : inspect(value, {depth: DEPTH});
}

/** The line that a terminal would show for `console.log(...values)`. */
export function formatLine(values: readonly unknown[]): string {
  return values.map(formatValue).join(' ');
}
