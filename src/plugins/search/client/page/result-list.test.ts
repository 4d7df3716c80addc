import {beforeEach, describe, expect, it} from 'vitest';
import type {SearchHit} from '../../shared/response';
import {createResultLoader, NO_RESULTS, type ResultList} from './result-list';
import type {ResultPage} from './result-page';

interface Request {
  readonly query: string;
  readonly page: number;
  readonly answer: (ids: readonly string[], count?: number) => Promise<void>;
  readonly fail: () => Promise<void>;
}

let requests: Request[] = [];
let shown: ResultList = NO_RESULTS;

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

function newLoader() {
  return createResultLoader(
    (query, page) =>
      new Promise<ResultPage>((resolve, reject) => {
        requests.push({
          query,
          page,
          answer(ids, count = ids.length) {
            const hits = ids.map((objectID) => ({objectID}) as SearchHit);
            resolve({hits, count, hasMore: (page + 1) * 20 < count});
            return settled();
          },
          fail() {
            reject(Object.assign(new Error('The service is down.'), {status: 400}));
            return settled();
          },
        });
      }),
    (list) => (shown = list),
  );
}

function last(): Request {
  const request = requests.at(-1);
  if (request === undefined) throw new Error('no request was made');
  return request;
}

const ids = (): string[] => shown.hits.map(({objectID}) => objectID);

beforeEach(() => {
  requests = [];
  shown = NO_RESULTS;
});

describe('the results of the search page', () => {
  it('are replaced by the failure of the newest search', async () => {
    const loader = newLoader();
    loader.start('fees');
    await last().answer(['a']);
    loader.start('fees paid');
    await last().fail();
    expect(shown).toEqual({...NO_RESULTS, query: 'fees paid', failure: 'The service is down.'});
  });

  it('stay until the new ones arrive', async () => {
    const loader = newLoader();
    loader.start('fees');
    await last().answer(['a']);
    loader.start('fees paid');
    expect(shown).toMatchObject({query: 'fees', isLoading: true});
    await last().answer(['b']);
    expect(shown).toMatchObject({query: 'fees paid', isLoading: false});
    expect(ids()).toEqual(['b']);
  });

  it.each(['answer', 'fail'] as const)('ignore an older search that is late to %s', async (late) => {
    const loader = newLoader();
    loader.start('fees');
    const older = last();
    loader.start('fees paid');
    await last().answer(['new']);
    await (late === 'answer' ? older.answer(['old']) : older.fail());
    expect(shown).toMatchObject({query: 'fees paid', count: 1, failure: null});
    expect(ids()).toEqual(['new']);
  });

  it('are cleared by an empty query, and a pending search does not bring them back', async () => {
    const loader = newLoader();
    loader.start('fees');
    await last().fail();
    loader.start('fees paid');
    loader.start('');
    await last().fail();
    expect(shown).toEqual(NO_RESULTS);
    expect(requests).toHaveLength(2);
  });

  it('stay for the same query, but not if another search is running', async () => {
    const loader = newLoader();
    loader.start('fees');
    await last().answer(['a']);
    loader.start('fees');
    expect(requests).toHaveLength(1);
    loader.start('fees paid');
    const other = last();
    loader.start('fees');
    expect(requests).toHaveLength(3);
    await last().answer(['a']);
    await other.answer(['b']);
    expect(shown).toMatchObject({query: 'fees', isLoading: false});
    expect(ids()).toEqual(['a']);
  });

  it('grow by further pages; after a failure they stay, and the same page is requested again', async () => {
    const loader = newLoader();
    loader.start('fees');
    await last().answer(['a'], 50);
    expect(shown.hasMore).toBe(true);
    loader.more();
    loader.more();
    expect(requests.map(({page}) => page)).toEqual([0, 1]);
    await last().fail();
    expect(shown).toMatchObject({count: 50, hasMore: true, failure: 'The service is down.'});
    loader.more();
    expect(last().page).toBe(1);
    await last().answer(['b'], 50);
    loader.more();
    expect(last().page).toBe(2);
    await last().answer(['c'], 50);
    expect(shown).toMatchObject({count: 50, hasMore: false, failure: null});
    expect(ids()).toEqual(['a', 'b', 'c']);
  });
});
