import {useEffect} from 'react';
import {opensSearch} from '../slash-key';

/** Options of `useSearchShortcut`. */
export interface SearchShortcutOptions {
  readonly isOpen: boolean;
  /** opens the search; must be stable between renders */
  readonly onOpen: () => void;
  /** closes the search; must be stable between renders */
  readonly onClose: () => void;
}

function isShortcut(event: KeyboardEvent, isOpen: boolean): boolean {
  const opens = opensSearch(event);
  if (!isOpen) return opens;
  if (event.key === 'Escape') return !event.isComposing;
  return opens && (event.key !== '/' || event.repeat);
}

/**
 * Opens the search on Ctrl+K, Cmd+K and `/` (the last only when no input has the focus and the reader has not turned it off), and
 * closes it on Escape and on the first two. A key that is held down does so once.
 */
export function useSearchShortcut({isOpen, onOpen, onClose}: SearchShortcutOptions): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      if (!isShortcut(event, isOpen)) return;
      event.preventDefault();
      if (event.repeat) return;
      if (isOpen) onClose();
      else onOpen();
    }
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isOpen, onOpen, onClose]);
}
