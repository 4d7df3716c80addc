import type {DocSearchHit, DocSearchTransformClient} from '@docsearch/react';
import {unescapeHtml} from '../../shared/html';
import type {SearchHit, SearchRequest, SearchResponse} from '../../shared/response';
import type {SearchClient} from '../provider/embedded';
import {describeFailure, type SearchStatus} from '../provider/status';

/**
 * DocSearch reports a slow search after 300 ms (`stallThreshold` of autocomplete-core), which would hide an error that was reported
 * earlier. In milliseconds.
 */
const AFTER_STALLED_MS = 350;

/** `objectID` of a hit that only carries a suggested query; the modal never lists it. */
const SUGGESTION = 'suggestion';

/** Makes a name safe as a key: DocSearch groups hits in a plain object, and a heading such as `constructor` would break it. */
function safeKey(name: string): string {
  return name in {} ? `${name}\u200B` : name;
}

/**
 * Converts a hit to a row of the modal: the whole heading of its section, a snippet, and the page.
 *
 * For hits of type `content` DocSearch shows the text instead of the heading, so each row gets the type of its deepest
 * heading, which DocSearch then also stores in the recent searches. Below a heading DocSearch shows
 * `hierarchy.lvl1`, the page, or for a page its `content`: both get the snippet. Values are HTML, except `lvl0` of a row, which
 * DocSearch prints as text.
 * @param hit whose texts hold no elements but `<mark>`
 */
function toRow(hit: SearchHit): DocSearchHit {
  const {objectID, url, type, hierarchy, _snippetResult: snippets, _highlightResult: highlights} = hit;
  const lvl0 = safeKey(unescapeHtml(hierarchy.lvl0));
  const lvl1 = safeKey(hierarchy.lvl1);
  const text = snippets.content?.value ?? '';
  const snippet = text && `<span class="search-hit-snippet">${text}</span>`;
  const page = `<span class="search-hit-page">${snippets.hierarchy.lvl1.value}</span>`;
  return {
    objectID,
    url,
    type,
    content: type === 'lvl1' && text ? text.replace(/<\/?mark>/g, '') : null,
    hierarchy: {...hierarchy, lvl0, lvl1},
    _highlightResult: {hierarchy: {lvl0: {value: lvl0}}},
    _snippetResult: {
      content: {value: snippet},
      hierarchy: {lvl1: {value: snippet + page}, [type as string]: highlights.hierarchy[type]},
    },
  } as unknown as DocSearchHit;
}

function suggestionHit(text: string): DocSearchHit {
  return {objectID: SUGGESTION, type: 'lvl1', url: '/', hierarchy: {lvl0: text, lvl1: text}} as DocSearchHit;
}

/**
 * Converts the hits of a response to rows. DocSearch suggests the group names of earlier responses, so the suggestions of an
 * empty response are added as hits in groups of those names; `withoutSuggestions` removes them again.
 */
function prepare({results, suggestions = []}: SearchResponse) {
  return {
    results: results.map(({hits, ...result}) => ({
      ...result,
      hits: hits.length > 0 ? hits.map(toRow) : suggestions.map(suggestionHit),
    })),
  };
}

/** Removes the hits that only carry a suggestion. */
export function withoutSuggestions(hits: DocSearchHit[]): DocSearchHit[] {
  return hits.filter(({objectID}) => objectID !== SUGGESTION);
}

interface ModalClientOptions {
  readonly onStatus: (status: SearchStatus) => void;
  /** whether the input is empty or gone by now, so that no one needs the response */
  readonly isAbandoned: () => boolean;
}

/**
 * Creates the client for DocSearch's modal. With a plain client a failed search shows "no results" or the previous results:
 * the modal sets its status to "error", and autocomplete immediately resets it to "idle". This client runs the modal's error
 * handler and returns a promise that never settles, so nothing overwrites the error; the next keystroke starts a new search.
 * A failure is ignored when a newer search is running or the input is empty.
 */
export function createModalClient(
  client: SearchClient,
  {onStatus, isAbandoned}: ModalClientOptions,
): DocSearchTransformClient {
  let newest = 0;

  function search({requests}: {readonly requests: readonly SearchRequest[]}) {
    newest += 1;
    const current = newest;
    const stalled = new Promise((resolve) => setTimeout(resolve, AFTER_STALLED_MS));
    const query = requests[0]?.query ?? '';
    const isWanted = (): boolean => current === newest && !isAbandoned();
    const response = client.search({requests}).then((found) => {
      if (isWanted()) onStatus({query, count: found.results[0]?.nbHits ?? 0, failure: null});
      return prepare(found);
    });
    async function fail(handler: (error: Error) => unknown, error: unknown): Promise<void> {
      const [failure] = await Promise.all([describeFailure(error), stalled]);
      if (!isWanted()) return;
      onStatus({query, count: null, failure});
      try {
        // DocSearch shows its error screen for errors of this name only, and rethrows them.
        handler(Object.assign(new Error(String(error)), {name: 'RetryError'}));
      } catch {
        // It has been reported already.
      }
    }
    return Object.assign(response, {
      catch: (handler: (error: Error) => unknown) =>
        Promise.prototype.catch.call(response, (error: unknown) => {
          void fail(handler, error);
          return new Promise(() => undefined);
        }),
    });
  }

  // DocSearch uses the other members of its own client only.
  return {search} as unknown as DocSearchTransformClient;
}
