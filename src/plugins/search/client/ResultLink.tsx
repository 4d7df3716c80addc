import {useHistory} from '@docusaurus/router';
import type {MouseEvent, ReactNode} from 'react';
import {goToResult, opensHere} from './box/landing';

interface ResultLinkProps {
  /** path with base URL, or a URL on another site */
  readonly href: string;
  /** called when the reader follows the link in the same tab */
  readonly onFollow?: () => void;
  readonly children: ReactNode;
}

/**
 * A link to a search result; the result's heading is marked on arrival. Unlike the framework's link it prefetches nothing:
 * requests for the listed pages would reveal what the reader typed.
 */
export function ResultLink({href, onFollow, children}: ResultLinkProps): ReactNode {
  const history = useHistory();
  function onClick(event: MouseEvent): void {
    if (!opensHere(event)) return;
    event.preventDefault();
    goToResult(href, history);
    onFollow?.();
  }
  return (
    <a href={href} onClick={onClick}>
      {children}
    </a>
  );
}
