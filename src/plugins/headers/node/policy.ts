import {createHash} from 'node:crypto';
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

/** Origins that pages use besides the site's own. */
export interface Origins {
  /** those that pages may call */
  readonly connect: readonly string[];
  /** those that pages may load scripts from */
  readonly scriptOrigins?: readonly string[];
}

/**
 * Builds one policy for the whole site, since a client-side navigation keeps the policy of the page that was loaded first. Pages can
 * carry all of it.
 */
export function buildPolicy(reviewed: readonly Reviewed[], {connect, scriptOrigins = []}: Origins): string {
  const hashes = (kind: Reviewed['kind']): readonly string[] => {
    const items = reviewed.filter((item) => item.kind === kind);
    const all = items.map(({text}) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
    return Array.from(new Set(all)).sort();
  };
  const directives: readonly (readonly string[])[] = [
    // For prefetched pages and scripts, which Firefox (153 too) refuses under 'none'. All else has its own directive.
    ["default-src 'self'"],
    ["base-uri 'none'"],
    ["frame-src 'none'"],
    ["media-src 'none'"],
    ["object-src 'none'"],
    ["form-action 'self'"],
    ["script-src 'self'", ...scriptOrigins, ...hashes('script')],
    ["style-src 'self'"],
    ["style-src-elem 'self'", ...hashes('style')],
    ["style-src-attr 'unsafe-hashes'", ...hashes('style-attribute')],
    ["img-src 'self' data:"],
    ["font-src 'self'"],
    ["manifest-src 'self'"],
    ["worker-src 'self'"],
    ["connect-src 'self'", ...connect],
  ];
  return directives.map((parts) => parts.join(' ')).join('; ');
}

/**
 * Checks pages against the list of reviewed items. Hashing whatever a page holds would also allow injected code.
 * @throws Error listing each inline item that is not reviewed with page, kind and first characters, or each reviewed item that
 *   no page has
 */
export function checkInline(pages: readonly BuiltPage[], reviewed: readonly Reviewed[]): void {
  const keyOf = ({kind, text}: InlineItem): string => `${kind}:${text}`;
  const known = new Set(reviewed.map(keyOf));
  const found = pages.flatMap(({file, document}) => scanInline(document).map((item) => ({file, item})));
  const problems = found
    .filter(({item}) => !known.has(keyOf(item)))
    .map(({file, item: {kind, text}}) => `${file}: ${kind} "${text.trim().slice(0, 80)}"`);
  if (problems.length > 0)
    throw new Error(
      `headers: not on the reviewed list of inline code (src/plugins/headers/node/reviewed.ts):\n${problems.join('\n')}`,
    );
  const seen = new Set(found.map(({item}) => keyOf(item)));
  const stale = reviewed.filter((item) => !item.runtime && !seen.has(keyOf(item)));
  if (stale.length > 0)
    throw new Error(
      `headers: reviewed, but on no page; take it off the list: ${stale.map(({name}) => name).join(', ')}`,
    );
}
