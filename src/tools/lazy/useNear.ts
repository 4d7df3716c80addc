import {useEffect, useState, type RefObject} from 'react';

/** How far above or below the window an element still counts as near, as a CSS margin. */
const MARGIN = '400px 0px';

/**
 * Whether the reader has come near an element, so that it is almost in view. Once true, it stays true.
 * @param ref the element
 */
export function useNear(ref: RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || near) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({isIntersecting}) => isIntersecting)) setNear(true);
      },
      {rootMargin: MARGIN},
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, near]);
  return near;
}
