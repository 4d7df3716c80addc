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

/**
 * Redacts secrets in a text.
 * @param secrets texts to redact; empty strings are ignored
 */
export function redact(text: string, secrets: readonly string[]): string {
  return secrets.filter(Boolean).reduce((result, secret) => result.replaceAll(secret, '••••••'), text);
}
