import {useCallback, useEffect, useRef, useState} from 'react';

/** How long a copy button says that it has copied, in milliseconds. */
const SHOWN_MS = 2000;

/** State and action of a copy button. */
export interface Copy {
  /** True for two seconds after a copy that worked. */
  readonly copied: boolean;
  /** Writes text to the clipboard. Resolves to false where the browser refuses. */
  readonly copy: (text: string) => Promise<boolean>;
}

/** Copies text to the clipboard and remembers for a moment that it did. */
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
