import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {usePluginData} from '@docusaurus/useGlobalData';
import {useId, type ReactNode} from 'react';
import type {SearchOptions} from '..';
import type {Results} from '../shared/results';
import styles from './PageList.module.css';
import {ResultLink} from './ResultLink';

type Lists = Pick<SearchOptions, 'fallbackPages' | 'popularPages'>;

interface Props {
  /** Pages, or the option of the plugin that lists them. */
  readonly of: keyof Lists | Lists['popularPages'];
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
  const lists = usePluginData('search') as Lists;
  const pages = (typeof of === 'string' ? lists[of] : of).slice(0, max);
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

/** Where to go on from a search without hits: to what is nearest to the query, and to pages that the site suggests. */
export function NoHits({nearest = [], onFollow}: Pick<Results & Props, 'nearest' | 'onFollow'>): ReactNode {
  return (
    <>
      {nearest.length > 0 && <PageList of={nearest} title="Nearest matches" onFollow={onFollow} />}
      <PageList of="fallbackPages" title="These pages may help" onFollow={onFollow} />
    </>
  );
}
