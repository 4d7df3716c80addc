import {useEffect, useRef, type RefObject} from 'react';

function ignoreRepeat(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.repeat && !(event.target instanceof HTMLTextAreaElement))
    event.preventDefault();
}

/**
 * Hook that makes Enter submit a form once while it is held down. Otherwise a held key would show what will be sent, and
 * send it at once.
 * @returns a ref for the submit button
 */
export function useSinglePress(): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const form = button.current?.form;
    form?.addEventListener('keydown', ignoreRepeat);
    return () => form?.removeEventListener('keydown', ignoreRepeat);
  }, []);
  return button;
}
