import {usePluginData} from '@docusaurus/useGlobalData';
import type {ReactNode} from 'react';
import type {FallbackPagesData} from '../fallback-pages';
import {ResultLink, type ResultLinkProps} from './ResultLink';

/** Links to the pages that help when a search has no hits. */
export function FallbackPages({onFollow}: Pick<ResultLinkProps, 'onFollow'>): ReactNode {
  const {pages} = usePluginData('search-fallback-pages') as FallbackPagesData;
  return (
    <div className="search-fallback">
      <p>These pages may help:</p>
      <ul>
        {pages.map(({title, href}) => (
          <li key={href}>
            <ResultLink href={href} onFollow={onFollow}>
              {title}
            </ResultLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
