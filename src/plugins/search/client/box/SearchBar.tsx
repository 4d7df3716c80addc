import {useSearchLinkCreator} from '@docusaurus/theme-common';
import {useAlgoliaThemeConfig} from '@docusaurus/theme-search-algolia/client';
import type {ReactNode} from 'react';
import {useCallback, useRef, useState} from 'react';
import {createPortal} from 'react-dom';
import type {InsightsClient} from 'search-insights';
import {onThisPage} from '@site/src/plugins/start/client/on-this-page';
import {SearchButton} from './SearchButton';
import type {SearchModal, SearchModalProps} from './SearchModal';
import {useSearchShortcut} from './useSearchShortcut';

type Modal = typeof SearchModal;
type OpenModal = Pick<SearchModalProps, 'insightsClient'> & {readonly Modal: Modal};

/** Loads the modal, which is in no page's first bundle, with its styles, and starts to load the index. */
async function loadModal(): Promise<Modal> {
  const loaded = await import('./SearchModal');
  loaded.warmUpSearch();
  return loaded.SearchModal;
}

/** The client that sends view and click events, from the site's own files (DocSearch would take it from a CDN). */
function loadInsightsClient(): Promise<InsightsClient | null> {
  return import('search-insights').then(
    ({default: client}) => client,
    () => null,
  );
}

function preload(): void {
  // After a failure the reader's click tries again.
  loadModal().catch(() => undefined);
}

/**
 * The search button of the navbar with its shortcuts, and the modal that they open. If the modal cannot be loaded, because the
 * site was published again since, they open the search page, with the text from the field of the first script. They do neither
 * after the reader has left the page or pressed Escape.
 */
export default function SearchBar(): ReactNode {
  const {insights = false} = useAlgoliaThemeConfig().algolia;
  const button = useRef<HTMLButtonElement>(null);
  const [modal, setModal] = useState<OpenModal | null>(null);
  const searchPage = useSearchLinkCreator();
  const open = useCallback(() => {
    onThisPage(
      Promise.all([loadModal(), insights ? loadInsightsClient() : null]),
      ([Modal, insightsClient]) => setModal({Modal, insightsClient}),
      () => {
        const first = document.querySelector<HTMLInputElement>('.start-search input');
        location.assign(searchPage(first?.value ?? ''));
      },
    );
  }, [insights, searchPage]);
  const close = useCallback(() => {
    setModal(null);
    button.current?.focus();
  }, []);
  useSearchShortcut({isOpen: modal !== null, onOpen: open, onClose: close});
  return (
    <>
      <SearchButton
        ref={button}
        onTouchStart={preload}
        onFocus={preload}
        onMouseEnter={preload}
        onClick={open}
      />
      {modal !== null &&
        createPortal(<modal.Modal insightsClient={modal.insightsClient} onClose={close} />, document.body)}
    </>
  );
}
