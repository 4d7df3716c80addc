import {useEffect, useRef, type ComponentProps, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import {targetOf} from '../../plugins/start/client/target';

/** Opens a disclosure and scrolls to its part that a hash names, if there is one. */
function reveal(fold: HTMLDetailsElement | null, hash: string): void {
  const target = targetOf(hash);
  if (!fold || !target || !fold.contains(target)) return;
  fold.open = true;
  target.scrollIntoView();
}

/**
 * A native disclosure. It opens when find-in-page matches text in it, or when the URL's hash points into it, on arrival and on
 * each later click on such a link. Without JavaScript the browser does this for targets inside the disclosure.
 */
export function Details(props: ComponentProps<'details'>): ReactNode {
  const fold = useRef<HTMLDetailsElement>(null);
  const location = useLocation();
  useEffect(() => reveal(fold.current, location.hash), [location]);
  useEffect(() => {
    // For Firefox, which reports no navigation when the link leads to the current address.
    const onClick = ({target}: MouseEvent): void => {
      const link = target instanceof Element && target.closest('a');
      if (link && link.href === window.location.href) reveal(fold.current, link.hash);
    };
    addEventListener('click', onClick);
    return () => removeEventListener('click', onClick);
  }, []);
  return <details {...props} ref={fold} />;
}
