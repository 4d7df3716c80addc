/** The script that names all others of its version of the site. */
const RUNTIME = /\/runtime~main\./;

/**
 * Whether the server no longer has a file, past the browser's cache.
 * @throws TypeError when the server does not respond
 */
export async function isGone(address: string): Promise<boolean> {
  return (await fetch(address, {method: 'HEAD', cache: 'reload'})).status === 404;
}

/**
 * Why a part of the page did not load.
 * @returns whether the site was published again since the page was loaded, so that only a new page has the part; false if the
 *   server does not respond
 */
export async function isOutdated(): Promise<boolean> {
  const script = Array.from(document.scripts).find(({src}) => RUNTIME.test(src));
  try {
    return script !== undefined && (await isGone(script.src));
  } catch {
    return false;
  }
}

/** What a reader of an outdated page has to know. */
export const OUTDATED = 'This page is from an older version of the site. Reload it.';
