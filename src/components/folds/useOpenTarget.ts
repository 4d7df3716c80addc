import {useEffect, useRef, type RefObject} from 'react';
import {useLocation} from '@docusaurus/router';

function elementOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // a bare % is no escape
    return null;
  }
}

/**
 * Opens a disclosure when the address names something in it, on arrival and on each later click on such a link, and
 * brings it into view. Without JavaScript the browser does so for what is inside.
 * @returns the ref to put on the `<details>`
 */
export function useOpenTarget(): RefObject<HTMLDetailsElement | null> {
  const fold = useRef<HTMLDetailsElement>(null);
  const location = useLocation();
  useEffect(() => {
    const target = location.hash.length > 1 ? elementOf(location.hash) : null;
    if (!target || !fold.current?.contains(target)) return;
    fold.current.open = true;
    target.scrollIntoView();
  }, [location]);
  return fold;
}
