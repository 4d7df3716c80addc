import {createHash} from 'node:crypto';
import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {DomUtils} from 'htmlparser2';
import {findAll, type BuiltPage, type Dom} from '../../pages';

/** Something inside a page that the policy governs. */
export interface InlineItem {
  readonly kind: 'script' | 'style' | 'style-attribute' | 'event-handler';
  /** text of the element, or decoded value of the attribute: what browsers hash */
  readonly text: string;
}

/** An allowed inline script, style or style attribute, recognized by its exact text. */
export interface Reviewed extends InlineItem {
  /** what it is for; used in messages */
  readonly name: string;
  readonly kind: 'script' | 'style' | 'style-attribute';
  /** true for items that scripts insert at run time, so that no built file contains them */
  readonly runtime?: boolean;
}

/** Script types that browsers do not run. */
const DATA_TYPE = /^(?:application\/(?:ld\+)?json|text\/template)$/i;

/** Lists the inline scripts, styles, style attributes and event handlers of a page. */
export function scanInline(document: Dom): InlineItem[] {
  return findAll('*', document).flatMap((element) => {
    const {name, attribs} = element;
    const items = Object.entries(attribs).flatMap(([attribute, value]): InlineItem[] => {
      if (attribute === 'style') return [{kind: 'style-attribute', text: value}];
      return attribute.startsWith('on') ? [{kind: 'event-handler', text: `${attribute}=${value}`}] : [];
    });
    const runs = name === 'script' && attribs.src === undefined && !DATA_TYPE.test(attribs.type ?? '');
    if (runs || name === 'style') items.push({kind: name, text: DomUtils.textContent(element)});
    return items;
  });
}

/**
 * Builds one policy for the whole site, since a client-side navigation keeps the policy of the page that was loaded first.
 * @param connect origins that pages may call besides the site's own
 */
export function buildPolicy(reviewed: readonly Reviewed[], connect: readonly string[]): string {
  const hashes = (kind: Reviewed['kind']): readonly string[] => {
    const items = reviewed.filter((item) => item.kind === kind);
    const all = items.map(({text}) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
    return Array.from(new Set(all)).sort();
  };
  const directives: readonly (readonly string[])[] = [
    // For prefetched pages and scripts, which Firefox refuses under 'none'. Everything else has its own directive.
    ["default-src 'self'"],
    ["base-uri 'none'"],
    ["frame-src 'none'"],
    ["media-src 'none'"],
    ["object-src 'none'"],
    ["frame-ancestors 'none'"],
    ["form-action 'self'"],
    ["script-src 'self'", ...hashes('script')],
    ["style-src 'self'"],
    ["style-src-elem 'self'", ...hashes('style')],
    ["style-src-attr 'unsafe-hashes'", ...hashes('style-attribute')],
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
 */
function withMetaPolicy({html, file}: BuiltPage, policy: string): string {
  if (!CHARSET.test(html))
    throw new Error(`csp: the head of ${file} does not start with <meta charset=UTF-8>.`);
  const directives = policy.replace("frame-ancestors 'none'; ", '');
  const meta = `<meta http-equiv="Content-Security-Policy" content="${directives}">`;
  return html.replace(CHARSET, (charset) => charset + meta);
}

/**
 * Checks pages against the list of reviewed items, and writes the policy into each page and into `_headers`, which some static
 * hosts and `npm run preview` serve. Hashing whatever a page holds would also allow injected code.
 * @param connect origins that pages may call besides the site's own
 * @throws Error listing each inline item that is not reviewed with page, kind and first characters, or each reviewed item that
 *   no page has
 */
export async function enforcePolicy(
  pages: readonly BuiltPage[],
  outDir: string,
  reviewed: readonly Reviewed[],
  connect: readonly string[],
): Promise<void> {
  const policy = buildPolicy(reviewed, connect);
  const keyOf = ({kind, text}: InlineItem): string => `${kind}:${text}`;
  const known = new Set(reviewed.map(keyOf));
  const found = pages.flatMap(({file, document}) => scanInline(document).map((item) => ({file, item})));
  const problems = found
    .filter(({item}) => !known.has(keyOf(item)))
    .map(({file, item: {kind, text}}) => `${file}: ${kind} "${text.trim().slice(0, 80)}"`);
  if (problems.length > 0)
    throw new Error(
      `csp: not on the reviewed list of inline code (src/plugins/csp/node/reviewed.ts):\n${problems.join('\n')}`,
    );
  const seen = new Set(found.map(({item}) => keyOf(item)));
  const stale = reviewed.filter((item) => !item.runtime && !seen.has(keyOf(item)));
  if (stale.length > 0)
    throw new Error(
      `csp: reviewed, but on no page; take it off the list: ${stale.map(({name}) => name).join(', ')}`,
    );
  for (const page of pages) page.html = withMetaPolicy(page, policy);
  await writeFile(path.join(outDir, '_headers'), `/*\n  Content-Security-Policy: ${policy}\n`);
}
