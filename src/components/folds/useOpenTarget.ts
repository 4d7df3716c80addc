import {useEffect, useRef, type RefObject} from 'react';
import {useLocation} from '@docusaurus/router';
import {targetOf} from './target';

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
