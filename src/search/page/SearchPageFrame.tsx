import Head from '@docusaurus/Head';
import {useSearchQueryString} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import {useEffect, useLayoutEffect, useSyncExternalStore} from 'react';
import {EMBEDDED} from '../client/app-id';
import {markLanding} from '../client/landing';
import {resetPageSearch} from './page-client';
import {describeStatus, NO_SEARCH, pageStatus} from '../client/status';
import {MAX_QUERY} from '../engine/limits';
import {adaptSearchPage} from './adapt';
import {MoreButton} from './MoreButton';
import styles from './SearchPageFrame.module.css';

/** What `@theme/Layout` is given on the search page. */
export interface SearchPageFrameProps {
  readonly children: ReactNode;
}

/** Takes over what a reader typed into the static page before scripts ran. */
function useQueryTypedEarly(): void {
  const [, setQuery] = useSearchQueryString();
  useLayoutEffect(() => {
    const typed = document.querySelector<HTMLInputElement>('main input[name="q"]')?.value ?? '';
    const asked = new URLSearchParams(window.location.search).get('q') ?? '';
    if (typed !== '' && typed !== asked) setQuery(typed);
    // once, when the page has come to life
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a later change of `setQuery` must not read the field again
  }, []);
}

/** Takes the last search's error and count away when the page opens or closes, and when its field is emptied. */
function useFreshStatus(): void {
  const [query] = useSearchQueryString();
  const isEmpty = query === '';
  useEffect(() => {
    resetPageSearch();
    return resetPageSearch;
  }, [isEmpty]);
}

function onFollow(event: React.MouseEvent): void {
  const link =
    event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('article a[href]') : null;
  if (link) markLanding(link.href);
}

/**
 * In place of `@theme/Layout` within the theme's search page: gives it a `main`, a robots tag that is read, an error state,
 * a button for more, the announced count, 64 characters, and no provider's logo when no provider answers.
 */
export default function SearchPageFrame({children}: SearchPageFrameProps): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {appId} = (siteConfig.themeConfig as unknown as {algolia: {appId: string}}).algolia;
  const status = useSyncExternalStore(pageStatus.subscribe, pageStatus.get, () => NO_SEARCH);
  useQueryTypedEarly();
  useFreshStatus();
  const failure = status.failure !== null && (
    <div key="failure" role="alert" className={styles.failure}>
      <p className={styles.title}>Unable to fetch results</p>
      <p>{status.failure}</p>
    </div>
  );
  return (
    <Layout>
      <Head>
        <meta name="robots" content="noindex, follow" />
        {/* the address holds what is typed: no request may name it */}
        <meta name="referrer" content="strict-origin" />
      </Head>
      {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- clicks of the links inside, which the keyboard causes too */}
      <div className={styles.page} onClick={onFollow}>
        {adaptSearchPage(children, {
          failure: failure || null,
          more: <MoreButton />,
          markerClass: styles.marker ?? '',
          logo: appId !== EMBEDDED,
          maxLength: MAX_QUERY,
          placeholder: 'Search docs',
        })}
        <div role="status" className="visually-hidden">
          {status.failure === null && describeStatus(status)}
        </div>
      </div>
    </Layout>
  );
}
