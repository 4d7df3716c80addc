/** A former address of a page or of a section, without the base URL, and the present one: `/a` and `/b`, or `/a#x` and `/b#y`. */
export interface Moved {
  readonly from: string;
  readonly to: string;
}

/** The present address of a page or section. A page that has moved keeps the part after it, unless its new address has one. */
export function currentAddress(address: string, list: readonly Moved[]): string {
  const [page, hash] = address.split(/(?=#)/);
  const to =
    list.find(({from}) => from === address)?.to ??
    list.find(({from}) => from === page)?.to.replace(/^[^#]*$/, (path) => path + (hash ?? ''));
  return to === undefined ? address : currentAddress(to, list);
}
