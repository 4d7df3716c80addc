import type {Draft} from './permalink';

const MOST = 10;
let drafts: readonly Draft[] = [];

const same = (a: Draft, b: Draft): boolean =>
  a.network === b.network && a.method === b.method && a.text === b.text;

/** What was sent from this tab, the latest first, at most ten. It goes when the page is loaded anew. */
export function sentDrafts(): readonly Draft[] {
  return drafts;
}

/** Puts a draft first. */
export function remember(draft: Draft): void {
  drafts = [draft, ...drafts.filter((one) => !same(one, draft))].slice(0, MOST);
}
