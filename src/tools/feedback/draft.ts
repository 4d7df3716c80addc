import {NO_FEEDBACK, type Feedback} from './feedback';

const STORAGE_KEY = 'feedback-draft';

/** Reads the draft that the reader left in this tab. */
export function readDraft(): Feedback {
  try {
    const stored = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}') as Partial<Feedback>;
    return {...NO_FEEDBACK, ...stored};
  } catch {
    // The storage is blocked or holds something else.
    return NO_FEEDBACK;
  }
}

/** Stores a draft for this tab; null removes it. */
export function keepDraft(feedback: Feedback | null): void {
  try {
    if (feedback) sessionStorage.setItem(STORAGE_KEY, JSON.stringify(feedback));
    else sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // The storage is blocked: the draft lasts until the page is closed.
  }
}
