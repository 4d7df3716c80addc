import type {RefObject} from 'react';
import {useEffect} from 'react';

/** What `@theme/SearchBar` hands to the hook; callbacks must be stable between renders. */
export interface SearchShortcutOptions {
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onClose: () => void;
  readonly onInput?: (event: KeyboardEvent) => void;
  readonly searchButtonRef: RefObject<HTMLButtonElement | null>;
}

function isEditing(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName);
}

function isShortcut(event: KeyboardEvent, isOpen: boolean): boolean {
  if (event.key === 'Escape') return isOpen && !event.isComposing;
  if ((event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey) {
    return event.key.toLowerCase() === 'k';
  }
  const held = event.ctrlKey || event.metaKey || event.altKey;
  return event.key === '/' && !held && !isOpen && !isEditing(event.target);
}

/**
 * Opens the search box on Ctrl+K, Cmd+K and `/` (the last only when no input has the focus), closes it on Escape and
 * on the first two, and passes on a letter or digit typed while the button has the focus. The name is DocSearch's,
 * under which the theme imports it.
 */
export function useDocSearchKeyboardEvents(options: SearchShortcutOptions): void {
  const {isOpen, onOpen, onClose, onInput, searchButtonRef} = options;
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      if (isShortcut(event, isOpen)) {
        event.preventDefault();
        if (isOpen) onClose();
        else if (!document.body.classList.contains('DocSearch--active')) onOpen();
        return;
      }
      const bare = !event.ctrlKey && !event.metaKey && !event.altKey;
      const onButton = searchButtonRef.current !== null && searchButtonRef.current === document.activeElement;
      if (bare && onButton && /^[\p{L}\p{N}]$/u.test(event.key)) onInput?.(event);
    }
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isOpen, onOpen, onClose, onInput, searchButtonRef]);
}
