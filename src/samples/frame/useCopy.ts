import {useCallback, useEffect, useRef, useState} from 'react';
import {SHOWN_MS} from './text-to-copy';

/** State and action of a copy button, returned by `useCopy`. */
export interface Copy {
  /** How the last copy went, for two seconds. */
  readonly outcome?: 'copied' | 'refused';
  /** Writes text to the clipboard. Resolves to false if the browser refuses. */
  readonly copy: (text: string) => Promise<boolean>;
}

/** Hook that copies text to the clipboard and reports the outcome for two seconds. */
export function useCopy(): Copy {
  const [outcome, setOutcome] = useState<Copy['outcome']>();
  const timer = useRef<number | undefined>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const copy = useCallback(async (text: string) => {
    const done = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
    setOutcome(done ? 'copied' : 'refused');
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setOutcome(undefined), SHOWN_MS);
    return done;
  }, []);
  return {...(outcome && {outcome}), copy};
}
