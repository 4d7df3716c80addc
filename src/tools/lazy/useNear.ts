import {useEffect, useState, type RefObject} from 'react';

/** How far below the window an element still counts as near, as a CSS margin. */
const MARGIN = '400px 0px';
const EVENTS = ['pointerenter', 'focusin', 'touchstart'] as const;

/**
 * Whether the reader has come near an element: it is almost in view, hovered or focused. Once true, it stays true.
 * @param ref the element
 */
export function useNear(ref: RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || near) return undefined;
    const stop = new AbortController();
    const arrive = (): void => setNear(true);
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({isIntersecting}) => isIntersecting)) arrive();
      },
      {rootMargin: MARGIN},
    );
    observer.observe(element);
    EVENTS.forEach((event) => element.addEventListener(event, arrive, {signal: stop.signal, passive: true}));
    return () => {
      observer.disconnect();
      stop.abort();
    };
  }, [ref, near]);
  return near;
}
