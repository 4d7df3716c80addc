import {useEffect, type RefObject} from 'react';

function focusFirst(panel: HTMLElement | null): void {
  const empty = Array.from(panel?.querySelectorAll('input') ?? []).find(
    ({type, value}) => type === 'text' && value === '',
  );
  (empty ?? panel?.querySelector<HTMLElement>('button[type="submit"]'))?.focus();
}

/**
 * Hook that scrolls to a panel when it opens and focuses its first empty field, or its submit button. It does so again when the
 * focused element is removed together with the key or its field.
 * @param open whether the panel is shown
 * @param asksKey whether the panel has a field for the key
 */
export function usePanelFocus(root: RefObject<HTMLElement | null>, open: boolean, asksKey: boolean): void {
  // The reader opened the panel with the Run button of its figure. Meanwhile the focus may have gone elsewhere.
  useEffect(() => {
    if (!open) return;
    const {activeElement, body} = document;
    if (activeElement !== body && !root.current?.closest('figure')?.contains(activeElement)) return;
    root.current?.scrollIntoView({block: 'nearest'});
    focusFirst(root.current);
  }, [root, open]);
  useEffect(() => {
    // A dialog in which the reader cleared the key keeps the focus until it has closed.
    const frame = requestAnimationFrame(() => {
      if (document.activeElement === document.body) focusFirst(root.current);
    });
    return () => cancelAnimationFrame(frame);
  }, [root, asksKey]);
}
