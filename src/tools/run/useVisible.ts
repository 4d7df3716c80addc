import {useEffect, useRef, type RefObject} from 'react';
import type {Phase} from './run-state';

/**
 * Hook that scrolls an element into the window when a run starts and when it ends, if it is outside. Leaves the focus alone.
 * @returns the ref of the element
 */
export function useVisible(phase: Phase): RefObject<HTMLDivElement | null> {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (phase !== 'idle') root.current?.scrollIntoView({block: 'nearest'});
  }, [phase]);
  return root;
}
