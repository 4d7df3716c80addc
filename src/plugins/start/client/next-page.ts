/** What browsers based on Chromium tell about the network. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

const asked = new Set<string>();

function isSlow(): boolean {
  const {connection} = navigator as Navigator & {readonly connection?: Connection};
  return !!connection?.saveData || !!connection?.effectiveType?.includes('2g');
}

/**
 * Requests the page of an internal link ahead of the click: once for each address, and not if the reader saves data or the
 * network is slow.
 * @param target where the pointer, finger or focus is
 */
export function prefetchPage(target: EventTarget | null): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.origin !== location.origin || link.hasAttribute('download')) return;
  const {pathname, search} = link;
  // Files have an extension, pages have none.
  if (pathname === location.pathname || /\.\w+$/.test(pathname) || isSlow()) return;
  const address = pathname + search;
  if (asked.has(address)) return;
  asked.add(address);
  const hint = document.createElement('link');
  hint.rel = 'prefetch';
  hint.href = address;
  document.head.append(hint);
}
