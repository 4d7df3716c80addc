/**
 * The part of a request target below the base URL of the site.
 * @param target path with an optional query, as in a request line
 * @param base path with a slash at both ends
 * @returns a target that begins with a slash, or undefined for one outside of the site
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
