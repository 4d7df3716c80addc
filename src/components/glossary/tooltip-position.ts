type Size = Pick<DOMRect, 'width' | 'height'>;
/** Smallest distance between a tooltip and the left and right edge of the window, and the height of the navbar, in CSS pixels. */
const [MARGIN, BAR] = [16, 60];

/**
 * Position of a tooltip: right above its term, or right below it where there is no room above. They touch, so that the
 * pointer can move from one to the other. The tooltip stays in the window if it fits into it.
 * @param term the last line of the term
 * @param tooltip size of the tooltip
 * @param view size of the window
 */
export function tooltipPosition(term: Size & Pick<DOMRect, 'left' | 'top'>, tooltip: Size, view: Size) {
  const bottom = term.top + term.height;
  const above = term.top - tooltip.height;
  const rightmost = view.width - tooltip.width - MARGIN;
  return {
    left: Math.max(MARGIN, Math.min(term.left, rightmost)),
    top: above < BAR ? bottom : above,
  };
}
