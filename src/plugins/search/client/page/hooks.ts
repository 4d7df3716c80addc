import {useSearchQueryString} from '@docusaurus/theme-common';
import {useEffect, useEffectEvent, useLayoutEffect, useState, type RefObject} from 'react';
import {MAX_QUERY} from '../../../../lib/search-limits';

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

/**
 * Calls a function when an element is scrolled into view, but not if it is in view from the start.
 * @returns a callback ref for the element
 */
export function useOnScrolledTo(callback: () => void): (element: Element | null) => void {
  const [element, setElement] = useState<Element | null>(null);
  const onScrolledTo = useEffectEvent(callback);
  useEffect(() => {
    if (element === null) return undefined;
    let wasInView: boolean | undefined;
    const observer = new IntersectionObserver((entries) => {
      const isInView = entries.at(-1)?.isIntersecting ?? false;
      if (isInView && wasInView === false) onScrolledTo();
      wasInView = isInView;
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return setElement;
}
