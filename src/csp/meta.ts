/* The policy inside the pages themselves, for hosts that send no headers. Pure. */

/** Directives that browsers ignore in a `<meta>` element, with a warning in the console. */
const HEADER_ONLY = ['frame-ancestors', 'report-uri', 'report-to', 'sandbox'];

/** What a `<meta>` element can carry of a policy. @param policy value of the header */
export function metaPolicy(policy: string): string {
  return policy
    .split('; ')
    .filter((directive) => !HEADER_ONLY.includes(directive.split(' ')[0]))
    .join('; ');
}

const CHARSET = /<head><meta charset=["']?utf-8["']?\s*\/?>/i;

/**
 * Puts the policy into a page, before everything that it governs: only the charset comes first, which has to stand in
 * the first bytes.
 * @param html a whole page as the build wrote it
 * @param policy value of the header; it must hold no double quote and no ampersand
 * @throws Error when the page does not begin its head with the charset, or has such an element already
 */
export function withMetaPolicy(html: string, policy: string): string {
  if (/<meta[^>]+http-equiv=["']?content-security-policy/i.test(html))
    throw new Error('csp: the page brings a policy of its own.');
  if (!CHARSET.test(html)) throw new Error('csp: the head does not begin with <meta charset=UTF-8>.');
  if (/["&]/.test(policy)) throw new Error(`csp: the policy cannot stand in an attribute: ${policy}`);
  const meta = `<meta http-equiv="Content-Security-Policy" content="${metaPolicy(policy)}">`;
  return html.replace(CHARSET, (charset) => charset + meta);
}
