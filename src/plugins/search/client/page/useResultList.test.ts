// @vitest-environment jsdom
import {act, cleanup, renderHook} from '@testing-library/react';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {useResultList} from './useResultList';

interface Params {
  readonly requests: readonly {readonly query: string; readonly page: number}[];
}

const {search} = vi.hoisted(() => ({search: vi.fn<(params: Params) => Promise<unknown>>()}));
vi.mock('@docusaurus/theme-search-algolia/client', () => ({
  useAlgoliaThemeConfig: () => ({algolia: {indexName: 'docs'}}),
  useAlgoliaContextualFacetFiltersIfEnabled: () => ['language:en'],
}));
vi.mock('../provider/search-client', () => ({getSearchClient: () => ({search})}));

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

/** The searches so far, as query and page. */
function searches(): readonly string[] {
  return search.mock.calls.flatMap(([{requests}]) => requests.map(({query, page}) => `${query} ${page}`));
}

/** Renders the hook. */
function render(query: string) {
  const {result, rerender, unmount} = renderHook((text: string) => useResultList(text), {
    initialProps: query,
  });
  return {
    rerender,
    unmount,
    list: () => result.current[0],
    ids: () => result.current[0].hits.map(({objectID}) => objectID),
    more: () => act(() => result.current[1]()),
  };
}

/** Holds the next response back; returns a function that sends it, or lets the search fail. */
function hold(): (fails?: boolean) => Promise<void> {
  let settle: (fails: boolean) => void;
  search.mockImplementationOnce(
    ({requests: [{query}]}) =>
      new Promise((resolve, reject) => {
        settle = (fails) =>
          fails
            ? reject(new Error('down'))
            : resolve({results: [{hits: [{objectID: `late ${query}`}], nbHits: 1, nbPages: 1}]});
      }),
  );
  return async (fails = false) => {
    settle(fails);
    await pass(0);
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  search.mockReset().mockImplementation(({requests: [{query, page}]}) => {
    const hits = [{objectID: `${query} ${page}`}];
    return Promise.resolve({results: [{hits, nbHits: 3, nbPages: 3}]});
  });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('requests 20 results per page, with the facets of the page', async () => {
  render('docs');
  await pass(0);
  expect(search.mock.calls[0][0].requests).toMatchObject([
    {indexName: 'docs', facetFilters: ['language:en'], query: 'docs', page: 0, hitsPerPage: 20},
  ]);
});

it('searches at once for the query of the address, and after a pause for a typed one', async () => {
  const {rerender} = render('gas');
  await pass(0);
  expect(searches()).toEqual(['gas 0']);
  rerender('gas ');
  await pass(199);
  rerender('gas u');
  await pass(199);
  expect(searches()).toHaveLength(1);
  await pass(1);
  expect(searches()).toEqual(['gas 0', 'gas u 0']);
});

it('takes a query that comes with hydration for that of the address, but not a first letter', async () => {
  render('').rerender('address');
  await pass(0);
  expect(searches()).toEqual(['address 0']);
  cleanup();
  const typed = render('');
  await pass(0);
  typed.rerender('t');
  await pass(199);
  expect(searches()).toHaveLength(1);
});

it('keeps the old results until the new ones arrive, and ignores responses that are late', async () => {
  const {rerender, list, ids} = render('block');
  await pass(0);
  const [older, newer] = [hold(), hold()];
  rerender('block t');
  await pass(200);
  expect(list()).toMatchObject({query: 'block', isLoading: true});
  rerender('block time');
  await pass(200);
  await newer();
  expect(list()).toMatchObject({query: 'block time', isLoading: false});
  await older();
  expect(ids()).toEqual(['late block time']);
});

it.each([true, false])(
  'is cleared by an empty query, and a late response (failed: %s) changes nothing',
  async (fails) => {
    const {rerender, list} = render(`clear ${fails}`);
    const late = hold();
    await pass(0);
    rerender('');
    await pass(0);
    await late(fails);
    expect(list()).toMatchObject({query: '', hits: [], count: null, failure: null, isLoading: false});
  },
);

it('appends further pages; after a failure they stay, and the same page is requested again', async () => {
  const {list, ids, more} = render('tier');
  await pass(0);
  search.mockRejectedValueOnce(Object.assign(new Error('The service is down.'), {status: 400}));
  more();
  await pass(0);
  expect(searches()).toEqual(['tier 0', 'tier 1']);
  expect(list()).toMatchObject({count: 3, hasMore: true, failure: 'The service is down.'});
  more();
  await pass(0);
  more();
  await pass(0);
  expect(ids()).toEqual(['tier 0', 'tier 1', 'tier 2']);
  expect(list()).toMatchObject({hasMore: false, failure: null});
});

it('has all results again when the reader comes back to the query, without a search', async () => {
  const first = render('fees');
  await pass(0);
  first.more();
  await pass(0);
  first.rerender('');
  await pass(0);
  expect(first.ids()).toEqual([]);
  first.unmount();
  search.mockClear();
  const back = render('fees');
  expect(back.ids()).toEqual(['fees 0', 'fees 1']);
  await pass(1000);
  expect(searches()).toEqual([]);
  back.more();
  await pass(0);
  expect(searches()).toEqual(['fees 2']);
});

it('starts without results for another query, and searches again after a failure', async () => {
  const first = render('wallet');
  await pass(0);
  expect(first.ids()).toEqual(['wallet 0']);
  first.unmount();
  search.mockRejectedValueOnce(new Error('offline'));
  const failed = render('node');
  expect(failed.ids()).toEqual([]);
  await pass(0);
  expect(failed.list().failure).not.toBeNull();
  failed.unmount();
  const {ids} = render('node');
  await pass(0);
  expect(ids()).toEqual(['node 0']);
});
