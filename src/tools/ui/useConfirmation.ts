import {useState} from 'react';

/**
 * Hook that remembers whether the reader is looking at a request before sending it.
 * @param url URL of the request, with the key. When it changes, the reader has to look again.
 * @returns whether the reader is looking, and a function that sets it
 */
export function useConfirmation(url: string): readonly [boolean, (confirming: boolean) => void] {
  const [shownFor, setShownFor] = useState<string>();
  const confirming = shownFor === url;
  // The return of a former URL does not bring the request back.
  if (shownFor !== undefined && !confirming) setShownFor(undefined);
  return [confirming, (next) => setShownFor(next ? url : undefined)];
}
