/* Puts the policy into the pages themselves, for hosts that set no headers. */

/**
 * The part of a policy that a `<meta>` element can carry: browsers ignore `frame-ancestors` there, with a warning in the
 * console.
 * @param policy value of the header
 */
function metaPolicy(policy: string): string {
  return policy
    .split('; ')
    .filter((directive) => !directive.startsWith('frame-ancestors '))
    .join('; ');
}

const CHARSET = /<head>\s*<meta charset=["']?utf-8["']?\s*\/?>/i;

/**
 * Puts the policy into a page, before everything that it governs. Only the charset comes first, because it must be in the
 * first bytes.
 * @param html a whole page as the build wrote it
 * @param policy value of the header, without double quotes and ampersands
 * @throws Error when the head does not start with the charset, or when the page already has such an element
 */
export function withMetaPolicy(html: string, policy: string): string {
  if (/<meta[^>]+http-equiv=["']?content-security-policy/i.test(html))
    throw new Error('csp: the page already has a policy.');
  if (!CHARSET.test(html)) throw new Error('csp: the head does not start with <meta charset=UTF-8>.');
  if (/["&]/.test(policy)) throw new Error(`csp: the policy cannot be written as an attribute: ${policy}`);
  const meta = `<meta http-equiv="Content-Security-Policy" content="${metaPolicy(policy)}">`;
  return html.replace(CHARSET, (charset) => charset + meta);
}
