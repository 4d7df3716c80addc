import {readFileSync} from 'node:fs';
import path from 'node:path';
import {MAX_QUERY} from '../../src/lib/theme';
import type {Engine} from '../../src/plugins/search/shared/engine';
import {byPage, pageOf, respond, type Hit} from '../../src/plugins/search/shared/results';
import {INDEX_FILE, type SearchIndex} from '../../src/plugins/search/shared/section';

/** A judged query. */
export interface RelevanceQuery {
  readonly query: string;
  /** best addresses for the query; the rank of the first one counts */
  readonly targets: readonly string[];
  /** all relevant addresses, including the targets, for recall; the targets if missing */
  readonly relevant?: readonly string[];
}

/** Relevance scores for a set of queries. Each is a mean over the queries, from 0 to 1. */
export interface Report {
  /** fraction of queries whose first hit is a target */
  readonly successAt1: number;
  /** mean of 1/rank, with 0 for a target that is not shown */
  readonly meanReciprocalRank: number;
  /** fraction of the relevant addresses among the first 20 hits of the search page */
  readonly recallAt20: number;
}

/**
 * A set of judged queries: the site's `own`, and `unseen` ones, which were written by someone who had not seen the engine and judged by
 * two others who had not either. The last 20 of each are what readers paste: messages, codes, addresses, and words of other chains.
 * Nothing is tuned on the unseen ones.
 */
export function readQueries(name: 'own' | 'unseen'): RelevanceQuery[] {
  const file = name === 'own' ? 'queries.json' : 'queries-unseen.json';
  return JSON.parse(readFileSync(path.join(__dirname, file), 'utf8')) as RelevanceQuery[];
}

/** The index file of a built site, as a browser loads it. */
export function readIndex(build: string): SearchIndex {
  return JSON.parse(readFileSync(path.join(build, INDEX_FILE), 'utf8')) as SearchIndex;
}

/** Hits in the order of the search box: by page, at most five per page. */
function asShown(hits: readonly Hit[]): string[] {
  const shown = byPage(hits);
  return shown.filter((hit, at) => at < 5 || pageOf(shown[at - 5]) !== pageOf(hit)).map(({href}) => href);
}

function mean(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0) / values.length;
}

/**
 * Runs all queries and measures the relevance of the results.
 * @param queries at least one
 */
export function measureRelevance(engine: Engine, queries: readonly RelevanceQuery[]): Report {
  const results = queries.map(({query, targets, relevant = targets}) => {
    const {hits} = respond(engine, {query: query.slice(0, MAX_QUERY)}, '/');
    const found = relevant.filter((target) => hits.some(({href}) => href === target));
    return {
      /** rank of the first target in the search box, from 1; 0 if it is not shown */
      rank: asShown(hits).findIndex((url) => targets.includes(url)) + 1,
      recall: found.length / relevant.length,
    };
  });
  return {
    successAt1: mean(results.map(({rank}) => (rank === 1 ? 1 : 0))),
    meanReciprocalRank: mean(results.map(({rank}) => (rank > 0 ? 1 / rank : 0))),
    recallAt20: mean(results.map(({recall}) => recall)),
  };
}
