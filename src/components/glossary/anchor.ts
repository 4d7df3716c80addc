/** Id of the element that defines a term. */
export function glossaryAnchor(id: string): string {
  return `glossary-${id}`;
}

/** Path of the definition of a term, with anchor. */
export function glossaryHref(id: string): string {
  return `/how_stability_works/intro_to_stability#${glossaryAnchor(id)}`;
}
