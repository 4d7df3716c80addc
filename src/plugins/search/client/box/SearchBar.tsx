import ErrorBoundary from '@docusaurus/ErrorBoundary';
import {useHistory} from '@docusaurus/router';
import {useSearchLinkCreator} from '@docusaurus/theme-common';
import {useAlgoliaThemeConfig} from '@docusaurus/theme-search-algolia/client';
import type {ReactNode} from 'react';
import {useCallback, useEffect, useRef, useState} from 'react';
import {createPortal} from 'react-dom';
import type {InsightsClient} from 'search-insights';
import {closeOnBack} from '../../../../lib/close-on-back';
import {openWhenLoaded} from '../../../../lib/open-when-loaded';
import {continueFrom} from '../continue-from';
import {opensSearch} from '../../../../lib/search-key';
import {SearchButton} from './SearchButton';
import type {SearchModal, SearchModalProps} from './SearchModal';

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

/** Where the reader is: the element that has the focus, or else the one of the text that was clicked last. */
function readerPlace(): HTMLElement {
  const {activeElement, body} = document;
  if (activeElement instanceof HTMLElement && activeElement !== body) return activeElement;
  return getSelection()?.anchorNode?.parentElement ?? body;
}

/** Gives the focus back to an element, or lets the Tab key go on from one that cannot have it. */
function returnTo(element: HTMLElement): void {
  const place = element.isConnected ? element : document.body;
  place.focus({preventScroll: true});
  if (document.activeElement === document.body) continueFrom(place);
}

/** Whether a key opens the search, or closes it if it is open. */
function isShortcut(event: KeyboardEvent, isOpen: boolean): boolean {
  const opens = opensSearch(event);
  if (!isOpen) return opens;
  if (event.key === 'Escape') return !event.isComposing;
  return opens && (event.key !== '/' || event.repeat);
}

/**
 * Opens the search on Ctrl+K, Cmd+K and `/` (the last only when no input has the focus and the reader has not turned it off), and
 * closes it on Escape and on the first two. A key that is held down does so once.
 * @param open must be stable between renders, like `close`
 */
export function useSearchShortcut(isOpen: boolean, open: () => void, close: () => void): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      if (!isShortcut(event, isOpen)) return;
      event.preventDefault();
      if (event.repeat) return;
      if (isOpen) close();
      else open();
    }
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isOpen, open, close]);
}

/** Stands in for a modal that has failed. Closes it, and goes to the search page. */
function Instead({onClose}: {readonly onClose: () => void}): ReactNode {
  const history = useHistory();
  const searchPage = useSearchLinkCreator();
  useEffect(() => {
    onClose();
    history.push(searchPage(''));
  }, [onClose, history, searchPage]);
  return null;
}

/**
 * The search button of the navbar with its shortcuts, and the modal that they open. If the modal cannot be loaded, because the
 * site was published again since, they open the search page, with the text from the field of the first script. They do neither
 * after the reader has left the page or pressed Escape. If the modal fails while it renders, the search page opens too.
 */
export default function SearchBar(): ReactNode {
  const {insights = false} = useAlgoliaThemeConfig().algolia;
  /** Where the focus goes when the modal closes. */
  const origin = useRef<HTMLElement>(null);
  const [modal, setModal] = useState<OpenModal | null>(null);
  const searchPage = useSearchLinkCreator();
  const open = useCallback(() => {
    openWhenLoaded(
      Promise.all([loadModal(), insights ? loadInsightsClient() : null]),
      ([Modal, insightsClient]) => {
        origin.current = readerPlace();
        setModal({Modal, insightsClient});
      },
      () => {
        const first = document.querySelector<HTMLInputElement>('.start-search input');
        location.assign(searchPage(first?.value ?? ''));
      },
    );
  }, [insights, searchPage]);
  const close = useCallback(() => setModal(null), []);
  const isOpen = modal !== null;
  useSearchShortcut(isOpen, open, close);
  useEffect(() => {
    if (!isOpen) return undefined;
    const stop = closeOnBack(close);
    return () => {
      stop();
      if (origin.current) returnTo(origin.current);
    };
  }, [isOpen, close]);
  return (
    <>
      <SearchButton onTouchStart={preload} onFocus={preload} onMouseEnter={preload} onClick={open} />
      {modal !== null &&
        createPortal(
          <ErrorBoundary fallback={() => <Instead onClose={close} />}>
            <modal.Modal insightsClient={modal.insightsClient} origin={origin} onClose={close} />
          </ErrorBoundary>,
          document.body,
        )}
    </>
  );
}
