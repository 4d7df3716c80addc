import {useCallback, useLayoutEffect, useRef, useState} from 'react';
import {findTerm} from './find-term';

/** State and actions of a definition, returned by `useDefinition`. */
export interface Definition {
  /** Text of the definition; undefined while it is closed. */
  readonly shown: string | undefined;
  readonly open: () => void;
  readonly close: () => void;
}

/** Hook that loads the definition of a term when it is first opened. One that arrives after `close` is not shown. Escape closes it. */
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
  // A layout effect, so that Escape works as soon as the definition is visible.
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
