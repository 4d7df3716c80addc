/** Quotes a text as one POSIX shell word, in single quotes. */
export function shellQuote(text: string): string {
  return `'${text.replace(/'/g, `'\\''`)}'`;
}

/**
 * A curl command that posts a body as JSON.
 * @param url target
 * @param body value to send, serialized as JSON
 */
export function curlCommand(url: string, body: unknown): string {
  return `curl -X POST ${shellQuote(url)} -H 'Content-Type: application/json' -d ${shellQuote(JSON.stringify(body))}`;
}
