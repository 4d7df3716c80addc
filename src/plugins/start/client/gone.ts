/**
 * Reloads the page if the server no longer has one of its scripts, because the site was published again: once for each path
 * and version. Not if the server does not respond, because the reader would lose the page.
 * @param script address of a script that did not load
 * @param version text that differs between two versions of the page
 * @returns a promise that resolves when this is decided
 */
export async function reloadIfGone(script: string, version: string): Promise<void> {
  const {pathname} = location;
  try {
    if (
      sessionStorage.getItem(pathname) !== version &&
      (await fetch(script, {method: 'HEAD', cache: 'reload'})).status === 404
    ) {
      sessionStorage.setItem(pathname, version);
      location.reload();
    }
  } catch {
    // The reader is offline, or the storage is blocked, without which the page could reload again and again.
  }
}
