/**
 * Whether the server no longer has a file, past the browser's cache.
 * @throws TypeError when the server does not respond
 */
export async function isGone(address: string): Promise<boolean> {
  return (await fetch(address, {method: 'HEAD', cache: 'reload'})).status === 404;
}
