import {readFileSync} from 'node:fs';
import path from 'node:path';
import {visitBuiltPages} from '../../src/plugins/pages/node/built-pages';
import {respond} from '../../src/plugins/search/shared/response';
import {createEngine, type Engine} from '../../src/plugins/search/shared/engine';
import {INDEX_FOLDER, type Manifest} from '../../src/plugins/search/shared/manifest';
import type {Shard} from '../../src/plugins/search/shared/shard';

/** A judged query. */
export interface RelevanceQuery {
  readonly query: string;
  /** best addresses for the query; the rank of the first one counts */
  readonly targets: readonly string[];
  /** all relevant addresses, including the targets; for recall */
  readonly relevant: readonly string[];
}

/** Relevance scores for a set of queries. Each is a mean over the queries, from 0 to 1. */
export interface Report {
  /** fraction of queries whose first hit is a target */
  readonly successAt1: number;
  /** fraction of queries with a target among the first three hits */
  readonly successAt3: number;
  /** mean of 1/rank, with 0 for a target that is not shown */
  readonly meanReciprocalRank: number;
  /** fraction of the relevant addresses among the first 20 hits of the search page */
  readonly recallAt20: number;
}

const SITE = 'https://site.invalid/';
const PAGE_SIZE = 20;

function readJson<T>(file: string): T {
  return JSON.parse(readFileSync(path.join(__dirname, file), 'utf8')) as T;
}

/** The site's own queries, each with one target: tests/search/queries.json. */
export function readQueries(): RelevanceQuery[] {
  const queries = readJson<Omit<RelevanceQuery, 'relevant'>[]>('queries.json');
  return queries.map((query) => ({...query, relevant: query.targets}));
}

/** tests/search/queries-training.json: written by eight writers who knew only the pages. For tuning. */
export function readTrainingQueries(): RelevanceQuery[] {
  return readJson('queries-training.json');
}

/**
 * tests/search/queries-fresh.json: written by two writers from the finished pages. Nothing is tuned on them; whoever tunes must not
 * read them.
 */
export function readFreshQueries(): RelevanceQuery[] {
  return readJson('queries-fresh.json');
}

/**
 * Half of tests/search/queries-unseen.json, which was written by someone who had not seen the engine. Of the two halves, tune on
 * `tuning`; whoever tunes must not read `heldOut`. All were judged again on the pages of 2026-11-24 by two others who had not seen
 * the engine either: an address counts that two of the three named.
 */
export function readUnseenQueries(half: 'tuning' | 'heldOut'): RelevanceQuery[] {
  const queries = readJson<RelevanceQuery[]>('queries-unseen.json');
  return queries.filter((_, index) => index % 2 === (half === 'tuning' ? 0 : 1));
}

/** The index files of a built site, as a browser loads them. */
export function readShards(build: string): Shard[] {
  const read = (file: string): unknown =>
    JSON.parse(readFileSync(path.join(build, INDEX_FOLDER, file), 'utf8'));
  return (read('manifest.json') as Manifest).shards.map(({file}) => read(file) as Shard);
}

/** The engine with a built site's index. */
export function siteEngine(build: string): Engine {
  return createEngine(readShards(build));
}

/** Returns the addresses (`/page` or `/page#id`) that a built site does not have. */
export async function missingAddresses(build: string, addresses: readonly string[]): Promise<string[]> {
  const pages = new Map((await visitBuiltPages(build, (page) => page)).map(({route, html}) => [route, html]));
  return addresses.filter((address) => {
    const [route = '', id] = address.split('#');
    const html = pages.get(route);
    if (html === undefined) return true;
    return id !== undefined && ![`id=${id} `, `id=${id}>`, `id="${id}"`].some((text) => html.includes(text));
  });
}

interface Hit {
  readonly group: string;
  readonly url: string;
}

function firstPage(engine: Engine, query: string): Hit[] {
  const request = {query: query.slice(0, 64), hitsPerPage: PAGE_SIZE};
  const {hits} = respond(engine, request, SITE);
  return hits.map(({hierarchy, url}) => ({group: hierarchy.lvl0, url: `/${url.slice(SITE.length)}`}));
}

/** Hits in the order of the search box: by group, at most five per group. */
function asShown(hits: readonly Hit[]): string[] {
  const groups = new Map<string, string[]>();
  for (const {group, url} of hits) {
    const urls = groups.get(group) ?? [];
    groups.set(group, urls);
    if (urls.length < 5) urls.push(url);
  }
  return Array.from(groups.values()).flat();
}

function mean(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0) / values.length;
}

/**
 * Runs all queries and measures the relevance of the results.
 * @param queries at least one
 */
export function measureRelevance(engine: Engine, queries: readonly RelevanceQuery[]): Report {
  const results = queries.map(({query, targets, relevant}) => {
    const hits = firstPage(engine, query);
    const found = relevant.filter((target) => hits.some(({url}) => url === target));
    return {
      /** rank of the first target in the search box, from 1; 0 if it is not shown */
      rank: asShown(hits).findIndex((url) => targets.includes(url)) + 1,
      recall: found.length / relevant.length,
    };
  });
  const within = (limit: number) => mean(results.map(({rank}) => (rank > 0 && rank <= limit ? 1 : 0)));
  return {
    successAt1: within(1),
    successAt3: within(3),
    meanReciprocalRank: mean(results.map(({rank}) => (rank > 0 ? 1 / rank : 0))),
    recallAt20: mean(results.map(({recall}) => recall)),
  };
}
