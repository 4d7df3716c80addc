import {useSearchQueryString} from '@docusaurus/theme-common';
import {useEffectEvent, useLayoutEffect, type RefObject} from 'react';
import {MAX_QUERY} from '../limits';

/**
 * Returns the query in the address (`?q=`) and a function that changes it.
 * @param input the field that shows the query; text typed into it before scripts ran becomes the query
 */
export function useSearchQuery(
  input: RefObject<HTMLInputElement | null>,
): readonly [query: string, setQuery: (query: string) => void] {
  const [asked, setQuery] = useSearchQueryString();
  const query = asked.slice(0, MAX_QUERY);
  const adoptTyped = useEffectEvent(() => {
    const typed = input.current?.value ?? '';
    if (typed !== '' && typed !== query) setQuery(typed);
  });
  useLayoutEffect(() => adoptTyped(), []);
  return [query, setQuery];
}
