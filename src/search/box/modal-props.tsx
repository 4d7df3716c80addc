import type {DocSearchModalProps} from '@docsearch/react';
import Link from '@docusaurus/Link';
import {useSearchLinkCreator} from '@docusaurus/theme-common';
import type {FacetFilters} from 'algoliasearch/lite';
import type {JSX, ReactNode} from 'react';
import type {InsightsClient} from 'search-insights';
import {getSearchClient} from '../client/search-client';
import type {SearchStatus} from '../client/status';
import {goToResult, opensHere} from './landing';
import {createModalClient, withoutSuggestions} from './modal-client';
import {prepareStorage} from './prepare-storage';
import {ResultLink} from './ResultLink';

type HitProps = Parameters<NonNullable<DocSearchModalProps['hitComponent']>>[0];

/** Inputs for one opening of the modal. */
export interface ModalSetup extends Required<
  Pick<DocSearchModalProps, 'appId' | 'apiKey' | 'indexName' | 'onClose'>
> {
  /** limits to language and docs version */
  readonly facetFilters: FacetFilters | undefined;
  /** sends view and click events; null to send none */
  readonly insightsClient: InsightsClient | null;
  /** converts a URL in the index to a path on this site */
  readonly toHref: (url: string) => string;
  readonly history: {push: (path: string) => void};
  readonly onStatus: (status: SearchStatus) => void;
}

function Hit({hit, children}: HitProps): JSX.Element {
  return (
    <div role="gridcell">
      <ResultLink href={hit.url}>{children}</ResultLink>
    </div>
  );
}

interface AllResultsLinkProps {
  readonly query: string;
  readonly count: number;
  /** called when the reader follows the link in the same tab */
  readonly onFollow: () => void;
}

function AllResultsLink({query, count, onFollow}: AllResultsLinkProps): ReactNode {
  const createSearchLink = useSearchLinkCreator();
  return (
    <Link to={createSearchLink(query)} onClick={(event) => opensHere(event) && onFollow()}>
      {count === 1 ? 'See 1 result' : `See all ${count} results`}
    </Link>
  );
}

/** Creates the props of DocSearch's modal. They stay the same while it is open. */
export function createModalProps(setup: ModalSetup): DocSearchModalProps {
  const {facetFilters, insightsClient, toHref, history, onStatus, ...props} = setup;
  return {
    ...props,
    initialScrollY: window.scrollY,
    searchParameters: facetFilters && {facetFilters},
    disableUserPersonalization: !prepareStorage(props.indexName),
    insights: insightsClient ? {insightsClient} : false,
    hitComponent: Hit,
    resultsFooterComponent: ({state}) => (
      <AllResultsLink query={state.query} count={Number(state.context.nbHits)} onFollow={props.onClose} />
    ),
    transformItems: (items) => withoutSuggestions(items).map((item) => ({...item, url: toHref(item.url)})),
    transformSearchClient: () =>
      createModalClient(getSearchClient(), {
        onStatus,
        isAbandoned: () => !document.querySelector<HTMLInputElement>('.DocSearch-Input')?.value,
      }),
    navigator: {navigate: ({itemUrl}) => goToResult(itemUrl, history)},
  };
}
