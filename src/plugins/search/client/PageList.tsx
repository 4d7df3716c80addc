import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {usePluginData} from '@docusaurus/useGlobalData';
import {useId, type ReactNode} from 'react';
import type {SearchOptions} from '..';
import styles from './PageList.module.css';
import {ResultLink} from './ResultLink';

type Lists = Pick<SearchOptions, 'fallbackPages' | 'popularPages'>;

interface Props {
  /** Option of the plugin that lists the pages. */
  readonly of: keyof Lists;
  readonly title: string;
  /** How many of the pages to show, from the first; all by default. */
  readonly max?: number;
  /** called when the reader follows a link in the same tab */
  readonly onFollow?: () => void;
}

/** Titled list of links to pages that the site suggests. */
export function PageList({of, title, max, onFollow}: Props): ReactNode {
  const id = useId();
  const {withBaseUrl} = useBaseUrlUtils();
  const pages = (usePluginData('search') as Lists)[of].slice(0, max);
  return (
    <nav className={styles.pages} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul>
        {pages.map(([name, path]) => (
          <li key={path}>
            <ResultLink href={withBaseUrl(path)} onFollow={onFollow}>
              {name}
            </ResultLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
