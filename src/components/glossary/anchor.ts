/** Page that holds the glossary. */
const GLOSSARY_ROUTE = '/how_stability_works/intro_to_stability';

/** Id of the element that defines a term. */
export function glossaryAnchor(id: string): string {
  return `glossary-${id}`;
}

/** Address of the definition of a term, from any page. */
export function glossaryHref(id: string): string {
  return `${GLOSSARY_ROUTE}#${glossaryAnchor(id)}`;
}
