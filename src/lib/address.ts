/**
 * What two addresses of the same page have in common, on a host that does not redirect: its path without `index.html`, `.html`
 * and slashes at the end, in lower case.
 */
export function pageOf(pathname: string): string {
  // Looked for at the first slash of several only, so that a long address takes no time.
  return pathname
    .toLowerCase()
    .replace(/(?:\/index)?(?:\.html)?(?<!\/)\/*$/, '')
    .replace(/(?<!\/)\/+$/, '');
}

/**
 * The page that an address means, among the addresses that exist.
 * @param pathname path of the address
 * @param addresses paths or URLs, of which only the path counts
 * @returns the path of the page; undefined if there is none, besides the given one
 */
export function meantPage(pathname: string, addresses: readonly string[]): string | undefined {
  const paths = addresses.map((address) => new URL(address, location.origin).pathname);
  return paths.find((path) => path !== pathname && pageOf(path) === pageOf(pathname));
}

/** Escapes every % of a text that cannot be decoded, such as `#50%`. */
export function decodable(text: string): string {
  try {
    decodeURIComponent(text);
    return text;
  } catch {
    return text.replaceAll('%', '%25');
  }
}
