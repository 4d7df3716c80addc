import {useCallback, useLayoutEffect, useRef, useState} from 'react';
import {findTerm} from './find-term';

/** State and actions of a definition that a reader can open. */
export interface Definition {
  /** The text while it is shown. */
  readonly shown: string | undefined;
  readonly open: () => void;
  readonly close: () => void;
}

/** Loads the definition of a term when it is first opened. An answer that comes after `close` is not shown. Escape closes. */
export function useDefinition(id: string): Definition {
  const [shown, setShown] = useState<string | undefined>(undefined);
  const wanted = useRef(false);
  const open = useCallback(() => {
    wanted.current = true;
    void findTerm(id).then((term) => {
      if (wanted.current) setShown(term?.definition);
    });
  }, [id]);
  const close = useCallback(() => {
    wanted.current = false;
    setShown(undefined);
  }, []);
  // Before the browser paints: whoever sees the definition can close it.
  useLayoutEffect(() => {
    if (shown === undefined) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [shown, close]);
  return {shown, open, close};
}
