import type {FacetFilters, LiteClient} from 'algoliasearch/lite';
import {hierarchyLevels, type Hierarchy} from '../engine/records';

/** Number of results per request. */
const HITS_PER_PAGE = 20;

/** Index and facets that the search page searches. */
export interface SearchScope {
  readonly indexName: string;
  /** limits to language and docs version */
  readonly facetFilters: FacetFilters | undefined;
}

/** A result as the page shows it. Its texts are escaped HTML with `<mark>` around matches. */
export interface ResultItem {
  readonly id: string;
  /** absolute URL */
  readonly url: string;
  readonly title: string;
  /** headings above the title, top level first */
  readonly breadcrumbs: readonly string[];
  /** text around the match; empty when only the title matches */
  readonly snippet: string;
}

/** The response to one request. */
export interface ResultPage {
  readonly items: readonly ResultItem[];
  /** number of results on all pages */
  readonly count: number;
  readonly hasMore: boolean;
}

type Marked = {readonly value: string} | undefined;

interface Hit {
  readonly url: string;
  readonly _highlightResult?: {readonly hierarchy?: Partial<Record<keyof Hierarchy, Marked>>};
  readonly _snippetResult?: {readonly content?: Marked};
}

function toItem({
  objectID,
  url,
  _highlightResult,
  _snippetResult,
}: Hit & {readonly objectID: string}): ResultItem {
  const headings = hierarchyLevels.flatMap((level) => _highlightResult?.hierarchy?.[level]?.value ?? []);
  return {
    id: objectID,
    url,
    title: headings.at(-1) ?? url,
    breadcrumbs: headings.slice(0, -1),
    snippet: _snippetResult?.content?.value ?? '',
  };
}

/**
 * Requests one page of results.
 * @param page counted from 0
 * @throws the client's error when the search fails
 */
export async function fetchResultPage(
  client: Pick<LiteClient, 'searchForHits'>,
  {indexName, facetFilters}: SearchScope,
  query: string,
  page: number,
): Promise<ResultPage> {
  const {results} = await client.searchForHits<Hit>({
    requests: [
      {
        indexName,
        query,
        page,
        ...(facetFilters && {facetFilters}),
        hitsPerPage: HITS_PER_PAGE,
        attributesToRetrieve: [
          ...hierarchyLevels.map((level) => `hierarchy.${level}`),
          'content',
          'type',
          'url',
        ],
        attributesToSnippet: ['content:20'],
        snippetEllipsisText: '…',
        highlightPreTag: '<mark>',
        highlightPostTag: '</mark>',
      },
    ],
  });
  const [result] = results;
  if (result === undefined) throw new Error('The search returned no result.');
  const {hits, nbHits = 0, nbPages = 0} = result;
  return {items: hits.map(toItem), count: nbHits, hasMore: page + 1 < nbPages};
}
