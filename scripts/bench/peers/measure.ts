/* Lighthouse on one page, with its mobile preset and its simulated slow network and processor. */
import {execFile} from 'node:child_process';
import path from 'node:path';
import {promisify} from 'node:util';
import {browserPath} from '../../browser';
import {median} from '../median';
import {install} from './install';
import type {Site} from './serve';

const LIGHTHOUSE = {name: 'lighthouse', version: '12.8.2'};
const METRICS = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
} as const;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
/** Types of requests whose bytes are counted, as Lighthouse names them. */
const KINDS = ['Document', 'Stylesheet', 'Script', 'Font'] as const;

const execute = promisify(execFile);

interface Audit {
  readonly score: number | null;
  readonly numericValue?: number;
  readonly details?: {readonly items?: readonly Readonly<Record<string, unknown>>[]};
}

/** The part of Lighthouse's report that is read here. */
interface Report {
  readonly runtimeError?: {readonly message: string};
  readonly audits: Readonly<Record<string, Audit | undefined>>;
  readonly categories: Readonly<
    Record<
      string,
      {
        readonly score: number | null;
        readonly auditRefs: readonly {readonly id: string; readonly weight: number}[];
      }
    >
  >;
}

/** What one run found, or the medians of several. */
export interface Measurement {
  /** From 0 to 100: performance, accessibility, best practices, search engines. */
  readonly scores: readonly number[];
  /** FCP, LCP and TBT in milliseconds; CLS without unit. */
  readonly metrics: Readonly<Record<keyof typeof METRICS, number>>;
  /** Bytes that the page loads before the reader does anything, by type of request. */
  readonly bytes: Readonly<Record<(typeof KINDS)[number], number>>;
  /** Ids of the audits that cost points, besides those of performance. */
  readonly findings: readonly string[];
}

function mapValues<K extends string, T, U>(values: Readonly<Record<K, T>>, change: (value: T, key: K) => U) {
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => [key, change(value as T, key as K)]),
  ) as Record<K, U>;
}

/** Medians, value by value, and the findings of all runs. */
export function medians(runs: readonly Measurement[]): Measurement {
  const [first] = runs;
  if (!first) throw new Error('peers: no run to take a median of.');
  return {
    scores: first.scores.map((_, index) => median(runs.map(({scores}) => scores[index] ?? 0))),
    metrics: mapValues(first.metrics, (_, key) => median(runs.map(({metrics}) => metrics[key]))),
    bytes: mapValues(first.bytes, (_, key) => median(runs.map(({bytes}) => bytes[key]))),
    findings: Array.from(new Set(runs.flatMap(({findings}) => findings))),
  };
}

function read({audits, categories}: Report, site: Site): Measurement {
  const requests = audits['network-requests']?.details?.items ?? [];
  const sizeOf = (url: unknown): number => {
    const {pathname} = new URL(String(url));
    return site.get(pathname.replace(/(.)\/$/, '$1'))?.body.length ?? 0;
  };
  const bytesOf = (kind: string): number =>
    requests
      .filter(({resourceType}) => resourceType === kind)
      .reduce((total, {url}) => total + sizeOf(url), 0);
  const others = CATEGORIES.slice(1).flatMap((name) => categories[name]?.auditRefs ?? []);
  return {
    scores: CATEGORIES.map((name) => Math.round((categories[name]?.score ?? 0) * 100)),
    metrics: mapValues(METRICS, (audit) => audits[audit]?.numericValue ?? Number.NaN),
    bytes: Object.fromEntries(KINDS.map((kind) => [kind, bytesOf(kind)])) as Measurement['bytes'],
    findings: others.filter(({id, weight}) => weight > 0 && (audits[id]?.score ?? 1) < 1).map(({id}) => id),
  };
}

/**
 * Measures a page once.
 * @param url address of the page
 * @param site what the server sends, for the sizes
 * @throws Error when Lighthouse cannot load the page
 */
export async function measure(url: string, site: Site): Promise<Measurement> {
  const folder = await install(LIGHTHOUSE.name, {packages: {[LIGHTHOUSE.name]: LIGHTHOUSE.version}});
  const {stdout} = await execute(
    process.execPath,
    [
      path.join(folder, 'node_modules/lighthouse/cli/index.js'),
      url,
      '--output=json',
      '--quiet',
      '--chrome-flags=--headless=new --no-sandbox --disable-dev-shm-usage --ignore-certificate-errors',
    ],
    {env: {...process.env, CHROME_PATH: browserPath()}, maxBuffer: 2 ** 26},
  );
  const report = JSON.parse(stdout) as Report;
  if (report.runtimeError) throw new Error(`Lighthouse at ${url}: ${report.runtimeError.message}`);
  return read(report, site);
}
