/** The reader's answer. */
export type Answer = 'allow' | 'decline';

/** Why the browser declines for the reader: a signal such as Global Privacy Control, or a storage that is blocked. */
export type Refusal = 'signal' | 'storage';

/** Signals that browsers send to sites on behalf of the reader. */
interface Signals {
  readonly globalPrivacyControl?: boolean;
  readonly doNotTrack?: string | null;
}

const KEY = 'analytics';
const STORED = /^(allow|decline) (\d{4}-\d{2}-\d{2})$/;

/** How long an answer counts, in seconds: a year. */
export const ANSWER_LASTS = 365 * 24 * 60 * 60;

/** The answer given in this page, which cannot always be stored. */
let given: Answer | undefined;
const listeners = new Set<() => void>();
const notify = (): void => listeners.forEach((listener) => listener());

/** @throws DOMException if the storage is blocked */
function readStored(): Answer | undefined {
  const [, answer, date = ''] = STORED.exec(localStorage.getItem(KEY) ?? '') ?? [];
  const age = Date.now() - Date.parse(date);
  return age >= 0 && age < ANSWER_LASTS * 1000 ? (answer as Answer) : undefined;
}

/** Whether pages are counted; undefined if the reader has to be asked. */
export function getConsent(): Answer | Refusal | undefined {
  const {globalPrivacyControl, doNotTrack} = navigator as Signals;
  if (globalPrivacyControl === true || doNotTrack === '1') return 'signal';
  try {
    return given ?? readStored();
  } catch {
    return 'storage';
  }
}

/** Stores an answer with its date. If there is no space, it counts for this page. */
export function setConsent(answer: Answer): void {
  given = answer;
  try {
    localStorage.setItem(KEY, `${answer} ${new Date().toISOString().slice(0, 10)}`);
  } catch {
    // The reader is asked again on the next page that is loaded.
  }
  notify();
}

/**
 * Calls `listener` when the answer changes, here or in another tab.
 * @returns a function that unsubscribes
 */
export function subscribeConsent(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Follows the answers of other tabs. */
export function followOtherTabs(): void {
  addEventListener('storage', ({key}) => {
    if (key !== KEY && key !== null) return;
    given = undefined;
    notify();
  });
}
