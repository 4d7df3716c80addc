import {useLayoutEffect, type RefObject} from 'react';
import {tooltipPosition} from './tooltip-position';

/**
 * Hook that keeps a fixed tooltip below or above its term, also while the page scrolls. The tooltip is outside of the flow, so a table
 * that scrolls does not cut it off.
 * @param shown whether the tooltip is rendered
 */
export function useTooltipPosition(
  term: RefObject<HTMLElement | null>,
  tooltip: RefObject<HTMLElement | null>,
  shown: boolean,
): void {
  useLayoutEffect(() => {
    if (!shown) return undefined;
    const place = () => {
      const line = Array.from(term.current?.getClientRects() ?? []).at(-1);
      if (!line || !tooltip.current) return;
      const {clientWidth: width, clientHeight: height} = document.documentElement;
      const {left, top} = tooltipPosition(line, tooltip.current.getBoundingClientRect(), {width, height});
      Object.assign(tooltip.current.style, {left: `${left}px`, top: `${top}px`});
    };
    place();
    // Captured, because scroll events of a table do not bubble.
    addEventListener('scroll', place, {capture: true, passive: true});
    addEventListener('resize', place);
    return () => {
      removeEventListener('scroll', place, {capture: true});
      removeEventListener('resize', place);
    };
  }, [term, tooltip, shown]);
}
