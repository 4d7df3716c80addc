/** A text as one word of a POSIX shell, in single quotes. */
export function shellQuote(text: string): string {
  return `'${text.replace(/'/g, `'\\''`)}'`;
}

/**
 * The curl command that posts a body as JSON.
 * @param url where to
 * @param body what is sent
 */
export function curlCommand(url: string, body: unknown): string {
  return `curl -X POST ${shellQuote(url)} -H 'Content-Type: application/json' -d ${shellQuote(JSON.stringify(body))}`;
}
