/**
 * Removes the base URL from a request target.
 * @param target path with an optional query, as in a request line
 * @param base path with leading and trailing slash
 * @returns a target with a leading slash; undefined for a target outside of the site
 */
export function belowBase(target: string, base: string): string | undefined {
  if (target.startsWith(base)) return target.slice(base.length - 1);
  const [pathname, query] = target.split(/\?(.*)/s, 2);
  if (`${pathname}/` !== base) return undefined;
  return query === undefined ? '/' : `/?${query}`;
}

/**
 * The clean form of a request target: no `index.html`, no `.html`, no trailing slash.
 * @param target path with an optional query, as in a request line
 * @returns the same string if it is already clean
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
