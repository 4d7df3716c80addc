// @vitest-environment jsdom
import {expect, it, vi} from 'vitest';
import type {Results} from '../../shared/results';
import {describeFailure, describeStatus, type SearchStatus} from '../provider/status';
import {createModalClient} from './modal-client';

const HIT = {
  id: '1',
  href: '/page#fees',
  headings: [['Users'], ['Page'], ['', 'Fees', ' & limits']],
  snippet: ['no ', 'fee'],
};
const FOUND: Results = {hits: [HIT], count: 1, pages: 1};

interface Row {
  readonly type: string;
  readonly content: string | null;
  readonly hierarchy: Readonly<Record<string, string>>;
  readonly _snippetResult: {readonly hierarchy: Readonly<Record<string, {readonly value: string}>>};
}

/** Searches as DocSearch does; returns the rows, and adds to the reported statuses. */
async function rowsOf(response: Promise<Results>, statuses: SearchStatus[] = []) {
  const client = createModalClient(
    () => response,
    (status) => statuses.push(status),
  );
  const {results} = await client.search({requests: [{indexName: 'docs', query: 'fees'}]});
  return (results[0] as unknown as {readonly hits: readonly Row[]}).hits;
}

it.each([
  [{name: 'RetryError', message: 'Unreachable hosts'}, 'You might want to check your network connection.'],
  [{name: 'ApiError', message: 'Invalid API key', status: 403}, 'Invalid API key'],
  [{name: 'DeserializationError'}, 'The search service sent a response that cannot be read.'],
])('a search that fails with %j has no rows, and says why', async (error, failure) => {
  const statuses: SearchStatus[] = [];
  expect(await rowsOf(Promise.reject(Object.assign(new Error(), error)), statuses)).toEqual([]);
  expect(statuses).toEqual([{query: 'fees', count: null, failure}]);
});

it('a search that a newer one has replaced reports nothing', async () => {
  const responses = [Promise.reject(new Error('down')), Promise.resolve({...FOUND, count: 0})];
  const statuses: SearchStatus[] = [];
  const client = createModalClient(
    () => responses.shift() ?? Promise.resolve(FOUND),
    (status) => statuses.push(status),
  );
  const searches = ['f', 'fees'].map((query) => client.search({requests: [{indexName: 'docs', query}]}));
  await Promise.all(searches);
  expect(statuses.map(describeStatus)).toEqual(['No results for "fees".']);
});

it('with `npm start` a failure says where the index comes from', async () => {
  vi.stubEnv('NODE_ENV', 'development');
  expect(await describeFailure(new Error('404'))).toContain(
    'run "npm run preview" to search while you write.',
  );
  vi.unstubAllEnvs();
});

it('a row of a page shows the heading and the snippet; it is stored without marks and text', async () => {
  const [row] = await rowsOf(Promise.resolve(FOUND));
  const {lvl1, lvl2} = row._snippetResult.hierarchy;
  expect(lvl2.value).toBe('<bdi><mark>Fees</mark> &#38; limits</bdi>');
  expect(lvl1.value.replace(/<\/?(?:span|bdi)[^>]*>/g, '|')).toBe('||no <mark>fee</mark>||');
  expect(row).toMatchObject({type: 'lvl2', content: null});
  expect(row.hierarchy).toMatchObject({
    lvl0: 'Page',
    lvl1: '<bdi>Page</bdi>',
    lvl2: '<bdi>Fees &#38; limits</bdi>',
    lvl3: null,
  });
});

it('the row of a page shows the snippet below the title, and stores it without marks', async () => {
  const [row] = await rowsOf(
    Promise.resolve({...FOUND, hits: [{...HIT, headings: HIT.headings.slice(0, 2)}]}),
  );
  expect(row).toMatchObject({type: 'lvl1', content: '<bdi>no fee</bdi>'});
  expect(row._snippetResult.hierarchy.lvl1.value).toBe('<bdi>Page</bdi>');
});
