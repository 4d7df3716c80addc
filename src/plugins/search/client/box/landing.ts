/** Whether a click on a link opens it in this tab, with no key that opens another. */
export function opensHere(
  event: Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'button'>,
): boolean {
  return !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey && event.button === 0;
}

/**
 * Opens a search result in this tab. The plugin `navigation` shows and marks its section.
 * @param href path with base URL, or a URL on another site
 * @param history the router's history, for pages of this site
 */
export function goToResult(href: string, history: {push: (path: string, state: unknown) => void}): void {
  if (href.startsWith('/')) history.push(href, {mark: 'search-landing'});
  else location.assign(href);
}
