import type {DocSearchHit, DocSearchTransformClient} from '@docsearch/react';
import type {LiteClient, SearchMethodParams} from 'algoliasearch/lite';
import type {SearchStatus} from '../client/status';

/** How long DocSearch waits before it shows that a search is slow, and some more: no error is reported before. */
const AFTER_STALLED_MS = 350;

/** Mark of a hit that only carries a query to suggest; the modal never lists it. */
const SUGGESTION = 'suggestion';

interface HookOptions {
  readonly report: (status: SearchStatus) => void;
  readonly describeFailure: (error: unknown) => string;
  /** whether the box is empty or gone by now: what a search came to is then of no interest */
  readonly isAbandoned: () => boolean;
}

/** The part of an answer that the modal reads, and the suggestions of the embedded search. */
interface Answer {
  readonly results: readonly {readonly hits: readonly DocSearchHit[]; readonly nbHits: number}[];
  readonly suggestions?: readonly string[];
}

function queryOf(params: SearchMethodParams): string {
  const requests = Array.isArray(params) ? params : params.requests;
  const [first] = requests as readonly {readonly query?: string}[];
  return first?.query ?? '';
}

function suggestionHit(text: string): DocSearchHit {
  return {objectID: SUGGESTION, type: 'lvl1', url: '/', hierarchy: {lvl0: text, lvl1: text}} as DocSearchHit;
}

/**
 * DocSearch reads its suggestions for a search without results off the groups of a former search. An answer that
 * brings suggestions of its own brings them as hits of groups of that name, which `withoutSuggestions` empties.
 */
function withSuggestions(answer: Answer): Answer {
  const [first] = answer.results;
  if (first === undefined || first.hits.length > 0) return answer;
  return {...answer, results: [{...first, hits: (answer.suggestions ?? []).map(suggestionHit)}]};
}

/** Takes the hits away that only carry a suggestion. */
export function withoutSuggestions(hits: DocSearchHit[]): DocSearchHit[] {
  return hits.filter(({objectID}) => objectID !== SUGGESTION);
}

/** Object keys that DocSearch's grouping by heading cannot take: `hasOwnProperty` as a heading would break it. */
function safeGroups(hit: DocSearchHit): DocSearchHit {
  const safe = (name: string): string => (name in {} ? `${name}\u200B` : name);
  const {lvl0, lvl1} = hit.hierarchy;
  return {...hit, hierarchy: {...hit.hierarchy, lvl0: safe(lvl0), lvl1: safe(lvl1)}};
}

/** The modal prints `lvl0` as text, so it wants it without markup and entities: as in the hit itself. */
function plainTopLevel(hit: DocSearchHit): DocSearchHit {
  const {_highlightResult: marked} = hit;
  if (marked === undefined) return hit;
  const lvl0 = {...marked.hierarchy.lvl0, value: hit.hierarchy.lvl0};
  return {...hit, _highlightResult: {...marked, hierarchy: {...marked.hierarchy, lvl0}}};
}

function prepare(answer: Answer): Answer {
  const results = answer.results.map((result) => ({
    ...result,
    hits: result.hits.map((hit) => plainTopLevel(safeGroups(hit))),
  }));
  return withSuggestions({...answer, results});
}

/** DocSearch shows its error screen for errors of this name only. */
function asRetryError(error: unknown): Error {
  return Object.assign(new Error(error instanceof Error ? error.message : String(error)), {
    name: 'RetryError',
  });
}

/**
 * What DocSearch's modal talks to. Stock, a failed search ends as "no results" (or as the results of the search before):
 * the modal sets its status to "error", then autocomplete sets it to "idle" in the same moment. Here the modal's
 * handler runs, and the promise it chains on never settles, so that nothing overwrites the error; the next key starts
 * a search of its own. A failure of a search that is no longer the newest, or whose query is gone, is dropped.
 */
export function createModalClient(client: LiteClient, hooks: HookOptions): DocSearchTransformClient {
  let newest = 0;

  function search(params: SearchMethodParams): Promise<Answer> {
    newest += 1;
    const current = newest;
    const started = Date.now();
    const query = queryOf(params);
    const answer = client.search(params).then((response) => {
      const found = response as unknown as Answer;
      if (current === newest && !hooks.isAbandoned()) {
        hooks.report({query, count: found.results[0]?.nbHits ?? 0, failure: null});
      }
      return prepare(found);
    });
    async function fail(handler: (error: Error) => unknown, error: unknown): Promise<void> {
      const wait = AFTER_STALLED_MS - (Date.now() - started);
      if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
      if (current !== newest || hooks.isAbandoned()) return;
      hooks.report({query, count: null, failure: hooks.describeFailure(error)});
      try {
        handler(asRetryError(error));
      } catch {
        // DocSearch throws the error on; it has been reported
      }
    }
    return Object.assign(answer, {
      catch: (handler: (error: Error) => unknown) =>
        Promise.prototype.catch.call(answer, (error: unknown) => {
          void fail(handler, error);
          return new Promise(() => undefined);
        }),
    });
  }

  return {
    search: search as unknown as DocSearchTransformClient['search'],
    addAlgoliaAgent: (segment, version) => client.addAlgoliaAgent(segment, version),
    transporter: client.transporter,
  };
}
