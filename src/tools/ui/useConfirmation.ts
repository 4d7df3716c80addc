import {useState} from 'react';

/**
 * Hook that remembers whether the reader is looking at a request before sending it.
 * @param id identifies the request, with its URL and key. When it changes, the reader has to look again.
 * @returns whether the reader is looking, and a function that sets it
 */
export function useConfirmation(id: string): readonly [boolean, (confirming: boolean) => void] {
  const [shownFor, setShownFor] = useState<string>();
  const confirming = shownFor === id;
  // Reset, so that a return to an earlier request does not show its preview again.
  if (shownFor !== undefined && !confirming) setShownFor(undefined);
  return [confirming, (next) => setShownFor(next ? id : undefined)];
}
