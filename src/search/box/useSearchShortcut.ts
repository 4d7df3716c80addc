import type {RefObject} from 'react';
import {useEffect} from 'react';
import {opensSearch} from './slash-key';

/** Options of `useSearchShortcut`. */
export interface SearchShortcutOptions {
  readonly isOpen: boolean;
  /** opens the search, with the letter or digit that was typed on the button, if any; must be stable between renders */
  readonly onOpen: (initialQuery?: string) => unknown;
  /** closes the search; must be stable between renders */
  readonly onClose: () => void;
  readonly button: RefObject<HTMLButtonElement | null>;
}

function isShortcut(event: KeyboardEvent, isOpen: boolean): boolean {
  if (!isOpen) return opensSearch(event);
  if (event.key === 'Escape') return !event.isComposing;
  return event.key !== '/' && opensSearch(event);
}

/**
 * Opens the search on Ctrl+K, Cmd+K and `/` (the last only when no input has the focus and the reader has not turned it off),
 * closes it on Escape and on the first two, and opens it with a letter or digit typed while the button has the focus.
 */
export function useSearchShortcut({isOpen, onOpen, onClose, button}: SearchShortcutOptions): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      if (isShortcut(event, isOpen)) {
        event.preventDefault();
        if (isOpen) onClose();
        else onOpen();
        return;
      }
      const isModified = event.ctrlKey || event.metaKey || event.altKey;
      const isOnButton = button.current !== null && button.current === document.activeElement;
      if (isModified || !isOnButton || !/^[\p{L}\p{N}]$/u.test(event.key)) return;
      // otherwise the input, which has the focus by then, gets the character twice
      event.preventDefault();
      onOpen(event.key);
    }
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isOpen, onOpen, onClose, button]);
}
