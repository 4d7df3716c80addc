import {useSearchLinkCreator} from '@docusaurus/theme-common';
import {useAlgoliaThemeConfig} from '@docusaurus/theme-search-algolia/client';
import type {ReactNode} from 'react';
import {useCallback, useEffect, useRef, useState} from 'react';
import {createPortal} from 'react-dom';
import type {InsightsClient} from 'search-insights';
import {closeOnBack} from '../../../../lib/close-on-back';
import {openWhenLoaded} from '../../../../lib/open-when-loaded';
import {opensSearch} from '../../../../lib/search-key';
import {getConsent} from '../../../analytics/client/consent';
import {SearchButton} from './SearchButton';
import type {SearchModal, SearchModalProps} from './SearchModal';

type OpenModal = Pick<SearchModalProps, 'insightsClient'> & {readonly Modal: typeof SearchModal};

/** Loads the modal, which is in no page's first bundle, with its styles, and starts to load the index. */
async function loadModal(): Promise<typeof SearchModal> {
  const loaded = await import('./SearchModal');
  loaded.warmUpSearch();
  return loaded.SearchModal;
}

/** The client that sends view and click events, from the site's own files (DocSearch would take it from a CDN). */
async function loadInsightsClient(): Promise<InsightsClient | null> {
  try {
    return (await import('search-insights')).default;
  } catch {
    return null;
  }
}

function preload(): void {
  // After a failure the reader's click tries again.
  loadModal().catch(() => undefined);
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

/**
 * The search button of the navbar with its shortcuts, and the modal that they open. If the modal cannot be loaded, because the
 * site was published again since, they open the search page, with the text from the field of the first script. They do neither
 * after the reader has left the page or pressed Escape. Events are sent if the reader allows analytics.
 */
export default function SearchBar(): ReactNode {
  const {insights = false} = useAlgoliaThemeConfig().algolia;
  /** Where the focus goes when the modal closes. */
  const origin = useRef<Element>(null);
  const [modal, setModal] = useState<OpenModal | null>(null);
  const searchPage = useSearchLinkCreator();
  const open = useCallback(() => {
    const sendsEvents = insights && getConsent() === 'allow';
    openWhenLoaded(
      Promise.all([loadModal(), sendsEvents ? loadInsightsClient() : null]),
      ([Modal, insightsClient]) => {
        origin.current = document.activeElement;
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
      (origin.current as HTMLElement | null)?.focus({preventScroll: true});
    };
  }, [isOpen, close]);
  return (
    <>
      <SearchButton onTouchStart={preload} onFocus={preload} onMouseEnter={preload} onClick={open} />
      {modal !== null &&
        createPortal(
          <modal.Modal insightsClient={modal.insightsClient} origin={origin} onClose={close} />,
          document.body,
        )}
    </>
  );
}
