import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {describeFailure, describeStatus, NO_SEARCH, type SearchStatus} from '../provider/status';
import {createModalClient, withoutSuggestions} from './modal-client';

type Hit = Parameters<typeof withoutSuggestions>[0][number];

function clientOver(search: () => Promise<unknown>, isAbandoned = () => false) {
  const seen: {status: SearchStatus} = {status: NO_SEARCH};
  const client = createModalClient({search} as never, {
    onStatus: (status) => (seen.status = status),
    isAbandoned,
  });
  return {client, reported: seen};
}

function named(name: string, message: string, more: object = {}): Error {
  return Object.assign(new Error(message), {name, ...more});
}

const REQUEST = {requests: [{indexName: 'docs', query: 'fees'}]};
const EMPTY = {results: [{hits: [], nbHits: 0}]};

/** Handles a search as DocSearch does: catches the error, sets the status, rethrows. */
function asDocSearch({client}: ReturnType<typeof clientOver>) {
  const seen = {errors: [] as string[], settled: false};
  const settle = () => (seen.settled = true);
  void client
    .search(REQUEST)
    .catch((error: Error) => {
      seen.errors.push(error.name);
      throw error;
    })
    .then(settle, settle);
  return seen;
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
    [named('RetryError', 'Unreachable hosts'), 'You might want to check your network connection.'],
    [named('ApiError', 'Invalid API key', {status: 403}), 'Invalid API key'],
    [named('DeserializationError', 'Unexpected'), 'The search service sent a response that cannot be read.'],
  ])('%s is reported to the modal, and nothing overwrites the error', async (error, sentence) => {
    const box = clientOver(() => Promise.reject(error));
    const seen = asDocSearch(box);
    await vi.advanceTimersByTimeAsync(1000);
    expect(seen).toEqual({errors: ['RetryError'], settled: false});
    expect(box.reported.status.failure).toBe(sentence);
  });

  it('appears after the delay at which DocSearch reports a slow search', async () => {
    const seen = asDocSearch(clientOver(down));
    await vi.advanceTimersByTimeAsync(340);
    expect(seen.errors).toEqual([]);
    await vi.advanceTimersByTimeAsync(20);
    expect(seen.errors).toEqual(['RetryError']);
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
    expect(box.reported.status.failure).toBeNull();
  });

  it('is not shown once the input is empty', async () => {
    let isEmpty = false;
    const box = clientOver(down, () => isEmpty);
    const seen = asDocSearch(box);
    isEmpty = true;
    await vi.advanceTimersByTimeAsync(1000);
    expect(seen).toEqual({errors: [], settled: false});
    expect(box.reported.status).toEqual(NO_SEARCH);
  });

  it('says with `npm start` where the index comes from', () => {
    vi.stubEnv('NODE_ENV', 'development');
    expect(describeFailure(new Error('404'))).toContain('run "npm run preview" to search while you write.');
  });
});

/** The rows for a response. */
async function rowsOf(response: unknown): Promise<Hit[]> {
  const {client} = clientOver(() => Promise.resolve(response));
  const {results} = (await client.search(REQUEST)) as never as {results: [{hits: Hit[]}]};
  return results[0].hits;
}

it('suggestions of a search without hits are passed on as groups without hits', async () => {
  const rows = await rowsOf({...EMPTY, suggestions: ['Users', 'Developers']});
  expect(rows.map(({hierarchy}) => hierarchy.lvl0)).toEqual(['Users', 'Developers']);
  expect(withoutSuggestions(rows)).toEqual([]);
});

it('the number of hits is reported', async () => {
  const {client, reported} = clientOver(() => Promise.resolve(EMPTY));
  await client.search(REQUEST);
  expect(describeStatus(reported.status)).toBe('No results for "fees".');
});

describe('a row of the modal', () => {
  const marked = (text: string) => ({value: `<mark>${text}</mark>`});

  async function rowOf(hierarchy: Readonly<Record<string, string | null>>, snippet?: string): Promise<Hit> {
    const levels = Object.entries(hierarchy).map(([level, text]) => [level, marked(text ?? '')]);
    const hit = {
      objectID: '1',
      type: 'content',
      url: '/page#fees',
      content: 'a long text',
      hierarchy,
      _highlightResult: {hierarchy: Object.fromEntries(levels) as unknown},
      _snippetResult: {
        hierarchy: {lvl1: {value: 'lvl1…'}},
        ...(snippet !== undefined && {content: {value: snippet}}),
      },
    };
    const [row] = await rowsOf({results: [{hits: [hit], nbHits: 1}]});
    return row;
  }

  const lines = ({_snippetResult: {hierarchy}}: Hit) => hierarchy.lvl1.value.replace(/<\/?span[^>]*>/g, '|');

  it('shows the heading of the section, then the snippet and the page; it is stored without the text', async () => {
    const row = await rowOf({lvl0: 'Users', lvl1: 'Page', lvl2: 'Fees'}, 'no <mark>fee</mark> &amp; token');
    expect(row._snippetResult.hierarchy.lvl2.value).toBe('<mark>Fees</mark>');
    expect(lines(row)).toBe('|no <mark>fee</mark> &amp; token||lvl1…|');
    expect(row).toMatchObject({
      type: 'lvl2',
      content: null,
      hierarchy: {lvl0: 'Users', lvl1: 'Page', lvl2: 'Fees'},
    });
  });

  it('of a page shows the snippet below the title, and stores it without marks', async () => {
    const row = await rowOf({lvl0: 'Users', lvl1: 'Page', lvl2: null}, 'no <mark>fee</mark>');
    expect(row).toMatchObject({type: 'lvl1', content: 'no fee'});
    expect(row._snippetResult.content.value).toContain('no <mark>fee</mark>');
    expect(row._snippetResult.hierarchy.lvl1.value).toBe('<mark>Page</mark>');
  });

  it('shows heading and page when there is no snippet', async () => {
    const row = await rowOf({lvl0: 'Users', lvl1: 'Page', lvl2: 'Fees'});
    expect(lines(row)).toBe('|lvl1…|');
    expect(row.content).toBeNull();
  });

  it('has a top-level heading that holds markup as text, and other headings as HTML', async () => {
    const lvl0 = '&lt;img src=x onerror=alert(1)&gt; &amp;amp;';
    const {hierarchy, _highlightResult: highlights} = await rowOf({lvl0, lvl1: 'Fees &amp; limits'});
    expect(hierarchy).toMatchObject({lvl0: '<img src=x onerror=alert(1)> &amp;', lvl1: 'Fees &amp; limits'});
    expect(highlights.hierarchy.lvl0.value).toBe(hierarchy.lvl0);
  });
});
