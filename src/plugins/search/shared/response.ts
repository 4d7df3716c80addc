import type {SearchForHitsOptions, SearchParamsObject} from 'algoliasearch/lite';
import type {Engine, Found} from './engine';
import {highlight, matchedTerms, snippet} from './highlight';
import {escapeHtml} from './html';
import {hierarchyOf, LEVELS, type Hierarchy, type Section} from './section';

/**
 * A search request of the hosted service. The embedded search reads query, page, hits per page and the length of snippets; it
 * marks matches with `<mark>`, as the site always asks for.
 */
export type SearchRequest = Readonly<Partial<SearchParamsObject & SearchForHitsOptions>>;

const DEFAULT_HITS = 20;
/** Maximum number of queries that are suggested when a search finds nothing. */
const MAX_SUGGESTIONS = 3;

interface Marked {
  /** HTML whose only elements are the highlight marks */
  readonly value: string;
}

/**
 * A search hit as the hosted service returns it, with the fields that the site reads. Every text in it is HTML-escaped. A hit is
 * always a section: `hierarchy[type]` is its heading, `content` is the text below it that matches the most query terms, or its
 * first prose if none matches.
 */
export interface SearchHit {
  readonly objectID: string;
  readonly type: Exclude<keyof Hierarchy, 'lvl0'>;
  readonly hierarchy: Hierarchy;
  /** prose, or code if only code matches; null if the section has no prose and no code that matches */
  readonly content: string | null;
  /** absolute URL */
  readonly url: string;
  readonly _highlightResult: {readonly hierarchy: Partial<Record<keyof Hierarchy, Marked>>};
  readonly _snippetResult: {readonly hierarchy: {readonly lvl1: Marked}; readonly content?: Marked};
}

/** The result of one request, with the fields that the site reads. */
export interface SearchResult {
  readonly hits: readonly SearchHit[];
  readonly nbHits: number;
  readonly nbPages: number;
  /** names the search in click events; from the hosted service only */
  readonly queryID?: string;
}

/** Results in the order of the requests. */
export interface SearchResponse {
  readonly results: readonly SearchResult[];
  /** queries to suggest when there are no results; from the embedded search only */
  readonly suggestions?: readonly string[];
}

/** The text with the most query terms; terms that the headings above it lack count first. */
function bestOf(
  texts: readonly string[],
  terms: ReadonlySet<string>,
  above: ReadonlySet<string>,
): string | null {
  let best: string | null = null;
  let bestScore = 0;
  for (const text of texts) {
    const matched = Array.from(matchedTerms(text, terms));
    const score = matched.filter((term) => !above.has(term)).length * 10 + matched.length;
    if (score > bestScore) [best, bestScore] = [text, score];
  }
  return best;
}

/** The text that a hit shows below its heading: matching prose, else matching code, else the first prose. */
function contentOf({texts, code, headings}: Section, terms: ReadonlySet<string>): string | null {
  const above = matchedTerms(headings.join(' '), terms);
  return bestOf(texts, terms, above) ?? bestOf(code, terms, above) ?? texts[0] ?? null;
}

/** The number of words of a snippet. */
function snippetWords({attributesToSnippet}: SearchRequest, attribute: string): number {
  const entry = attributesToSnippet?.find((value) => value.startsWith(`${attribute}:`));
  return Number(entry?.split(':')[1]) || 10;
}

function toHit({section, terms}: Found, request: SearchRequest, site: string): SearchHit {
  const {url} = section;
  const full = (text: string): Marked => ({value: highlight(text, terms)});
  const short = (text: string, attribute: string): Marked => ({
    value: snippet(text, terms, snippetWords(request, attribute)),
  });
  const content = contentOf(section, terms);
  const highlights = section.headings.map((heading, at) => [LEVELS[at], full(heading)] as const);
  return {
    objectID: url,
    type: LEVELS[section.headings.length - 1] as SearchHit['type'],
    hierarchy: hierarchyOf(section.headings.map(escapeHtml)),
    content: content === null ? null : escapeHtml(content),
    url: `${site}${url.slice(1)}`,
    _highlightResult: {hierarchy: Object.fromEntries(highlights)},
    _snippetResult: {
      hierarchy: {lvl1: short(section.headings[1] ?? '', 'hierarchy.lvl1')},
      ...(content !== null && {content: short(content, 'content')}),
    },
  };
}

function resultOf(engine: Engine, request: SearchRequest, site: string): SearchResult {
  const {query = '', hitsPerPage = DEFAULT_HITS, page = 0} = request;
  const found = engine(query);
  const hits = found.slice(page * hitsPerPage, (page + 1) * hitsPerPage);
  return {
    hits: hits.map((one) => toHit(one, request, site)),
    nbHits: found.length,
    nbPages: Math.ceil(found.length / hitsPerPage),
  };
}

/** The top-level headings with the most sections, if a search for them has results. */
function suggestQueries(engine: Engine, sections: readonly Section[]): string[] {
  const sizes = new Map<string, number>();
  for (const {
    headings: [group],
  } of sections)
    sizes.set(group, (sizes.get(group) ?? 0) + 1);
  return Array.from(sizes)
    .sort((a, b) => b[1] - a[1])
    .map(([heading]) => heading)
    .filter((heading) => engine(heading).length > 0)
    .slice(0, MAX_SUGGESTIONS);
}

/**
 * Searches, and responds as the hosted service would.
 * @param sections what the engine searches
 * @param site absolute URL of the site's root, with a trailing slash
 */
export function respond(
  engine: Engine,
  sections: readonly Section[],
  requests: readonly SearchRequest[],
  site: string,
): SearchResponse {
  const results = requests.map((request) => resultOf(engine, request, site));
  const isEmpty = results.every(({nbHits}) => nbHits === 0);
  return {results, suggestions: isEmpty ? suggestQueries(engine, sections) : []};
}
