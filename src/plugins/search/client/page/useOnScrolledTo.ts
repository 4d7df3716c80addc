import {useEffect, useEffectEvent, useState} from 'react';

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
