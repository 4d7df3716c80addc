import type {DocSearchHit, DocSearchTransformClient} from '@docsearch/react';
import {toHtml} from '../../shared/marked';
import {pageOf, type Hit, type Results, type SearchRequest} from '../../shared/results';
import {hierarchyOf, type LEVELS} from '../../shared/section';
import type {Search} from '../provider/embedded';
import {describeFailure, type SearchStatus} from '../provider/status';

/**
 * Converts a hit to a row of the modal: the heading of its section, and a snippet. DocSearch groups by `lvl0`, so that gets the page's
 * title. It shows the text of a hit of type `content` instead of its heading, so the type is that of the deepest heading. Below it
 * DocSearch shows `hierarchy.lvl1`, or for a page its `content`: both get the snippet. All texts are HTML, except `lvl0`, which
 * DocSearch prints as text.
 */
function toRow(hit: Hit): DocSearchHit {
  const {id, href, headings, snippet} = hit;
  const [, ...below] = headings;
  const type = `lvl${below.length}` as (typeof LEVELS)[number];
  const html = below.map(toHtml);
  const text = snippet.join('') && `<span class="search-hit-snippet">${toHtml(snippet)}</span>`;
  const plain = below.map((heading) => toHtml([heading.join('')]));
  return {
    objectID: id,
    url: href,
    type,
    content: type === 'lvl1' && text ? toHtml([snippet.join('')]) : null,
    hierarchy: hierarchyOf([pageOf(hit), ...plain]),
    _highlightResult: {hierarchy: {lvl0: {value: pageOf(hit)}}},
    _snippetResult: {
      content: {value: text},
      hierarchy: {lvl1: {value: text}, [type]: {value: html.at(-1)}},
    },
  } as unknown as DocSearchHit;
}

/** A client for DocSearch's modal that tells whether a search runs. */
export interface ModalClient extends DocSearchTransformClient {
  /** settles with the newest search; undefined when it has */
  readonly running: () => Promise<unknown> | undefined;
}

/**
 * Creates the client for DocSearch's modal. A search that fails has no hits, because the modal forgets an error at once; what is to be
 * shown instead comes with the status.
 * @param onStatus called after each search, unless a newer one has been started
 */
export function createModalClient(search: Search, onStatus: (status: SearchStatus) => void): ModalClient {
  let newest: SearchRequest | undefined;
  let running: Promise<unknown> | undefined;

  async function searchFor({requests: [request]}: {readonly requests: readonly SearchRequest[]}) {
    newest = request;
    let results: Results = {hits: [], count: 0, pages: 0};
    let failure: string | null = null;
    try {
      results = await search(request);
    } catch (error) {
      failure = await describeFailure(error);
    }
    const {hits, count, nearest, queryID} = results;
    if (request === newest) {
      running = undefined;
      onStatus({query: request.query ?? '', count: failure === null ? count : null, nearest, failure});
    }
    return {results: [{hits: hits.map(toRow), nbHits: count, queryID}]};
  }

  // DocSearch uses the other members of its own client only.
  return {
    search: (requests: Parameters<typeof searchFor>[0]) => (running = searchFor(requests)),
    running: () => running,
  } as unknown as ModalClient;
}
