import {useCallback} from 'react';
import {useOutcome, type Outcome} from './useOutcome';

/** State and action of a copy button, returned by `useCopy`. */
export interface Copy {
  /** How the last copy went, for two seconds. */
  readonly outcome: Outcome | undefined;
  /** Writes text to the clipboard. Resolves to false if the browser refuses. */
  readonly copy: (text: string) => Promise<boolean>;
}

/** Hook that copies text to the clipboard and reports the outcome for two seconds. */
export function useCopy(): Copy {
  const {outcome, report} = useOutcome();
  const copy = useCallback(
    async (text: string) => {
      let done = true;
      try {
        // There is no clipboard outside of a secure context.
        await navigator.clipboard.writeText(text);
      } catch {
        done = false;
      }
      report(done);
      return done;
    },
    [report],
  );
  return {outcome, copy};
}
