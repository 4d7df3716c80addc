// @vitest-environment jsdom
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import * as results from '../../shared/results';
import type {WorkerRequest, WorkerResponse} from './embedded';
import './worker';

const INDEX = {
  synonyms: [],
  sections: [{url: '/a', headings: ['Guides', 'Fees'], phrases: [], texts: [], code: []}],
};
const post = vi.spyOn(window, 'postMessage').mockImplementation(() => undefined);
const fetchIndex = vi.fn();

/** Sends a request to the worker; returns the response. */
async function ask(id: number): Promise<WorkerResponse> {
  const data: WorkerRequest = {id, baseUrl: '/', request: {query: 'fees'}};
  post.mockClear();
  window.dispatchEvent(new MessageEvent('message', {data}));
  await vi.waitFor(() => expect(post).toHaveBeenCalled());
  return post.mock.calls[0][0] as WorkerResponse;
}

beforeEach(() => {
  vi.stubGlobal('fetch', fetchIndex);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

it('the index is loaded again after a failure, and kept when a search fails', async () => {
  fetchIndex.mockResolvedValueOnce({ok: false, status: 404});
  expect(await ask(1)).toMatchObject({id: 1, error: 'Error: index: status 404'});
  fetchIndex.mockResolvedValue({ok: true, json: () => Promise.resolve(INDEX)});
  expect(await ask(2)).toMatchObject({id: 2, results: {count: 1, hits: [{href: '/a'}]}});
  const respond = vi.spyOn(results, 'respond').mockImplementationOnce(() => {
    throw new Error('a query of a kind');
  });
  expect(await ask(3)).toMatchObject({id: 3, error: 'Error: a query of a kind'});
  respond.mockRestore();
  expect(await ask(4)).toMatchObject({id: 4, results: {count: 1}});
  expect(fetchIndex).toHaveBeenCalledTimes(2);
});
