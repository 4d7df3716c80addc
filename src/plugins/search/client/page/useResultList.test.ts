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
  useAlgoliaContextualFacetFiltersIfEnabled: () => undefined,
}));
vi.mock('../provider/search-client', () => ({getSearchClient: () => ({search})}));

const render = (query: string) => renderHook((text: string) => useResultList(text), {initialProps: query});
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

/** The searches so far, as query and page. */
function searches(): readonly string[] {
  return search.mock.calls.flatMap(([{requests}]) => requests.map(({query, page}) => `${query} ${page}`));
}

beforeEach(() => {
  vi.useFakeTimers();
  search.mockReset().mockImplementation(({requests: [{query, page}]}) => {
    const hits = [{objectID: `${query} ${page}`, url: '/'}];
    return Promise.resolve({results: [{hits, nbHits: 3, nbPages: 3}]});
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
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
  const address = render('');
  address.rerender('address');
  await pass(0);
  expect(searches()).toEqual(['address 0']);
  cleanup();
  const typed = render('');
  await pass(0);
  typed.rerender('t');
  await pass(199);
  expect(searches()).toHaveLength(1);
});

it('has all results again when the reader comes back to the query, without a search', async () => {
  const first = render('fees');
  await pass(0);
  act(() => first.result.current[1]());
  await pass(0);
  expect(first.result.current[0].hits).toHaveLength(2);
  first.rerender('');
  await pass(0);
  expect(first.result.current[0].hits).toEqual([]);
  first.unmount();
  search.mockClear();
  const {result} = render('fees');
  expect(result.current[0].hits.map(({objectID}) => objectID)).toEqual(['fees 0', 'fees 1']);
  await pass(1000);
  expect(searches()).toEqual([]);
  act(() => result.current[1]());
  await pass(0);
  expect(searches()).toEqual(['fees 2']);
  expect(result.current[0].hits).toHaveLength(3);
});

it('starts without results for another query', async () => {
  const first = render('wallet');
  await pass(0);
  expect(first.result.current[0].hits).toHaveLength(1);
  first.unmount();
  expect(render('portal').result.current[0].hits).toEqual([]);
});

it('searches again after a failure', async () => {
  search.mockRejectedValueOnce(new Error('offline'));
  const first = render('node');
  await pass(0);
  expect(first.result.current[0].failure).not.toBeNull();
  first.unmount();
  const {result} = render('node');
  await pass(0);
  expect(result.current[0].hits).toHaveLength(1);
});
