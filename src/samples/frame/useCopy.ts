import {useCallback, useEffect, useRef, useState} from 'react';

/** How long a copy button shows its confirmation, in milliseconds. */
const SHOWN_MS = 2000;

/** State and action of a copy button, returned by `useCopy`. */
export interface Copy {
  /** True for two seconds after a successful copy. */
  readonly copied: boolean;
  /** Writes text to the clipboard. Resolves to false if the browser refuses. */
  readonly copy: (text: string) => Promise<boolean>;
}

/** Hook that copies text to the clipboard and reports success for two seconds. */
export function useCopy(): Copy {
  const [copied, setCopied] = useState(false);
  const timer = useRef<number | undefined>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const copy = useCallback(async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      return false;
    }
    setCopied(true);
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setCopied(false), SHOWN_MS);
    return true;
  }, []);
  return {copied, copy};
}
