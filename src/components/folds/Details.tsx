import {useEffect, useRef, type ComponentProps, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import {targetOf} from './target';

/**
 * A native disclosure. It opens when find-in-page matches text in it, or when the URL's hash points into it, on arrival and on
 * each later click on such a link. Without JavaScript the browser does this for targets inside the disclosure.
 */
export function Details(props: ComponentProps<'details'>): ReactNode {
  const fold = useRef<HTMLDetailsElement>(null);
  const location = useLocation();
  useEffect(() => {
    const target = targetOf(location.hash);
    if (!target || !fold.current?.contains(target)) return;
    fold.current.open = true;
    target.scrollIntoView();
  }, [location]);
  return <details {...props} ref={fold} />;
}
