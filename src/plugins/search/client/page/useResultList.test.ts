// @vitest-environment jsdom
import {act, cleanup, renderHook} from '@testing-library/react';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {useResultList} from './useResultList';

interface Request {
  readonly query: string;
  readonly page: number;
}

const {search} = vi.hoisted(() => ({search: vi.fn<(request: Request) => Promise<unknown>>()}));
vi.mock('@docusaurus/theme-search-algolia/client', () => ({
  useAlgoliaThemeConfig: () => ({algolia: {indexName: 'docs'}}),
  useAlgoliaContextualFacetFiltersIfEnabled: () => ['language:en'],
}));
vi.mock('../provider/search', () => ({search}));

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

/** The searches so far, as query and page. */
function searches(): readonly string[] {
  return search.mock.calls.map(([{query, page}]) => `${query} ${page}`);
}

/** Renders the hook, and waits for the response unless the search is held back. */
async function render(query: string) {
  const {result, rerender, unmount} = renderHook(useResultList, {initialProps: query});
  const first = result.current[0];
  await pass(0);
  return {
    unmount,
    /** The list before the first search. */
    first,
    list: () => result.current[0],
    ids: () => result.current[0].hits.map(({id}) => id),
    /** Types a query, and waits for that long. */
    type: (text: string, milliseconds = 200) => {
      rerender(text);
      return pass(milliseconds);
    },
    more: () => {
      act(() => result.current[1]());
      return pass(0);
    },
  };
}

/** Holds the next response back; returns a function that sends it. */
function hold(): () => Promise<void> {
  let send: () => void;
  search.mockReturnValueOnce(
    new Promise((resolve) => {
      send = () => resolve({hits: [{id: 'late', headings: []}], count: 1, pages: 1});
    }),
  );
  return async () => {
    send();
    await pass(0);
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  search
    .mockReset()
    .mockImplementation(({query, page}) =>
      Promise.resolve({hits: [{id: `${query} ${page}`, headings: []}], count: 3, pages: 3}),
    );
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('searches at once for the query of the address, and after a pause for a typed one', async () => {
  const {type} = await render('gas');
  expect(search.mock.calls[0][0]).toMatchObject({
    indexName: 'docs',
    facetFilters: ['language:en'],
    hitsPerPage: 20,
  });
  await type('gas ', 199);
  await type('gas u', 199);
  expect(searches()).toHaveLength(1);
  await pass(1);
  expect(searches()).toEqual(['gas 0', 'gas u 0']);
});

it('takes a query that comes with hydration for that of the address', async () => {
  renderHook(useResultList, {initialProps: ''}).rerender('address');
  await pass(0);
  expect(searches()).toEqual(['address 0']);
});

it('keeps the old results until the new ones arrive, and ignores responses that are late', async () => {
  const {type, list, ids} = await render('block');
  const late = hold();
  await type('block t');
  expect(list()).toMatchObject({query: 'block', isLoading: true});
  await type('block time');
  await late();
  expect(list()).toMatchObject({query: 'block time', isLoading: false});
  expect(ids()).toEqual(['block time 0']);
});

it('is cleared by an empty query, and a late response changes nothing', async () => {
  const late = hold();
  const {type, list} = await render('clear');
  await type('', 0);
  await late();
  expect(list()).toMatchObject({query: '', hits: [], count: null, isLoading: false});
});

it('appends further pages; after a failure they stay, and the same page is requested again', async () => {
  const {list, ids, more} = await render('tier');
  search.mockRejectedValueOnce(Object.assign(new Error('The service is down.'), {name: 'ApiError'}));
  await more();
  expect(searches()).toEqual(['tier 0', 'tier 1']);
  expect(list()).toMatchObject({count: 3, hasMore: true, failure: 'The service is down.'});
  await more();
  await more();
  expect(ids()).toEqual(['tier 0', 'tier 1', 'tier 2']);
  expect(list()).toMatchObject({hasMore: false, failure: null});
});

it('has all results again when the reader comes back to the query, without a search', async () => {
  const {type, more, ids, unmount} = await render('fees');
  await more();
  await type('', 0);
  expect(ids()).toEqual([]);
  unmount();
  search.mockClear();
  const back = await render('fees');
  expect(back.first.hits).toHaveLength(2);
  await pass(1000);
  expect(searches()).toEqual([]);
  await back.more();
  expect(back.ids()).toEqual(['fees 0', 'fees 1', 'fees 2']);
});

it('searches again for a query that failed', async () => {
  search.mockRejectedValueOnce(new Error('offline'));
  const {list, unmount} = await render('node');
  expect(list().failure).not.toBeNull();
  unmount();
  expect((await render('node')).ids()).toEqual(['node 0']);
});

it('lists the hits of a page of the site together, in the order of the first ones', async () => {
  const hits = ['A 1', 'B 2', 'A 3'].map((id) => ({id, headings: [['Guides'], [id.charAt(0)]]}));
  search.mockResolvedValueOnce({hits, count: 3, pages: 1});
  expect((await render('pages')).ids()).toEqual(['A 1', 'A 3', 'B 2']);
});
