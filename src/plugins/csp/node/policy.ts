import {createHash} from 'node:crypto';
import type {InlineItem} from './scan';

/** An allowed inline script, style or style attribute, recognized by its exact text. */
export interface Reviewed {
  /** What it is for; used in messages. */
  readonly name: string;
  readonly kind: 'script' | 'style' | 'style-attribute';
  /** Exact text, read from its origin: an installed package or our own source. */
  readonly text: string;
  /** True for items that scripts insert at run time, so that no built file contains them. */
  readonly runtime?: boolean;
}

function hash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

function hashes(reviewed: readonly Reviewed[], kind: Reviewed['kind']): string[] {
  return Array.from(
    new Set(reviewed.filter((item) => item.kind === kind).map((item) => hash(item.text))),
  ).sort();
}

/**
 * Finds inline items that are not allowed.
 * @param items inline items of the page
 * @returns one message per item that is not on the reviewed list, with its kind and first characters
 */
export function unreviewed(items: readonly InlineItem[], reviewed: readonly Reviewed[]): string[] {
  const known = new Set(reviewed.map(({kind, text}) => `${kind}:${text}`));
  return items
    .filter(({kind, text}) => !known.has(`${kind}:${text}`))
    .map(({kind, text}) => `${kind} "${text.trim().slice(0, 80)}"`);
}

/**
 * Builds one policy for the whole site, since a client-side navigation keeps the policy of the page that was loaded first.
 * @param reviewed all allowed inline items
 * @param connect origins that pages may call besides the site's own
 */
export function buildPolicy(reviewed: readonly Reviewed[], connect: readonly string[] = []): string {
  const directives: readonly (readonly string[])[] = [
    // For prefetched pages and scripts, which Firefox refuses under 'none'. Everything else has its own directive.
    ["default-src 'self'"],
    ["base-uri 'none'"],
    ["frame-src 'none'"],
    ["media-src 'none'"],
    ["object-src 'none'"],
    ["frame-ancestors 'none'"],
    ["form-action 'self'"],
    ["script-src 'self'", ...hashes(reviewed, 'script')],
    ["style-src 'self'"],
    ["style-src-elem 'self'", ...hashes(reviewed, 'style')],
    ["style-src-attr 'unsafe-hashes'", ...hashes(reviewed, 'style-attribute')],
    ["img-src 'self' data:"],
    ["font-src 'self'"],
    ["manifest-src 'self'"],
    ["worker-src 'self' blob:"],
    ["connect-src 'self'", ...connect],
  ];
  return directives.map((parts) => parts.join(' ')).join('; ');
}

const CHARSET = /<head>\s*<meta charset=["']?utf-8["']?\s*\/?>/i;

/**
 * Puts the policy into a page, for hosts that set no headers: before everything that it governs. Only the charset comes first,
 * because it must be in the first bytes. Without `frame-ancestors`, which browsers ignore there, with a warning in the console.
 * @param html a whole page as the build wrote it
 * @param policy value of the header, without double quotes and ampersands
 * @throws Error when the head does not start with the charset, or when the page already has such an element
 */
export function withMetaPolicy(html: string, policy: string): string {
  if (/<meta[^>]+http-equiv=["']?content-security-policy/i.test(html))
    throw new Error('csp: the page already has a policy.');
  if (!CHARSET.test(html)) throw new Error('csp: the head does not start with <meta charset=UTF-8>.');
  if (/["&]/.test(policy)) throw new Error(`csp: the policy cannot be written as an attribute: ${policy}`);
  const directives = policy.split('; ').filter((directive) => !directive.startsWith('frame-ancestors '));
  const meta = `<meta http-equiv="Content-Security-Policy" content="${directives.join('; ')}">`;
  return html.replace(CHARSET, (charset) => charset + meta);
}
