/**
 * The clean form of a request target: no `index.html`, no `.html`, no trailing slash.
 * @param target path with an optional query, as in a request line
 * @returns the same string when it is clean already
 */
export function cleanPath(target: string): string {
  const [pathname, query] = target.split(/\?(.*)/s, 2);
  const path = pathname
    .replace(/^\/{2,}/, '/')
    .replace(/\/index(?:\.html)?$/, '/')
    .replace(/\.html$/, '')
    .replace(/(.)\/+$/, '$1');
  return query === undefined ? path : `${path}?${query}`;
}
