import {useEffect, useRef, type RefObject} from 'react';
import {useLocation} from '@docusaurus/router';

/** The element that a hash names, such as `#fees`; null for an empty hash and where there is none. */
export function targetOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // a lone % is not an escape sequence
    return null;
  }
}

/**
 * Hook that opens a disclosure and scrolls to it when the URL's hash points into it, on arrival and on each later click on
 * such a link. Without JavaScript the browser does this for targets inside the disclosure.
 * @returns a ref for the `<details>`
 */
export function useOpenTarget(): RefObject<HTMLDetailsElement | null> {
  const fold = useRef<HTMLDetailsElement>(null);
  const location = useLocation();
  useEffect(() => {
    const target = targetOf(location.hash);
    if (!target || !fold.current?.contains(target)) return;
    fold.current.open = true;
    target.scrollIntoView();
  }, [location]);
  return fold;
}
