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
    ids: () => result.current[0].hits.map(({objectID}) => objectID),
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

/** Holds the next response back; returns a function that sends it, or lets the search fail. */
function hold(): (fails?: boolean) => Promise<void> {
  let settle: (fails: boolean) => void;
  const late = {results: [{hits: [{objectID: 'late'}], nbHits: 1, nbPages: 1}]};
  search.mockReturnValueOnce(
    new Promise((resolve, reject) => {
      settle = (fails) => (fails ? reject(new Error('down')) : resolve(late));
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

it('searches at once for the query of the address, and after a pause for a typed one', async () => {
  const {type} = await render('gas');
  expect(search.mock.calls[0][0].requests).toMatchObject([
    {indexName: 'docs', facetFilters: ['language:en'], query: 'gas', page: 0, hitsPerPage: 20},
  ]);
  await type('gas ', 199);
  await type('gas u', 199);
  expect(searches()).toHaveLength(1);
  await pass(1);
  expect(searches()).toEqual(['gas 0', 'gas u 0']);
});

it('takes a query that comes with hydration for that of the address, but not a first letter', async () => {
  renderHook(useResultList, {initialProps: ''}).rerender('address');
  await pass(0);
  expect(searches()).toEqual(['address 0']);
  cleanup();
  const {type} = await render('');
  await type('t', 199);
  expect(searches()).toHaveLength(1);
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

it.each([true, false])(
  'is cleared by an empty query, and a late response (failed: %s) changes nothing',
  async (fails) => {
    const late = hold();
    const {type, list} = await render(`clear ${fails}`);
    await type('', 0);
    await late(fails);
    expect(list()).toMatchObject({query: '', hits: [], count: null, failure: null, isLoading: false});
  },
);

it('appends further pages; after a failure they stay, and the same page is requested again', async () => {
  const {list, ids, more} = await render('tier');
  search.mockRejectedValueOnce(Object.assign(new Error('The service is down.'), {status: 400}));
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

it('starts without results for another query, and searches again after a failure', async () => {
  (await render('wallet')).unmount();
  search.mockRejectedValueOnce(new Error('offline'));
  const {first, list, unmount} = await render('node');
  expect(first.hits).toEqual([]);
  expect(list().failure).not.toBeNull();
  unmount();
  expect((await render('node')).ids()).toEqual(['node 0']);
});
