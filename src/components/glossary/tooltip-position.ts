type Size = Pick<DOMRect, 'width' | 'height'>;
/** Smallest distance between a tooltip and the left and right edge of the window, in CSS pixels. */
const MARGIN = 16;

/**
 * Position of a tooltip: right below its term, or right above it where there is no room below. They touch, so that the
 * pointer can move from one to the other. The tooltip stays in the window if it fits into it.
 * @param term the last line of the term
 * @param tooltip size of the tooltip
 * @param view size of the window
 */
export function tooltipPosition(term: Size & Pick<DOMRect, 'left' | 'top'>, tooltip: Size, view: Size) {
  const bottom = term.top + term.height;
  const above = term.top - tooltip.height;
  const fitsBelow = bottom + tooltip.height <= view.height;
  const rightmost = view.width - tooltip.width - MARGIN;
  return {
    left: Math.max(MARGIN, Math.min(term.left, rightmost)),
    top: fitsBelow || above < 0 ? bottom : above,
  };
}
