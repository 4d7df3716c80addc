// @vitest-environment jsdom
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {describeFailure, describeStatus, NO_SEARCH, type SearchStatus} from '../provider/status';
import {readResponse} from '../../shared/untrusted';
import {createModalClient, withoutSuggestions} from './modal-client';

type Hit = Parameters<typeof withoutSuggestions>[0][number];

const REQUEST = {requests: [{indexName: 'docs', query: 'fees'}]};
const EMPTY = {results: [{hits: [], nbHits: 0}]};

function clientOver(search: () => Promise<unknown>, isAbandoned = () => false) {
  const seen: {status: SearchStatus} = {status: NO_SEARCH};
  const client = createModalClient({search} as never, {
    onStatus: (status) => (seen.status = status),
    isAbandoned,
  });
  return {client, seen};
}

/** Handles a search as DocSearch does: catches the error, sets the status, rethrows. */
function asDocSearch({client}: ReturnType<typeof clientOver>) {
  const handled = {errors: [] as string[], settled: false};
  const settle = () => (handled.settled = true);
  void client
    .search(REQUEST)
    .catch((error: Error) => {
      handled.errors.push(error.name);
      throw error;
    })
    .then(settle, settle);
  return handled;
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

describe('the error screen', () => {
  const down = () => Promise.reject(new Error('down'));

  it.each([
    [{name: 'RetryError', message: 'Unreachable hosts'}, 'You might want to check your network connection.'],
    [{name: 'ApiError', message: 'Invalid API key', status: 403}, 'Invalid API key'],
    [{name: 'DeserializationError'}, 'The search service sent a response that cannot be read.'],
  ])('shows %j after DocSearch’s report of a slow search, and nothing overwrites it', async (error, text) => {
    const box = clientOver(() => Promise.reject(Object.assign(new Error(), error)));
    const handled = asDocSearch(box);
    await vi.advanceTimersByTimeAsync(340);
    expect(handled.errors).toEqual([]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(handled).toEqual({errors: ['RetryError'], settled: false});
    expect(box.seen.status.failure).toBe(text);
  });

  it('is not shown for a search that a newer one has replaced', async () => {
    let fails = true;
    const box = clientOver(() => (fails ? down() : Promise.resolve(EMPTY)));
    const older = asDocSearch(box);
    fails = false;
    const newer = asDocSearch(box);
    await vi.advanceTimersByTimeAsync(1000);
    expect(older.errors).toEqual([]);
    expect(newer).toEqual({errors: [], settled: true});
    expect(describeStatus(box.seen.status)).toBe('No results for "fees".');
  });

  it('is not shown once the input is empty', async () => {
    let isEmpty = false;
    const box = clientOver(down, () => isEmpty);
    const handled = asDocSearch(box);
    isEmpty = true;
    await vi.advanceTimersByTimeAsync(1000);
    expect(handled).toEqual({errors: [], settled: false});
    expect(box.seen.status).toEqual(NO_SEARCH);
  });

  it('says with `npm start` where the index comes from', async () => {
    vi.stubEnv('NODE_ENV', 'development');
    expect(await describeFailure(new Error('404'))).toContain(
      'run "npm run preview" to search while you write.',
    );
  });
});

/** The rows for a response of the hosted service. */
async function rowsOf(response: unknown): Promise<Hit[]> {
  const {client} = clientOver(() => Promise.resolve(readResponse(response, 1, 'https://site.test')));
  const {results} = (await client.search(REQUEST)) as never as {results: [{hits: Hit[]}]};
  return results[0].hits;
}

it('suggestions of a search without hits are passed on as groups without hits', async () => {
  const rows = await rowsOf({...EMPTY, suggestions: ['Users', 'Developers']});
  expect(rows.map(({hierarchy}) => hierarchy.lvl0)).toEqual(['Users', 'Developers']);
  expect(withoutSuggestions(rows)).toEqual([]);
});

describe('a row of the modal', () => {
  const marked = (text: string | null) => ({value: `<mark>${text}</mark>`});

  async function rowOf({lvl0 = 'Users', lvl1 = 'Page', lvl2 = null as string | null}, snippet?: string) {
    const hit = {
      objectID: '1',
      type: 'content',
      url: '/page#fees',
      content: 'a long text',
      hierarchy: {lvl0, lvl1, lvl2},
      _highlightResult: {hierarchy: {lvl0: marked(lvl0), lvl1: marked(lvl1), lvl2: marked(lvl2)}},
      _snippetResult: {hierarchy: {lvl1: {value: 'lvl1…'}}, content: snippet && {value: snippet}},
    };
    const [row] = await rowsOf({results: [{hits: [hit], nbHits: 1}]});
    return row;
  }

  it.each([
    ['no <mark>fee</mark> &amp; token', '|no <mark>fee</mark> &amp; token||lvl1…|'],
    [undefined, '|lvl1…|'],
  ])(
    'shows the heading, then the snippet %j and the page; it is stored without the text',
    async (snippet, lines) => {
      const row = await rowOf({lvl2: 'Fees'}, snippet);
      const {lvl1, lvl2} = row._snippetResult.hierarchy;
      expect(lvl2.value).toBe('<mark>Fees</mark>');
      expect(lvl1.value.replace(/<\/?span[^>]*>/g, '|')).toBe(lines);
      const hierarchy = {lvl0: 'Users', lvl1: 'Page', lvl2: 'Fees'};
      expect(row).toMatchObject({type: 'lvl2', content: null, hierarchy});
    },
  );

  it('of a page shows the snippet below the title, and stores it without marks', async () => {
    const row = await rowOf({}, 'no <mark>fee</mark>');
    expect(row).toMatchObject({type: 'lvl1', content: 'no fee'});
    expect(row._snippetResult.content.value).toContain('no <mark>fee</mark>');
    expect(row._snippetResult.hierarchy.lvl1.value).toBe('<mark>Page</mark>');
  });

  it('has no heading that is named like a member of objects, in which DocSearch groups rows', async () => {
    const {lvl0, lvl1} = (await rowOf({lvl0: 'hasOwnProperty', lvl1: '__proto__'})).hierarchy;
    expect([lvl0 in {}, lvl1 in {}, lvl0.replace('\u200b', '')]).toEqual([false, false, 'hasOwnProperty']);
  });

  it('has a top-level heading that holds markup as text, and other headings as HTML', async () => {
    const lvl0 = '&lt;img src=x onerror=alert(1)&gt; &amp;amp;';
    const {hierarchy, _highlightResult: highlights} = await rowOf({lvl0, lvl1: 'Fees &amp; limits'});
    expect(hierarchy).toMatchObject({lvl0: '<img src=x onerror=alert(1)> &amp;', lvl1: 'Fees &amp; limits'});
    expect(highlights.hierarchy.lvl0.value).toBe(hierarchy.lvl0);
  });
});
