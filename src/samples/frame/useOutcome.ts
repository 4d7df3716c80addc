import {useCallback, useEffect, useRef, useState} from 'react';
import {SHOWN_MS} from './text-to-copy';

/** How a copy went. */
export type Outcome = 'copied' | 'refused';

/** What the button of a copy shows. */
export const OUTCOME_TEXT: Readonly<Record<Outcome, string>> = {copied: 'Copied', refused: 'Not copied'};

/** Hook for the outcome of the last copy, which is shown for two seconds, and an action that reports whether a copy worked. */
export function useOutcome() {
  const [outcome, setOutcome] = useState<Outcome>();
  const timer = useRef<number | undefined>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const report = useCallback((done: boolean) => {
    setOutcome(done ? 'copied' : 'refused');
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setOutcome(undefined), SHOWN_MS);
  }, []);
  return {outcome, report};
}
