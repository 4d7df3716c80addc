import type {SearchForHitsOptions, SearchParamsObject} from 'algoliasearch/lite';
import type {Engine, Found} from './engine';
import {highlight, matchedTerms, snippet} from './highlight';
import type {Marked} from './marked';
import {ALTERNATIVE, titleOf, type Section} from './section';

/** A request of the hosted service. The embedded search reads the query, the page, and the length of snippets. */
export type SearchRequest = Readonly<Partial<SearchParamsObject & SearchForHitsOptions>>;

/** A section that is found. */
export interface Hit {
  readonly id: string;
  /** path with the base URL */
  readonly href: string;
  /** the label of the page's group, the page's title, by which hits are grouped, then the headings down to the section's own */
  readonly headings: readonly Marked[];
  /** words around the matches; `['']` if there are none to show */
  readonly snippet: Marked;
}

/** The response to a request. */
export interface Results {
  readonly hits: readonly Hit[];
  /** number of hits on all pages */
  readonly count: number;
  readonly pages: number;
  /** of a query without hits: titles and paths, without the base URL, of what is nearest to it */
  readonly nearest?: readonly (readonly [title: string, path: string])[];
  /** names the search in events of the hosted service */
  readonly queryID?: string;
}

/** Number of hits per page, which is also what DocSearch asks for. */
export const HITS_PER_PAGE = 20;

/** The text with the most query terms; terms that the headings above it lack count first. */
function bestOf(texts: readonly string[], terms: ReadonlySet<string>, above: ReadonlySet<string>) {
  let best: string | undefined;
  let bestScore = 0;
  for (const text of texts) {
    const matched = Array.from(matchedTerms(text, terms));
    const score = matched.filter((term) => !above.has(term)).length * 10 + matched.length;
    if (score > bestScore) [best, bestScore] = [text, score];
  }
  return best;
}

/** The text that a hit shows below its heading: matching prose, else matching code, else the first prose. */
function contentOf({texts, code, headings}: Section, terms: ReadonlySet<string>): string {
  const above = matchedTerms(headings.join(' '), terms);
  return bestOf(texts, terms, above) ?? bestOf(code, terms, above) ?? texts[0] ?? '';
}

/** The number of words of a snippet that a request asks for. */
function snippetWords({attributesToSnippet = []}: SearchRequest): number {
  return Number(/content:(\d+)/.exec(attributesToSnippet.join())?.[1] ?? 10);
}

function toHit({section, terms}: Found, words: number, baseUrl: string): Hit {
  const titles = titleOf(section).split(ALTERNATIVE);
  const shown = bestOf(titles, terms, new Set()) ?? titles[0];
  return {
    id: section.url,
    href: baseUrl + section.url.slice(1),
    headings: [...section.headings.slice(0, -1), shown].map((heading) => highlight(heading, terms)),
    snippet: snippet(contentOf(section, terms), terms, words),
  };
}

/** The title of the page of a hit; empty without one. */
export const pageOf = (hit?: Hit): string => hit?.headings[1]?.join('') ?? '';

/** The hits by page, in the order of the first of each. */
export function byPage(hits: readonly Hit[]): Hit[] {
  const pages = hits.map(pageOf);
  return [...hits].sort((a, b) => pages.indexOf(pageOf(a)) - pages.indexOf(pageOf(b)));
}

/** The best results for the longest beginning of a query that has any, down to three letters. */
function nearestTo(query: string, engine: Engine): NonNullable<Results['nearest']> {
  const found = engine(query).slice(0, 3);
  if (found.length === 0 && query.length > 3) return nearestTo(query.slice(0, -1), engine);
  return found.map(({section: {headings, url}}) => [headings.slice(1).join(' › '), url]);
}

/** Searches, and returns one page of the results. */
export function respond(engine: Engine, request: SearchRequest, baseUrl: string): Results {
  const {query = '', page = 0} = request;
  const found = engine(query);
  const shown = found.slice(page * HITS_PER_PAGE, (page + 1) * HITS_PER_PAGE);
  return {
    hits: shown.map((one) => toHit(one, snippetWords(request), baseUrl)),
    count: found.length,
    pages: Math.ceil(found.length / HITS_PER_PAGE),
    ...(found.length === 0 && {nearest: nearestTo(query, engine)}),
  };
}
