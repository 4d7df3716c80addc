// @vitest-environment jsdom
/* What the hosted service returns, in the real dialog of DocSearch and on the results page. */
import {cleanup, fireEvent, render, waitFor} from '@testing-library/react';
import {MemoryRouter} from 'react-router-dom';
import {afterEach, beforeAll, beforeEach, expect, it, vi} from 'vitest';
import {SearchModal} from './box/SearchModal';
import {SearchResult} from './page/SearchResult';
import {search} from './provider/search';

const {respond} = vi.hoisted(() => ({respond: vi.fn<() => Promise<unknown>>()}));
const ALGOLIA = {appId: 'APP', apiKey: 'key', indexName: 'docs'};

vi.mock('algoliasearch/lite', () => ({liteClient: () => ({search: respond})}));
vi.mock('./PageList', () => ({PageList: () => null}));
vi.mock('@docusaurus/theme-common', () => ({useSearchLinkCreator: () => () => '/search'}));
vi.mock('@docusaurus/theme-search-algolia/client', () => ({
  useAlgoliaThemeConfig: () => ({algolia: ALGOLIA}),
  useAlgoliaContextualFacetFiltersIfEnabled: () => undefined,
}));

/** A hit that holds a text wherever it can hold one. */
function hitWith(text: string, url: unknown = 'https://site.test/page#part', type = 'lvl2') {
  const marked = {value: text};
  return {
    objectID: `${type}${text}`,
    type,
    url,
    content: text,
    hierarchy: {lvl0: text, lvl1: text, lvl2: type === 'lvl1' ? null : text},
    _highlightResult: {hierarchy: {lvl0: marked, lvl1: marked, lvl2: type === 'lvl1' ? undefined : marked}},
    _snippetResult: {content: marked},
  };
}

/** Opens the dialog. @returns its element, when it shows as many rows */
async function openDialog(rows: number, query = ''): Promise<HTMLElement> {
  const {getByRole, container} = render(
    <MemoryRouter>
      <SearchModal insightsClient={null} origin={{current: null}} onClose={() => undefined} />
    </MemoryRouter>,
  );
  if (query !== '') fireEvent.change(getByRole('searchbox'), {target: {value: query}});
  await waitFor(() => expect(container.querySelectorAll('.DocSearch-Hit')).toHaveLength(rows));
  return container;
}

/** The results page's list. */
async function openResults(): Promise<HTMLElement> {
  const {hits} = await search({query: 'fee'});
  return render(
    <MemoryRouter>
      {hits.map((hit) => (
        <SearchResult key={hit.id} {...hit} />
      ))}
    </MemoryRouter>,
  ).container;
}

/** The elements that texts have added, and attributes of the marks. */
function added(root: HTMLElement): readonly string[] {
  const texts = '.DocSearch-Hit-title, .DocSearch-Hit-path, .DocSearch-Hit-source, article';
  const known = 'span[class^="search-hit-"], article :is(h2, a, ul, li, p), bdi, bdi > span, mark';
  return Array.from(root.querySelectorAll(texts)).flatMap((part) =>
    Array.from(part.querySelectorAll('*'))
      .filter(
        (element) =>
          !element.matches(known) ||
          (element.matches('mark, bdi, bdi > span') && element.attributes.length > 0),
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
});

afterEach(cleanup);

it.each([
  '<img src=x onerror=alert(1)>',
  '<mark onclick="alert(1)">fee</mark>',
  '</mark><b>fee</b><mark>',
  '</bdi></span><a href="javascript:alert(1)">fee</a>',
  '<!-- <b> --><template><p>fee</template>',
  '&lt;b&gt;fee&lt;/b&gt;',
])('a text is shown as text, and its direction controls end with it: %s', async (text) => {
  const hits = ['lvl1', 'lvl2', 'content'].map((type) => hitWith(`\u202e${text}`, undefined, type));
  respond.mockResolvedValue({results: [{hits, nbHits: 3, nbPages: 1}]});
  const found = await openDialog(3, 'fee');
  // Stores it.
  fireEvent.click(found.querySelectorAll('.DocSearch-Hit')[1]);
  for (const root of [found, await openDialog(1), await openResults()]) {
    expect(added(root)).toEqual([]);
    expect(root.textContent.replace(/<?\/?mark>/g, '')).toContain(text.replace(/<?\/?mark>/g, ''));
    const turned = Array.from(
      root.querySelectorAll('.DocSearch-Hit-title, .DocSearch-Hit-path > span, article *'),
    );
    expect(
      turned
        .filter(({innerHTML}) => innerHTML.startsWith('\u202e'))
        .every((one) => one.matches('bdi, bdi > span, mark')),
    ).toBe(true);
  }
});

it.each([
  ['https://site.test/page?q=1#part', '/page?q=1#part'],
  ['/page', '/page'],
  ['https://site.test//elsewhere.test/page', '/elsewhere.test/page'],
  ['https://site.test/\\elsewhere.test', '/elsewhere.test'],
  [' java\nscript:alert(1)', null],
  ['data:text/html,<script>alert(1)</script>', null],
])('a hit with the address %j leads to %j', async (url, href) => {
  respond.mockResolvedValue({
    results: [{hits: [hitWith('fees', url), hitWith('more')], nbHits: 2, nbPages: 1}],
  });
  const rows = href === null ? 1 : 2;
  for (const root of [await openDialog(rows, 'fee'), await openResults()]) {
    const links = Array.from(root.querySelectorAll(':is(.DocSearch-Hit, article) a'));
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      ...(href === null ? [] : [href]),
      '/page#part',
    ]);
  }
});

it.each([{}, {results: []}, {results: [{}]}, {results: [{hits: [{url: 'http://['}]}]}])(
  'a response that cannot be read is an error: %j',
  async (response) => {
    respond.mockResolvedValue(response);
    await expect(search({query: 'fee'})).rejects.toMatchObject({name: 'DeserializationError'});
  },
);
