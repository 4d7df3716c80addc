/* What the reader has done survives if React renders the page again, because an extension or a translator has changed it. */
const INTERACTIVE = 'a, button, input, textarea, details, summary, [tabindex]';

const within = (root: Element): HTMLElement[] => Array.from(root.querySelectorAll<HTMLElement>(INTERACTIVE));
const kindOf = ({tagName, className}: Element): string => `${tagName} ${className}`;

/** Finds the element that is in the page in place of one that was. */
export type Present = (element: HTMLElement) => HTMLElement | undefined;

/**
 * Restores typed text, open details and the focus at once when React has replaced the page.
 * @param root element that React renders into
 * @param signal ends it
 */
export function keepThroughRecovery(root: Element, signal: AbortSignal): Present {
  const elements = within(root);
  const kinds = elements.map(kindOf);
  let focused = document.activeElement as HTMLElement | null;

  /** By its place among those of its kind, because extensions add elements. */
  const present: Present = (element) => {
    const index = elements.indexOf(element);
    if (index < 0 || element.isConnected) return element;
    const place = kinds.slice(0, index).filter((kind) => kind === kinds[index]).length;
    return within(root).filter((one) => kindOf(one) === kinds[index])[place];
  };

  addEventListener('focusin', ({target}) => (focused = target as HTMLElement), {signal});
  const observer = new MutationObserver(() => {
    if (elements.every(({isConnected}) => isConnected)) return;
    observer.disconnect();
    for (const element of elements) {
      if (element instanceof HTMLDetailsElement && element.open) present(element)?.setAttribute('open', '');
      else if (
        (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) &&
        element.value
      ) {
        const field = present(element) as typeof element | undefined;
        // Not through `value`, whose changes by scripts React ignores.
        field?.setRangeText(element.value, 0, field.value.length, 'end');
        field?.dispatchEvent(new Event('input', {bubbles: true}));
      }
    }
    if (focused && document.activeElement === document.body) present(focused)?.focus({preventScroll: true});
  });
  observer.observe(root, {childList: true});
  signal.addEventListener('abort', () => observer.disconnect());
  return present;
}
