import {DocSearchModal, type DocSearchModalProps} from '@docsearch/react';
import Link from '@docusaurus/Link';
import {useHistory} from '@docusaurus/router';
import {useSearchLinkCreator} from '@docusaurus/theme-common';
import {
  useAlgoliaContextualFacetFiltersIfEnabled,
  useAlgoliaThemeConfig,
} from '@docusaurus/theme-search-algolia/client';
import {useLayoutEffect, useState, type JSX, type ReactNode, type RefObject} from 'react';
import {createPortal} from 'react-dom';
import type {InsightsClient} from 'search-insights';
import '@docsearch/css/dist/_variables.css';
import '@docsearch/css/dist/modal.css';
import {EMBEDDED} from '../../shared/service';
import {search} from '../provider/search';
import {describeStatus, NO_SEARCH} from '../provider/status';
import {NoHits, PageList} from '../PageList';
import {ResultLink} from '../ResultLink';
import {correctContainer, holdEnter, keepFocus, moveToLinks, toGrid} from './dialog';
import {goToResult, opensHere} from './landing';
import {createModalClient} from './modal-client';
import {prepareStorage} from './prepare-storage';
import './modal.lazy.css';

export {warmUpSearch} from '../provider/search';

type HitProps = Parameters<NonNullable<DocSearchModalProps['hitComponent']>>[0];

function Hit({hit, children}: HitProps): JSX.Element {
  return (
    <div role="gridcell" ref={toGrid}>
      <ResultLink href={hit.url}>{children}</ResultLink>
    </div>
  );
}

/** Props of `SearchModal`, read when it opens. */
export interface SearchModalProps {
  /** sends view and click events; null to send none */
  readonly insightsClient: InsightsClient | null;
  /** gets the element that had the focus last outside of the modal */
  readonly origin: RefObject<Element | null>;
  readonly onClose: () => void;
}

/**
 * DocSearch's modal, open, over the site's search, with corrected roles, announced counts, an error screen, popular pages to begin
 * with, and pages to go on to when there is no hit. It reads its props once.
 */
export function SearchModal({insightsClient, origin, onClose}: SearchModalProps): ReactNode {
  const {appId, apiKey, indexName} = useAlgoliaThemeConfig().algolia;
  const facetFilters = useAlgoliaContextualFacetFiltersIfEnabled();
  const searchPage = useSearchLinkCreator();
  const history = useHistory();
  const [status, setStatus] = useState(NO_SEARCH);
  const [client] = useState(() => createModalClient(search, setStatus));
  // DocSearch starts anew when one of these changes
  const [fixed] = useState<DocSearchModalProps>(() => ({
    appId,
    apiKey,
    indexName,
    onClose,
    initialScrollY: window.scrollY,
    searchParameters: facetFilters && {facetFilters},
    disableUserPersonalization: !prepareStorage(indexName),
    insights: insightsClient ? {insightsClient} : false,
    hitComponent: Hit,
    resultsFooterComponent: ({state: {query, context}}) => (
      <Link to={searchPage(query)} onClick={(event) => opensHere(event) && onClose()}>
        {context.nbHits === 1 ? 'See 1 result' : `See all ${Number(context.nbHits)} results`}
      </Link>
    ),
    // DocSearch needs them for the event of a click on a stored search, which may have been stored without events.
    transformItems: (items) =>
      items.map((item) => ({
        ...item,
        __autocomplete_indexName: indexName,
        __autocomplete_algoliaCredentials: {appId, apiKey},
      })),
    transformSearchClient: () => client,
    navigator: {navigate: ({itemUrl}) => goToResult(itemUrl, history)},
  }));
  const [dialog, setDialog] = useState<HTMLElement | null>(null);
  useLayoutEffect(() => {
    if (!dialog) return undefined;
    correctContainer(dialog);
    dialog.addEventListener('keydown', moveToLinks);
    dialog.addEventListener('keydown', holdEnter(client.running), true);
    return keepFocus(dialog, origin);
  }, [dialog, origin, client]);
  const content = dialog?.querySelector('.DocSearch-Dropdown');
  return (
    <div
      ref={setDialog}
      role="dialog"
      aria-modal="true"
      aria-label="Search"
      data-search={appId === EMBEDDED ? 'embedded' : 'hosted'}
    >
      <DocSearchModal {...fixed} />
      <div role="status" className="visually-hidden">
        {describeStatus(status)}
      </div>
      {content &&
        createPortal(
          <>
            <div className="search-start">
              <PageList of="popularPages" title="Popular pages" onFollow={onClose} />
            </div>
            {status.failure !== null && (
              <div className="DocSearch-ErrorScreen">
                <p className="DocSearch-Title">Unable to fetch results</p>
                <p className="DocSearch-Help">{status.failure}</p>
              </div>
            )}
            {status.count === 0 && (
              <div className="search-fallback">
                <NoHits nearest={status.nearest} onFollow={onClose} />
              </div>
            )}
          </>,
          content,
        )}
    </div>
  );
}
