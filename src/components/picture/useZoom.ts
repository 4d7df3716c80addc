import {useEffect, useLayoutEffect, useRef, useState} from 'react';
import {nextZoom, stepOfKey, type Zoom} from './zoom';

/** Hook for the zoom of a picture in a scrolling box, changed by `change` or by the plus and minus keys. Keeps the center in place. */
export function useZoom() {
  /** The element that scrolls. */
  const box = useRef<HTMLDivElement>(null);
  const middle = useRef({x: 0.5, y: 0.5});
  const [zoom, setZoom] = useState<Zoom>(100);

  function change(step: 1 | -1): void {
    const element = box.current;
    if (element)
      middle.current = {
        x: (element.scrollLeft + element.clientWidth / 2) / element.scrollWidth,
        y: (element.scrollTop + element.clientHeight / 2) / element.scrollHeight,
      };
    setZoom((current) => nextZoom(current, step));
  }

  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    element.style.setProperty('--zoom', `${zoom}%`);
    const {x, y} = middle.current;
    element.scrollTo(
      x * element.scrollWidth - element.clientWidth / 2,
      y * element.scrollHeight - element.clientHeight / 2,
    );
  }, [zoom]);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const step = stepOfKey(event);
      if (step) change(step);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  return {box, zoom, change};
}
