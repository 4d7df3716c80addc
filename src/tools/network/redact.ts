/**
 * A key in the path of an RPC URL, which may itself be URL-encoded. `try-it-out` is the test key that everyone shares. A key is the
 * same when it is URL-encoded, because none of its characters changes.
 */
const KEY_IN_URL = /(z[gk]t(?:\\?\/|%2f))(?!try-it-out(?![\w-]))[\w-]{6,128}/gi;

/**
 * Removes keys from a text: those that are known, as they are, and what stands where an RPC URL has its key.
 * @param keys undefined and empty ones are ignored
 * @param mark stands for each of them
 */
export function redact(text: string, keys: readonly (string | undefined)[], mark = '••••••'): string {
  return keys
    .reduce<string>((rest, key) => (key ? rest.replaceAll(key, () => mark) : rest), text)
    .replace(KEY_IN_URL, (_, before: string) => before + mark);
}
