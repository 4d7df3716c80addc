/** One index file. */
export interface ManifestShard {
  readonly language: string;
  readonly tag: string;
  /** name beside the manifest; changes with its content */
  readonly file: string;
}

/** List of the index files of a site. */
export interface Manifest {
  readonly format: 1;
  readonly shards: readonly ManifestShard[];
}

/** Folder of manifest and index files below the site's root. */
export const INDEX_FOLDER = 'search-index';

/** Languages and tags that a search is limited to; null: no limit. */
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
 * shapes and attributes do not limit.
 */
export function readFacets(facetFilters: unknown): Facets {
  const list: readonly unknown[] = Array.isArray(facetFilters) ? facetFilters.flat() : [facetFilters];
  const filters = list.filter((filter) => typeof filter === 'string');
  return {languages: values(filters, 'language'), tags: values(filters, 'docusaurus_tag')};
}

/** The files that hold what such a search may find. */
export function shardsFor(manifest: Manifest, {languages, tags}: Facets): readonly ManifestShard[] {
  return manifest.shards.filter(
    ({language, tag}) =>
      (languages === null || languages.includes(language)) && (tags === null || tags.includes(tag)),
  );
}
