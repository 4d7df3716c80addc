import {readFileSync} from 'node:fs';
import path from 'node:path';
import {answerRequest} from '../../src/search/engine/answer';
import {createEngine, type Engine} from '../../src/search/engine/engine';
import type {Manifest} from '../../src/search/engine/manifest';
import type {Shard} from '../../src/search/engine/shard';

/** A query with the addresses that answer it. */
export interface RelevanceQuery {
  readonly query: string;
  readonly kind: string;
  readonly targets: readonly string[];
}

/** Where a query's first target is among the hits; 0: not among them. */
export interface Outcome {
  readonly query: RelevanceQuery;
  readonly rank: number;
  readonly urls: readonly string[];
}

/** How a set of queries was answered. */
export interface Report {
  readonly outcomes: readonly Outcome[];
  /** mean of 1/rank over all queries */
  readonly meanReciprocalRank: number;
  /** queries whose target is not in the first three hits */
  readonly misses: readonly Outcome[];
}

const SITE = 'https://site.invalid/';

/** The queries of tests/search/queries.json. */
export function readQueries(): RelevanceQuery[] {
  return JSON.parse(readFileSync(path.join(__dirname, 'queries.json'), 'utf8')) as RelevanceQuery[];
}

/** The index files of a built site, as a browser loads them. */
export function readShards(build: string): Shard[] {
  const folder = path.join(build, 'search-index');
  const read = <T>(file: string): T => JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as T;
  return read<Manifest>('manifest.json').shards.map(({file}) => read<Shard>(file));
}

/** Hits in the order in which the search box shows them: by group, at most five a group. */
function asShown(engine: Engine, query: string): string[] {
  const {hits} = answerRequest(engine, {query: query.slice(0, 64)}, SITE);
  const groups = new Map<string, string[]>();
  for (const {hierarchy, url} of hits) {
    const group = groups.get(hierarchy.lvl0) ?? [];
    groups.set(hierarchy.lvl0, group);
    if (group.length < 5) group.push(`/${url.slice(SITE.length)}`);
  }
  return Array.from(groups.values()).flat();
}

/** The engine over a built site's index. */
export function siteEngine(build: string): Engine {
  return createEngine(readShards(build));
}

/** Asks an engine all queries. */
export function measureRelevance(engine: Engine, queries: readonly RelevanceQuery[]): Report {
  const outcomes = queries.map((query): Outcome => {
    const urls = asShown(engine, query.query);
    return {query, urls, rank: urls.findIndex((url) => query.targets.includes(url)) + 1};
  });
  const reciprocal = outcomes.map(({rank}) => (rank > 0 ? 1 / rank : 0));
  return {
    outcomes,
    meanReciprocalRank: reciprocal.reduce((total, value) => total + value, 0) / outcomes.length,
    misses: outcomes.filter(({rank}) => rank === 0 || rank > 3),
  };
}
