import type {Engine, Found} from './engine';
import {highlight, matchedTerms, snippet, type Highlighted, type MarkTags} from './highlight';
import {hierarchyLevels, type Hierarchy, type RecordType} from './records';
import type {Section} from './shard';
import {escapeHtml} from './text';

/** The parts of a search request that are understood; the rest is ignored. Names and meaning are the hosted service's. */
export interface SearchRequest {
  readonly indexName?: string;
  readonly query?: string;
  readonly page?: number;
  readonly hitsPerPage?: number;
  readonly attributesToSnippet?: readonly string[];
  readonly snippetEllipsisText?: string;
  readonly highlightPreTag?: string;
  readonly highlightPostTag?: string;
}

interface Marked {
  readonly value: string;
  readonly matchLevel: 'full' | 'partial' | 'none';
  readonly matchedWords: readonly string[];
}

type MarkedHierarchy = Partial<Record<keyof Hierarchy, Marked>>;

/** A search hit as the hosted service returns it. Every text in it is HTML-escaped, except `hierarchy.lvl0`. */
export interface SearchHit {
  readonly objectID: string;
  readonly type: RecordType;
  readonly hierarchy: Hierarchy;
  readonly content: string | null;
  /** absolute address */
  readonly url: string;
  readonly anchor: string | null;
  readonly _highlightResult: {readonly hierarchy: MarkedHierarchy; readonly content?: Marked};
  readonly _snippetResult: {readonly hierarchy: MarkedHierarchy; readonly content?: Marked};
}

/** The answer to one request. */
export interface SearchResult {
  readonly hits: readonly SearchHit[];
  readonly nbHits: number;
  readonly page: number;
  readonly nbPages: number;
  readonly hitsPerPage: number;
  readonly query: string;
  readonly params: string;
  readonly index: string;
  readonly exhaustiveNbHits: true;
  readonly processingTimeMS: number;
  readonly facets: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

const DEFAULT_TAGS: MarkTags = {pre: '<em>', post: '</em>'};

function marked({html, matched}: Highlighted, asked: number): Marked {
  const level = matched.length === 0 ? 'none' : matched.length >= asked ? 'full' : 'partial';
  return {value: html, matchLevel: level, matchedWords: matched};
}

/** The text below a heading that shows the most of what was asked for and is not in the headings above it. */
function bestText({texts, code, hierarchy}: Section, terms: ReadonlySet<string>): string | null {
  const above = hierarchyLevels.flatMap((level) => Array.from(matchedTerms(hierarchy[level] ?? '', terms)));
  const seen = new Set(above);
  let best: string | null = null;
  let bestScore = 0;
  texts.concat(code).forEach((text, index) => {
    const matched = Array.from(matchedTerms(text, terms));
    const added = matched.filter((term) => !seen.has(term)).length;
    const score = added * 10 + matched.length + (index < texts.length ? 0.5 : 0);
    if (added > 0 && score > bestScore) {
      best = text;
      bestScore = score;
    }
  });
  return best;
}

function escapeHierarchy(hierarchy: Hierarchy): Hierarchy {
  const entries = hierarchyLevels.map((level) => {
    const text = hierarchy[level];
    // lvl0 is printed as text by the modal, everything below as HTML
    return [level, text === null || level === 'lvl0' ? text : escapeHtml(text)];
  });
  return Object.fromEntries(entries) as Hierarchy;
}

function snippetWords(request: SearchRequest, attribute: string): number {
  const entry = request.attributesToSnippet?.find((value) => value.startsWith(`${attribute}:`));
  return Number(entry?.split(':')[1] ?? 10) || 10;
}

function toHit({section, terms}: Found, request: SearchRequest, site: string): SearchHit {
  const tags = {
    pre: request.highlightPreTag ?? DEFAULT_TAGS.pre,
    post: request.highlightPostTag ?? DEFAULT_TAGS.post,
  };
  const {hierarchy, depth, anchor} = section;
  const ellipsis = request.snippetEllipsisText ?? '…';
  const text = bestText(section, terms);
  const full: MarkedHierarchy = {};
  const short: MarkedHierarchy = {};
  for (const level of hierarchyLevels) {
    const heading = hierarchy[level];
    if (heading === null) continue;
    full[level] = marked(highlight(heading, terms, tags), terms.size);
    const words = snippetWords(request, `hierarchy.${level}`);
    short[level] = marked(snippet(heading, terms, tags, words, ellipsis), terms.size);
  }
  const words = snippetWords(request, 'content');
  const content = text ?? (depth === 1 ? (section.texts[0] ?? null) : null);
  const type: RecordType = text !== null ? 'content' : `lvl${depth}`;
  return {
    objectID: `${type}-${section.url}`,
    type,
    hierarchy: escapeHierarchy(hierarchy),
    content: content === null ? null : escapeHtml(content),
    url: `${site}${section.url.slice(1)}`,
    anchor,
    _highlightResult: {
      hierarchy: full,
      ...(content !== null && {content: marked(highlight(content, terms, tags), terms.size)}),
    },
    _snippetResult: {
      hierarchy: short,
      ...(content !== null && {content: marked(snippet(content, terms, tags, words, ellipsis), terms.size)}),
    },
  };
}

/**
 * Answers one request as the hosted service would.
 * @param engine over the shards that the request's facets ask for
 * @param site absolute address of the site's root, with a slash at the end
 */
export function answerRequest(engine: Engine, request: SearchRequest, site: string): SearchResult {
  const query = request.query ?? '';
  const hitsPerPage = request.hitsPerPage ?? 20;
  const page = request.page ?? 0;
  const found = hitsPerPage > 0 ? engine(query) : [];
  const shown = found.slice(page * hitsPerPage, (page + 1) * hitsPerPage);
  return {
    hits: shown.map((entry) => toHit(entry, request, site)),
    nbHits: found.length,
    page,
    nbPages: hitsPerPage > 0 ? Math.ceil(found.length / hitsPerPage) : 0,
    hitsPerPage,
    query,
    params: '',
    index: request.indexName ?? '',
    exhaustiveNbHits: true,
    processingTimeMS: 1,
    facets: {},
  };
}
