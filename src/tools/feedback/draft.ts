import {readSession, writeSession} from '../reader/session';
import {NO_FEEDBACK, type Feedback} from './feedback';

const STORAGE_KEY = 'feedback-draft';

/** Reads the draft that the reader left in this tab. */
export function readDraft(): Feedback {
  return {...NO_FEEDBACK, ...(readSession(STORAGE_KEY) as Partial<Feedback> | null)};
}

/** Stores a draft for this tab; null removes it. */
export function keepDraft(feedback: Feedback | null): void {
  writeSession(STORAGE_KEY, feedback);
}
