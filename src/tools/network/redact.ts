/** Pattern of the escapes that stand for a character: percent-encoded, escaped in JSON, an entity. Also escaped again. */
function escapesOf(hex: string, decimal: string): string {
  return String.raw`%(?:25){0,3}${hex}|\\{1,8}(?:u00|x)${hex}|&#(?:x0{0,4}${hex}|0{0,4}${decimal});`;
}

/** Pattern of one character of an API key, also escaped. */
const CHARACTER = `(?:[\\w-]|${escapesOf(
  '(?:2d|3\\d|[46][1-9a-f]|[57][0-9a]|5f)',
  '(?:45|4[89]|5[0-7]|6[5-9]|[78]\\d|90|95|9[7-9]|1[01]\\d|12[0-2])',
)})`;
const SLASH = `(?:\\\\{0,8}/|${escapesOf('2f', '47')})`;

/** An API key in a URL with one. `try-it-out` is the test key that everyone shares. */
const KEY_IN_URL = new RegExp(`(z[gk]t${SLASH})(?!try-it-out(?![\\w-]))${CHARACTER}{6,1024}`, 'gi');

/** An API key after its name. A word without a digit is none. */
const KEY_AFTER_NAME =
  /(api[-_ ]?key\\{0,8}["'`]?\s{0,8}(?:[:=]|is)\s{0,8}\\{0,8}["'`]?)(?=[a-z_-]{0,127}\d)[\w-]{6,1024}/gi;

/** Pattern of a text, in which each character may be escaped. */
function patternOf(secret: string): RegExp {
  const characters = Array.from(secret, (one) => {
    const codes = Array.from(new Set([one.toLowerCase(), one.toUpperCase()]), (each) => each.charCodeAt(0));
    const hex = codes.map((code) => code.toString(16).padStart(2, '0')).join('|');
    const plain = /\w/.test(one) ? one : `\\u00${hex}`;
    return `(?:${plain}|${escapesOf(`(?:${hex})`, `(?:${codes.join('|')})`)})`;
  });
  return new RegExp(characters.join(''), 'gi');
}

/**
 * Removes secrets from a text: those that are known, and API keys that stand in a URL or after their name. All of them also where
 * they are escaped, and in any case of letters.
 * @param secrets ASCII texts to remove; undefined and empty ones are ignored
 * @param mark stands for each of them
 */
export function redact(text: string, secrets: readonly (string | undefined)[], mark = '••••••'): string {
  return secrets
    .reduce<string>((rest, secret) => (secret ? rest.replace(patternOf(secret), () => mark) : rest), text)
    .replace(KEY_IN_URL, (_, before: string) => before + mark)
    .replace(KEY_AFTER_NAME, (_, before: string) => before + mark);
}
