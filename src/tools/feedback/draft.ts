import {NO_FEEDBACK, type Feedback} from './feedback';

const STORAGE_KEY = 'feedback-draft';

/** What the reader had filled in before in this tab. */
export function readDraft(): Feedback {
  try {
    const stored = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}') as Partial<Feedback>;
    return {...NO_FEEDBACK, ...stored};
  } catch {
    // Storage refused, or holding something else.
    return NO_FEEDBACK;
  }
}

/** Keeps what was filled in for this tab, or forgets it. */
export function keepDraft(feedback: Feedback | null): void {
  try {
    if (feedback) sessionStorage.setItem(STORAGE_KEY, JSON.stringify(feedback));
    else sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // Storage refused: the draft holds until the page is closed.
  }
}
