import type {SearchResponse, SearchResponses} from 'algoliasearch/lite';
import {beforeEach, describe, expect, it, vi} from 'vitest';
import {liteClient, resetPageSearch} from './page-client';
import {NO_SEARCH, pageStatus} from '../client/status';

interface Asked {
  readonly query: string;
  readonly page: number;
  readonly answer: (hits: readonly string[], nbHits?: number) => void;
  readonly fail: () => void;
}

const {asked} = vi.hoisted(() => ({asked: [] as Asked[]}));

vi.mock('../client/search-client', () => ({
  getSearchClient: () => ({
    search: ([{params}]: [{params: {query: string; page: number}}]) =>
      new Promise((resolve, reject) => {
        asked.push({
          ...params,
          answer: (hits, nbHits = hits.length) => {
            const {query, page} = params;
            resolve({results: [{hits, nbHits, page, nbPages: Math.ceil(nbHits / 20), query}]});
          },
          fail: () => reject(new Error('down')),
        });
      }),
  }),
}));

const FAILURE = 'You might want to check your network connection.';

/** As the theme does: with a client of its own each time. */
function search(query: string, page = 0): Promise<SearchResponses> {
  return liteClient('id', 'key').search([{indexName: 'docs', params: {query, page}}] as never);
}

function last(): Asked {
  const request = asked.at(-1);
  if (request === undefined) throw new Error('nothing was asked');
  return request;
}

async function firstOf(answer: Promise<SearchResponses>): Promise<Partial<SearchResponse>> {
  return (await answer).results[0] as Partial<SearchResponse>;
}

beforeEach(() => {
  asked.length = 0;
  resetPageSearch();
});

describe('section 8: the error of the search page', () => {
  it('is shown for the newest search, whose answer is empty', async () => {
    const answer = firstOf(search('fees'));
    last().fail();
    expect(await answer).toMatchObject({hits: [], nbHits: 0, page: 0, nbPages: 0, query: 'fees'});
    expect(pageStatus.get()).toEqual({query: 'fees', count: null, failure: FAILURE});
  });

  it('is not shown for an older search, which answers nothing', async () => {
    let settled = false;
    void search('fees').then(() => (settled = true));
    const older = last();
    const newer = search('fees paid');
    last().answer(['a']);
    await newer;
    older.fail();
    await new Promise((resolve) => setTimeout(resolve));
    expect(settled).toBe(false);
    expect(pageStatus.get()).toEqual({query: 'fees paid', count: 1, failure: null});
  });

  it('an older search’s count is not announced', async () => {
    const older = search('fees');
    const answerOlder = last().answer;
    const newer = search('fees paid');
    last().answer(['a', 'b']);
    await newer;
    answerOlder(['a']);
    await older;
    expect(pageStatus.get()).toEqual({query: 'fees paid', count: 2, failure: null});
  });

  it('goes with the query, and no search under way brings it back', async () => {
    const answer = search('fees');
    last().fail();
    await answer;
    void search('fees paid');
    resetPageSearch();
    last().fail();
    await new Promise((resolve) => setTimeout(resolve));
    expect(pageStatus.get()).toEqual(NO_SEARCH);
  });
});

describe('section 9: more results', () => {
  it('a failure leaves those shown, and the next time asks for the same again', async () => {
    const first = search('fees');
    last().answer(['a'], 50);
    await first;
    const failed = firstOf(search('fees', 1));
    last().fail();
    expect(await failed).toMatchObject({hits: [], nbHits: 50, page: 1, nbPages: 4});
    expect(pageStatus.get().failure).toBe(FAILURE);
    const again = firstOf(search('fees', 2));
    expect(last().page).toBe(1);
    last().answer(['b'], 50);
    expect(await again).toMatchObject({hits: ['b'], nbHits: 50, page: 2, nbPages: 4});
    expect(pageStatus.get()).toEqual({query: 'fees', count: 50, failure: null});
    void search('fees', 3);
    expect(last().page).toBe(2);
  });

  it('a new query starts at its first page', () => {
    void search('other', 0);
    expect(last().page).toBe(0);
  });
});
