import type {Draft} from './permalink';

const MAX_DRAFTS = 10;
let drafts: readonly Draft[] = [];

const same = (a: Draft, b: Draft): boolean =>
  a.network === b.network && a.method === b.method && a.text === b.text;

/** The last ten drafts sent from this tab, newest first. A reload clears the list. */
export function sentDrafts(): readonly Draft[] {
  return drafts;
}

/** Adds a draft at the top of the history. */
export function remember(draft: Draft): void {
  drafts = [draft, ...drafts.filter((one) => !same(one, draft))].slice(0, MAX_DRAFTS);
}
