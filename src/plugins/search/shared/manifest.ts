/** One index file. */
export interface ManifestShard {
  readonly language: string;
  readonly tag: string;
  /** file name, in the manifest's folder; changes with the content */
  readonly file: string;
}

/** List of the index files of a site. */
export interface Manifest {
  readonly shards: readonly ManifestShard[];
}

/** Folder of the manifest and the index files, relative to the site's root. */
export const INDEX_FOLDER = 'search-index';

/** Languages and tags that a search is limited to; null means no limit. */
export interface Facets {
  readonly languages: readonly string[] | null;
  readonly tags: readonly string[] | null;
}

function values(filters: readonly string[], facet: string): readonly string[] | null {
  const found = filters
    .filter((filter) => filter.startsWith(`${facet}:`))
    .map((filter) => filter.slice(facet.length + 1));
  return found.length > 0 ? found : null;
}

/**
 * Reads the facets from a request's `facetFilters` (a list of `attribute:value`, or of lists of them). Unknown
 * shapes and attributes are ignored.
 */
export function readFacets(facetFilters: unknown): Facets {
  const list: readonly unknown[] = Array.isArray(facetFilters) ? facetFilters.flat() : [facetFilters];
  const filters = list.filter((filter) => typeof filter === 'string');
  return {languages: values(filters, 'language'), tags: values(filters, 'docusaurus_tag')};
}

/** The index files that a search with these facets needs. */
export function shardsFor(manifest: Manifest, {languages, tags}: Facets): readonly ManifestShard[] {
  return manifest.shards.filter(
    ({language, tag}) =>
      (languages === null || languages.includes(language)) && (tags === null || tags.includes(tag)),
  );
}
