/** Page that holds the glossary. */
const GLOSSARY_ROUTE = '/how_stability_works/intro_to_stability';

/** Id of the element that defines the term with this id. */
export function glossaryAnchor(id: string): string {
  return `glossary-${id}`;
}

/** Path of the definition of a term, with anchor. */
export function glossaryHref(id: string): string {
  return `${GLOSSARY_ROUTE}#${glossaryAnchor(id)}`;
}
