import {flattenFacts, type FactTree} from '../../src/plugins/facts/shared/model';

/** A link to check, with its token. */
export interface Link {
  readonly token: string;
  readonly url: string;
}

/** Tokens of URLs that readers cannot open: RPC URLs, and prefixes that pages complete. */
const NOT_FOR_READERS = /^networks\.\w+\.(?:rpcUrl|zgtUrl|zktUrl|zktTryUrl|explorer(?:Tx|Address|Block)Url)$/;

/** All URLs in the facts that pages link to, without duplicates and legacy URLs. */
export function linksOf(facts: FactTree): readonly Link[] {
  const seen = new Set<string>();
  const links: Link[] = [];
  for (const [token, {value, status}] of flattenFacts(facts)) {
    if (typeof value !== 'string' || !/^https?:\/\//.test(value)) continue;
    if (status === 'legacy' || NOT_FOR_READERS.test(token) || seen.has(value)) continue;
    seen.add(value);
    links.push({token, url: value});
  }
  return links;
}
