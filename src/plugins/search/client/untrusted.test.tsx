// @vitest-environment jsdom
/* What the hosted service or the storage holds, in the real dialog of DocSearch and on the results page. */
import {cleanup, fireEvent, render, waitFor} from '@testing-library/react';
import {MemoryRouter} from 'react-router-dom';
import {afterEach, beforeAll, beforeEach, expect, it, vi} from 'vitest';
import type {SearchHit} from '../shared/response';

const {search} = vi.hoisted(() => ({search: vi.fn<() => Promise<unknown>>()}));
const ALGOLIA = {appId: 'APP', apiKey: 'key', indexName: 'docs'};

vi.mock('./provider/hosted', () => ({createHostedClient: () => ({search})}));
vi.mock('./PageList', () => ({PageList: () => null}));
vi.mock('@docusaurus/theme-common', () => ({useSearchLinkCreator: () => () => '/search'}));
vi.mock('@docusaurus/theme-search-algolia/client', () => ({
  useAlgoliaThemeConfig: () => ({algolia: ALGOLIA}),
  useAlgoliaContextualFacetFiltersIfEnabled: () => undefined,
  // As the framework's, which leaves what begins with a scheme or `//` as it is.
  useSearchResultUrlProcessor: () => (url: string) => {
    const {pathname, search: query, hash} = new URL(url);
    return pathname + query + hash;
  },
}));

const RECENT = '__DOCSEARCH_RECENT_SEARCHES__docs';
const FAVORITE = '__DOCSEARCH_FAVORITE_SEARCHES__docs';

/** A hit that holds a text wherever it can hold one. */
function hitWith(text: string, url: unknown = 'https://site.test/page#part', type = 'lvl2') {
  const marked = {value: text};
  const levels = {lvl0: marked, lvl1: marked, lvl2: marked};
  return {
    objectID: `${type}${text}`,
    type,
    url,
    anchor: text,
    content: text,
    hierarchy: {lvl0: text, lvl1: text, lvl2: type === 'lvl1' ? null : text},
    _highlightResult: {hierarchy: levels, content: marked},
    _snippetResult: {hierarchy: levels, content: marked},
  };
}

const TYPES = ['lvl1', 'lvl2', 'content'];
const resultsOf = (hits: readonly unknown[]) => ({results: [{hits, nbHits: hits.length, nbPages: 1}]});

/** Opens the dialog. @returns its element, when it shows as many rows */
async function openDialog(rows: number, query = ''): Promise<HTMLElement> {
  const {SearchModal} = await import('./box/SearchModal');
  const {getByRole, container} = render(
    <MemoryRouter>
      <SearchModal insightsClient={null} origin={{current: null}} onClose={() => undefined} />
    </MemoryRouter>,
  );
  if (query !== '') fireEvent.change(getByRole('combobox'), {target: {value: query}});
  await waitFor(() => expect(container.querySelectorAll('.DocSearch-Hit')).toHaveLength(rows));
  return container;
}

/** The results page's list, read through the site's search client. */
async function openResults(query: string): Promise<HTMLElement> {
  const [{getSearchClient}, {SearchResult}] = await Promise.all([
    import('./provider/search-client'),
    import('./page/SearchResult'),
  ]);
  const {results} = await getSearchClient().search({requests: [{query}]});
  return render(
    <MemoryRouter>
      {results[0].hits.map((hit: SearchHit) => (
        <SearchResult key={hit.objectID} {...hit} />
      ))}
    </MemoryRouter>,
  ).container;
}

/** The elements that texts have added, and attributes of the marks. */
function added(root: HTMLElement): readonly string[] {
  const texts = '.DocSearch-Hit-title, .DocSearch-Hit-path, .DocSearch-Hit-source, article';
  const known = 'span:is(.search-hit-snippet, .search-hit-page), article :is(h2, a, ul, li, p), mark';
  return Array.from(root.querySelectorAll(texts)).flatMap((part) =>
    Array.from(part.querySelectorAll('*'))
      .filter(
        (element) => !element.matches(known) || (element.matches('mark') && element.attributes.length > 0),
      )
      .map(({outerHTML}) => outerHTML),
  );
}

beforeAll(() => {
  window.matchMedia = () => ({matches: false}) as MediaQueryList;
  window.scrollTo = () => undefined;
});

beforeEach(() => {
  localStorage.clear();
  search.mockReset();
});

afterEach(cleanup);

it.each([
  '<meta http-equiv="refresh" content="0;url=https://elsewhere.test">',
  '<img src=x onerror=alert(1)>',
  '<mark onclick="alert(1)">fee</mark>',
  '<mark><img src=x></mark>',
  '</mark><b>fee</b><mark>',
  '<mark><mark>fee</mark></mark>',
  '<MARK>fee</MARK>',
  '</span><a href="javascript:alert(1)">fee</a>',
  '<svg><style><img src=x></style></svg>',
  '<!-- <b> --><template><p>fee</template>',
  '<base href="https://elsewhere.test/"><form action="/x"><input name="q"></form>',
  '&lt;b&gt;fee&lt;/b&gt;',
])('a text is shown as text: %s', async (text) => {
  const shown = text
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/<\/?mark>/g, '');
  const hits = TYPES.map((type) => hitWith(text, undefined, type));
  const stored = JSON.stringify(hits, (name, value: unknown) => (name.startsWith('_') ? undefined : value));
  search.mockResolvedValue(resultsOf(hits));
  localStorage.setItem(RECENT, stored);
  localStorage.setItem(FAVORITE, stored);
  for (const open of [() => openDialog(6), () => openDialog(3, 'fee'), () => openResults('fee')]) {
    const root = await open();
    expect(added(root)).toEqual([]);
    expect(root.textContent?.replace(/<\/?mark>/g, '')).toContain(shown);
    cleanup();
  }
});

it.each([
  ['https://site.test/page?q=1#part', '/page?q=1#part'],
  ['https://elsewhere.test/page', '/page'],
  ['/page', '/page'],
  ['https://site.test//elsewhere.test/page', null],
  ['https://site.test/\\elsewhere.test', null],
  ['javascript:alert(1)', null],
  ['javascript:javascript:alert(1)', null],
  [' java\nscript:javascript:alert(1)', null],
  ['data:text/html,<script>alert(1)</script>', null],
  ['blob:https://site.test/1', null],
  ['http://[', null],
  ['', null],
  [undefined, null],
  [null, null],
  [5, null],
  [{}, null],
])('a hit with the address %j leads to %j', async (url, href) => {
  const hit = hitWith('fees', url);
  search.mockResolvedValue(resultsOf([{...hit, url}, hitWith('more', undefined, 'lvl1')]));
  localStorage.setItem(RECENT, JSON.stringify([{...hit, url}, hitWith('more', undefined, 'lvl1')]));
  const rows = href === null ? 1 : 2;
  for (const open of [() => openDialog(rows), () => openDialog(rows, 'fee'), () => openResults('fee')]) {
    const root = await open();
    const links = Array.from(root.querySelectorAll(':is(.DocSearch-Hit, article) a'), (link) =>
      link.getAttribute('href'),
    );
    expect(links).toEqual([...(href === null ? [] : [href]), '/page#part']);
    cleanup();
  }
});
