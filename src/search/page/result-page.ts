import type {FacetFilters, LiteClient} from 'algoliasearch/lite';
import {hierarchyLevels, type Hierarchy} from '../engine/records';

/** Results that one request brings. */
export const HITS_PER_PAGE = 20;

/** Where and for whom the search page searches. */
export interface SearchScope {
  readonly indexName: string;
  /** limits to language and docs version */
  readonly facetFilters: FacetFilters | undefined;
}

/** A result as the page shows it. Its texts are HTML with `<mark>` around matches. */
export interface ResultItem {
  readonly id: string;
  /** absolute address */
  readonly url: string;
  readonly title: string;
  /** headings above the title, top level first */
  readonly breadcrumbs: readonly string[];
  /** text around the match; empty when only the title matches */
  readonly snippet: string;
}

/** The answer to one request. */
export interface ResultPage {
  readonly items: readonly ResultItem[];
  /** results on all pages */
  readonly count: number;
  readonly hasMore: boolean;
}

type Marked = {readonly value: string} | undefined;

interface Hit {
  readonly url: string;
  readonly hierarchy: Hierarchy;
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
 * Asks for one page of results.
 * @param page from 0
 * @throws Error of the client when the search fails
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
  if (result === undefined) throw new Error('The search answered nothing.');
  const {hits, nbHits = 0, nbPages = 0} = result;
  return {items: hits.map(toItem), count: nbHits, hasMore: page + 1 < nbPages};
}
