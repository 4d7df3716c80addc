import {useHistory} from '@docusaurus/router';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {usePluginData} from '@docusaurus/useGlobalData';
import type {MouseEvent, ReactNode} from 'react';
import type {SearchOptions} from '../..';
import {goToResult, opensHere} from './landing';

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

/** Links to the pages that help when a search has no hits. */
export function FallbackPages({onFollow}: Pick<ResultLinkProps, 'onFollow'>): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  const {fallbackPages} = usePluginData('search') as Pick<SearchOptions, 'fallbackPages'>;
  return (
    <div className="search-fallback">
      <p>These pages may help:</p>
      <ul>
        {fallbackPages.map(([title, path]) => (
          <li key={path}>
            <ResultLink href={withBaseUrl(path)} onFollow={onFollow}>
              {title}
            </ResultLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
