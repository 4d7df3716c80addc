import {useCallback, useLayoutEffect, useState, type RefObject} from 'react';
import {findTerm} from './find-term';

/**
 * Hook that loads the definition of a term when it is first opened. One that arrives after `close` is not shown. Escape and
 * a touch outside of the term close it: on iOS, tapping a link does not focus it, so no `blur` follows.
 * @param id id of the term
 * @param term element that contains the term and its definition
 */
export function useDefinition(id: string, term: RefObject<HTMLElement | null>) {
  const [requested, setRequested] = useState(false);
  const [definition, setDefinition] = useState<string | undefined>(undefined);
  const close = useCallback(() => setRequested(false), []);

  function open(): void {
    setRequested(true);
    void findTerm(id).then((found) => setDefinition(found?.definition));
  }
  // A layout effect, so that Escape works as soon as the definition is visible.
  useLayoutEffect(() => {
    if (!requested) return undefined;
    const onKeyDown = ({key}: KeyboardEvent) => {
      if (key === 'Escape') close();
    };
    const onPointerDown = ({pointerType, target}: PointerEvent) => {
      if (pointerType === 'touch' && !term.current?.contains(target as Node)) close();
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', onPointerDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', onPointerDown);
    };
  }, [requested, close, term]);
  return {
    /** Whether `open` was called since the last `close`. The definition may still load, or not exist. */
    requested,
    /** Text of the definition; undefined while it is closed. */
    shown: requested ? definition : undefined,
    open,
    close,
  };
}
