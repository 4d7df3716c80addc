import load from '@docusaurus/core/lib/client/preload';

const loaded = new Set<string>();

/**
 * Loads the code of a page.
 * @param address path of the page; a query and a hash are ignored
 */
export default async function preload(address: string): Promise<void> {
  const path = address.replace(/[?#].*/, '');
  await load(path);
  loaded.add(path);
}

/** Whether the code of a page has been loaded. */
export function isLoaded(path: string): boolean {
  return loaded.has(path);
}
