import type {DocSearchHit, DocSearchTransformClient} from '@docsearch/react';
import {describeFailure} from '../provider/failure';
import type {SearchClient, SearchResponse} from '../provider/protocol';
import type {SearchStatus} from '../provider/status';
import type {SearchRequest} from '../../shared/response';
import {toRow} from './modal-rows';

/**
 * DocSearch reports a slow search after 300 ms (`stallThreshold` of autocomplete-core), which would hide an error that was reported
 * earlier. In milliseconds.
 */
const AFTER_STALLED_MS = 350;

/** `objectID` of a hit that only carries a suggested query; the modal never lists it. */
const SUGGESTION = 'suggestion';

interface ModalClientOptions {
  readonly onStatus: (status: SearchStatus) => void;
  /** whether the input is empty or gone by now, so that no one needs the response */
  readonly isAbandoned: () => boolean;
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
    results: results.map((result) => {
      const hits = result.hits as readonly unknown[] as readonly DocSearchHit[];
      return {...result, hits: hits.length > 0 ? hits.map(toRow) : suggestions.map(suggestionHit)};
    }),
  };
}

/** Removes the hits that only carry a suggestion. */
export function withoutSuggestions(hits: DocSearchHit[]): DocSearchHit[] {
  return hits.filter(({objectID}) => objectID !== SUGGESTION);
}

/** DocSearch shows its error screen for errors of this name only. */
function asRetryError(error: unknown): Error {
  return Object.assign(new Error(error instanceof Error ? error.message : String(error)), {
    name: 'RetryError',
  });
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
    const started = Date.now();
    const query = requests[0]?.query ?? '';
    const isWanted = (): boolean => current === newest && !isAbandoned();
    const response = client.search({requests}).then((found) => {
      if (isWanted()) onStatus({query, count: found.results[0]?.nbHits ?? 0, failure: null});
      return prepare(found);
    });
    async function fail(handler: (error: Error) => unknown, error: unknown): Promise<void> {
      const wait = AFTER_STALLED_MS - (Date.now() - started);
      if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
      if (!isWanted()) return;
      onStatus({query, count: null, failure: describeFailure(error)});
      try {
        handler(asRetryError(error));
      } catch {
        // DocSearch rethrows the error, which has been reported already
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
