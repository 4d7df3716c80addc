import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';
import {ResultLink, type ResultLinkProps} from './ResultLink';

/** Links to the pages that help when a search has no hits. */
export function FallbackPages({onFollow}: Pick<ResultLinkProps, 'onFollow'>): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  const {fallbackPages} = useDocusaurusContext().siteConfig.customFields as {
    readonly fallbackPages: readonly (readonly [title: string, path: string])[];
  };
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
