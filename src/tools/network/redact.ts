/**
 * Removes secrets from a text.
 * @param secrets texts to remove; undefined and empty ones are ignored
 * @param mark stands for each of them
 */
export function redact(text: string, secrets: readonly (string | undefined)[], mark = '••••••'): string {
  return secrets.reduce<string>((rest, secret) => (secret ? rest.replaceAll(secret, mark) : rest), text);
}
