/** The reader's answer. */
export type Answer = 'allow' | 'decline';

/** Signals that browsers send to sites on behalf of the reader. */
interface Signals {
  readonly globalPrivacyControl?: boolean;
  readonly doNotTrack?: string | null;
}

const KEY = 'analytics';
const STORED = /^(allow|decline) (\d{4}-\d{2}-\d{2})$/;

/** How long an answer counts, in seconds: a year. */
export const ANSWER_LASTS = 365 * 24 * 60 * 60;

const listeners = new Set<() => void>();

/** The reader's answer, or `signal` if the browser declines for the reader; undefined if the reader has to be asked. */
export function getConsent(): Answer | 'signal' | undefined {
  const {globalPrivacyControl, doNotTrack} = navigator as Signals;
  if (globalPrivacyControl === true || doNotTrack === '1') return 'signal';
  try {
    const [, answer, date = ''] = STORED.exec(localStorage.getItem(KEY) ?? '') ?? [];
    const age = Date.now() - Date.parse(date);
    return age >= 0 && age < ANSWER_LASTS * 1000 ? (answer as Answer) : undefined;
  } catch {
    // A browser that blocks the storage could not keep an answer.
    return 'decline';
  }
}

/** Stores an answer with its date. */
export function setConsent(answer: Answer): void {
  try {
    localStorage.setItem(KEY, `${answer} ${new Date().toISOString().slice(0, 10)}`);
  } catch {
    // There is no space: the reader is asked again.
  }
  listeners.forEach((listener) => listener());
}

/**
 * Calls `listener` when the answer changes, here or in another tab.
 * @returns a function that unsubscribes
 */
export function subscribeConsent(listener: () => void): () => void {
  const onStorage = ({key}: StorageEvent): void => {
    if (key === KEY || key === null) listener();
  };
  listeners.add(listener);
  addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', onStorage);
  };
}
