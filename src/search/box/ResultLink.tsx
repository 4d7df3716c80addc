import {useHistory} from '@docusaurus/router';
import type {MouseEvent, ReactNode} from 'react';
import {goToResult} from './landing';

/** See `ResultLink`. */
export interface ResultLinkProps {
  /** path with base URL, or an address on another site */
  readonly href: string;
  /** called when the reader follows the link in the same tab */
  readonly onFollow?: () => void;
  readonly children: ReactNode;
}

/**
 * A link to a result, whose heading is marked on arrival. Unlike the framework's link it fetches nothing in advance:
 * requests for the pages that are listed would tell what was typed.
 */
export function ResultLink({href, onFollow, children}: ResultLinkProps): ReactNode {
  const history = useHistory();
  function onClick(event: MouseEvent): void {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return;
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
