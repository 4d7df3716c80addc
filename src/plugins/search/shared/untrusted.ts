/* Reads what may hold anything: responses of the hosted service, and searches in the reader's storage. */
import {sanitize} from './html';
import type {SearchHit, SearchResponse, SearchResult} from './response';
import {LEVELS, type Hierarchy} from './section';

/** Maximum length of a text, in characters, as much as a record of the hosted service may have. The rest is cut off. */
const MAX_TEXT = 10_000;

type Fields = Readonly<Record<string, unknown>>;

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {};
}

/** A text as HTML with no elements but `<mark>`; null if the value is no text or an empty one. */
function htmlOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? sanitize(value.slice(0, MAX_TEXT)) : null;
}

/** The HTML at a level of a result's highlights or snippets. */
function htmlAt(marked: unknown, level: string): string | null {
  return htmlOf(fieldsOf(fieldsOf(fieldsOf(marked).hierarchy)[level]).value);
}

/** A web address as an absolute URL; null for other schemes, and for a path that would name a host if it stood alone. */
function addressOf(value: unknown, base: string): string | null {
  if (typeof value !== 'string' || value === '') return null;
  try {
    const {href, protocol, pathname} = new URL(value, base);
    return /^https?:$/.test(protocol) && !pathname.startsWith('//') ? href : null;
  } catch {
    return null;
  }
}

/**
 * Reads a hit.
 * @param base absolute URL to which its address may be relative
 * @returns a hit with the known fields only, whose texts hold no elements but `<mark>`; null without id, web address or headings
 */
export function readHit(value: unknown, base: string): SearchHit | null {
  const {objectID, url, hierarchy, content, _highlightResult, _snippetResult} = fieldsOf(value);
  const headings = LEVELS.map((level) => htmlOf(fieldsOf(hierarchy)[level]));
  const [lvl0, lvl1] = headings;
  const address = addressOf(url, base);
  if (typeof objectID !== 'string' || lvl0 === null || lvl1 === null || address === null) return null;
  const present = LEVELS.filter((_, at) => headings[at] !== null);
  const snippet = htmlOf(fieldsOf(fieldsOf(_snippetResult).content).value);
  return {
    objectID,
    url: address,
    type: present.at(-1) as SearchHit['type'],
    hierarchy: Object.fromEntries(LEVELS.map((level, at) => [level, headings[at]])) as Hierarchy,
    content: htmlOf(content),
    _highlightResult: {
      hierarchy: Object.fromEntries(
        LEVELS.flatMap((level, at) => {
          const text = htmlAt(_highlightResult, level) ?? headings[at];
          return headings[at] === null || text === null ? [] : [[level, {value: text}] as const];
        }),
      ),
    },
    _snippetResult: {
      hierarchy: {lvl1: {value: htmlAt(_snippetResult, 'lvl1') ?? lvl1}},
      ...(snippet !== null && {content: {value: snippet}}),
    },
  };
}

/** Reads hits, without those that cannot be read. @param base as for `readHit` */
export function readHits(value: unknown, base: string): readonly SearchHit[] {
  return Array.isArray(value) ? value.flatMap((hit: unknown) => readHit(hit, base) ?? []) : [];
}

function countOf(value: unknown, otherwise: number): number {
  return Number.isSafeInteger(value) && Number(value) >= 0 ? Number(value) : otherwise;
}

function readResult(value: unknown, base: string): SearchResult {
  const {hits: found, nbHits, nbPages, queryID} = fieldsOf(value);
  const hits = readHits(found, base);
  return {
    hits,
    nbHits: countOf(nbHits, hits.length),
    nbPages: countOf(nbPages, 1),
    ...(typeof queryID === 'string' && {queryID}),
  };
}

/**
 * Reads a response, with the known fields only.
 * @param requests number of requests
 * @param base as for `readHit`
 * @throws Error named `DeserializationError`, like that of the hosted service's client, without a result for each request
 */
export function readResponse(value: unknown, requests: number, base: string): SearchResponse {
  const {results, suggestions} = fieldsOf(value);
  if (!Array.isArray(results) || results.length < requests)
    throw Object.assign(new Error('no results'), {name: 'DeserializationError'});
  return {
    results: results.map((result) => readResult(result, base)),
    suggestions: Array.isArray(suggestions)
      ? suggestions.filter((text): text is string => typeof text === 'string')
      : [],
  };
}
