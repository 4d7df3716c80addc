import {useEffect, useState, type RefObject} from 'react';

/** How far below the window an element still counts as near, as a CSS margin. */
const MARGIN = '400px 0px';
const SIGNS = ['pointerenter', 'focusin', 'touchstart'] as const;

/**
 * Tells when a reader comes near an element: it is almost in view, pointed at, or focused. Once true it stays true.
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
    SIGNS.forEach((sign) => element.addEventListener(sign, arrive, {signal: stop.signal, passive: true}));
    return () => {
      observer.disconnect();
      stop.abort();
    };
  }, [ref, near]);
  return near;
}
