import {DocSearchModal as StockModal, type DocSearchModalProps} from '@docsearch/react';
import type {JSX, ReactNode} from 'react';
import {useLayoutEffect, useState} from 'react';
import {announceStatus} from './announce';
import {EMBEDDED} from '../client/app-id';
import {CHECK_NETWORK, describeFailure} from '../client/failure';
import {createInsightsClient, type InsightsCall} from '../client/insights';
import {keepFocus} from './keep-focus';
import {markLanding} from '../client/landing';
import {createModalClient, withoutSuggestions} from './modal-client';
import {keepSemantics} from './modal-semantics';
import {dropUnreadable, rememberText, tolerateFullStorage} from './recents';
import {getSearchClient, warmUpSearch} from '../client/search-client';
import {modalStatus} from '../client/status';
import {SearchModalHit, type SearchModalHitProps} from './Hit';
import './SearchModal.module.css';

/** The stock texts, with those of the specification where the theme's differ. */
function withTexts(translations: DocSearchModalProps['translations']): DocSearchModalProps['translations'] {
  return {
    ...translations,
    noResultsScreen: {...translations?.noResultsScreen, noResultsText: 'No results for'},
    errorScreen: {
      titleText: 'Unable to fetch results',
      // read when the screen is drawn: the message of the failure that caused it
      get helpText() {
        return modalStatus.get().failure ?? CHECK_NETWORK;
      },
    },
  };
}

const insightsClient = createInsightsClient(
  async () => (await import('search-insights')).default as InsightsCall,
);

/** Everything that is ours in the modal's props. Made once per opening: DocSearch starts anew when one changes. */
function ownProps(props: DocSearchModalProps): DocSearchModalProps {
  const {appId, apiKey, indexName, insights, navigator, transformItems, transformSearchClient} = props;
  const development = process.env.NODE_ENV === 'development';
  const remember: SearchModalHitProps['onFollow'] = (hit) => rememberText(hit, indexName);
  function Hit(hitProps: Omit<SearchModalHitProps, 'onFollow'>): JSX.Element {
    return <SearchModalHit {...hitProps} onFollow={remember} />;
  }
  dropUnreadable(indexName);
  return {
    ...props,
    translations: withTexts(props.translations),
    hitComponent: Hit,
    insights: insights ? {insightsClient} : false,
    transformSearchClient: (stock) => {
      const client = createModalClient(getSearchClient(appId, apiKey), {
        report: modalStatus.set,
        describeFailure: (error) => describeFailure(error, development),
        isAbandoned: () => !document.querySelector<HTMLInputElement>('.DocSearch-Input')?.value,
      });
      return transformSearchClient?.(client) ?? stock;
    },
    transformItems: (items) => {
      const hits = withoutSuggestions(items);
      return transformItems?.(hits) ?? hits;
    },
    navigator: {
      ...navigator,
      navigate(params) {
        remember(params.item);
        markLanding(params.itemUrl);
        navigator?.navigate?.(params);
      },
    },
  };
}

/**
 * DocSearch's modal over the site's search seam, with corrected roles, announced counts, and the texts of the
 * specification. Takes and passes on the stock props. Loaded when the reader is about to search.
 */
export function DocSearchModal(props: DocSearchModalProps): ReactNode {
  const [own] = useState(() => ownProps(props));
  useLayoutEffect(tolerateFullStorage, []);
  useLayoutEffect(() => {
    const root = document.querySelector<HTMLElement>('.DocSearch-Container');
    if (root === null) return undefined;
    root.dataset.search = own.appId === EMBEDDED ? 'embedded' : 'hosted';
    const stopAnnouncing = announceStatus(root, modalStatus, 'visually-hidden');
    const stopCorrecting = keepSemantics(root, 'Search');
    const releaseFocus = keepFocus(root);
    return () => {
      releaseFocus();
      stopAnnouncing();
      stopCorrecting();
    };
  }, [own]);
  return <StockModal {...own} onClose={props.onClose} />;
}

// This module is loaded when the search button is hovered over, focused or used: time to get the index as well.
if (typeof window !== 'undefined') warmUpSearch();
