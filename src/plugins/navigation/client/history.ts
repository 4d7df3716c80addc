/* What the router lacks. Runs with the framework's scripts, before React starts. */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {decodable, meantPage} from '../../../lib/address';

/** Where the reader was, in pixels from the top, by the key of the entry in the browser's history. */
const places = new Map<unknown, number>();
let returning: {readonly key: unknown; readonly place: number} | undefined;

const entryKey = (): unknown => (history.state as {readonly key?: unknown} | null)?.key;

/** Gives the entries that the browser makes a key, as the router's own entries have, and an address that the router can read. */
function prepareEntry(): void {
  const {origin, pathname, search, hash} = location;
  const {href = ''} = document.querySelector<HTMLLinkElement>('link[rel="canonical"]') ?? {};
  const page = meantPage(pathname, [href]) ?? decodable(pathname);
  const address = page + search + decodable(hash);
  if (entryKey() !== undefined && address === pathname + search + hash) return;
  // With its host: a path may begin with two slashes.
  history.replaceState({key: Date.now().toString(36), ...history.state}, '', origin + address);
}

function keepPlace(): void {
  const key = entryKey();
  if (key !== undefined) places.set(key, scrollY);
}

function onPopState(): void {
  const key = entryKey();
  const place = places.get(key);
  returning = place === undefined ? undefined : {key, place};
  // Otherwise Chromium goes to the hash, in the next frame.
  if (returning) history.scrollRestoration = 'manual';
  prepareEntry();
}

// The build loads this module too.
if (ExecutionEnvironment.canUseDOM) {
  prepareEntry();
  keepPlace();
  addEventListener('scroll', keepPlace, {passive: true});
  // The router listens after this.
  addEventListener('popstate', onPopState);
}

/** Returns the reader to where they were, after the framework has gone to the hash of the address. */
export function onRouteDidUpdate(): void {
  if (returning && returning.key === entryKey())
    scrollTo({top: returning.place, left: scrollX, behavior: 'instant'});
  returning = undefined;
  // Not before the browser has handled the step, of which this may be a part.
  setTimeout(() => (history.scrollRestoration = 'auto'));
}
