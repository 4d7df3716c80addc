import {DocSearchModal} from '@docsearch/react';
import {useHistory} from '@docusaurus/router';
import {
  useAlgoliaContextualFacetFiltersIfEnabled,
  useAlgoliaThemeConfig,
  useSearchResultUrlProcessor,
} from '@docusaurus/theme-search-algolia/client';
import type {ReactNode} from 'react';
import {useLayoutEffect, useState} from 'react';
import {createPortal} from 'react-dom';
import '@docsearch/css/dist/_variables.css';
import '@docsearch/css/dist/modal.css';
import {EMBEDDED} from '../client/app-id';
import {describeStatus, NO_SEARCH} from '../client/status';
import {FallbackPages} from './FallbackPages';
import {keepFocus} from './keep-focus';
import {createModalProps, type ModalSetup} from './modal-props';
import {keepSemantics} from './modal-semantics';
import './modal.lazy.css';

export {warmUpSearch} from '../client/search-client';

/** Props of `SearchModal`, read when it opens: the client for events, and what to do on close. */
export type SearchModalProps = Pick<ModalSetup, 'insightsClient' | 'onClose'>;

/**
 * DocSearch's modal, open, over the site's search client, with corrected roles, announced counts and pages to go on to
 * when there is no hit. It reads its props once.
 */
export function SearchModal(props: SearchModalProps): ReactNode {
  const {appId, apiKey, indexName} = useAlgoliaThemeConfig().algolia;
  const facetFilters = useAlgoliaContextualFacetFiltersIfEnabled();
  const toHref = useSearchResultUrlProcessor();
  const history = useHistory();
  const [status, setStatus] = useState(NO_SEARCH);
  // DocSearch starts anew when one of these changes
  const [fixed] = useState(() =>
    createModalProps({
      ...props,
      appId,
      apiKey,
      indexName,
      facetFilters,
      toHref,
      history,
      onStatus: setStatus,
    }),
  );
  const [dialog, setDialog] = useState<HTMLElement | null>(null);
  useLayoutEffect(() => (dialog ? keepSemantics(dialog) : undefined), [dialog]);
  useLayoutEffect(() => (dialog ? keepFocus(dialog) : undefined), [dialog]);
  const content = dialog?.querySelector('.DocSearch-Dropdown');
  return (
    <div
      ref={setDialog}
      role="dialog"
      aria-modal="true"
      aria-label="Search"
      data-search={appId === EMBEDDED ? 'embedded' : 'hosted'}
    >
      <DocSearchModal {...fixed} translations={{errorScreen: {helpText: status.failure ?? ''}}} />
      <div role="status" className="visually-hidden">
        {describeStatus(status)}
      </div>
      {content &&
        status.count === 0 &&
        createPortal(<FallbackPages onFollow={props.onClose} />, content, status.query)}
    </div>
  );
}
