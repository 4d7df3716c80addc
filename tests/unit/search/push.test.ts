import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {text} from 'node:stream/consumers';
import {inspect} from 'node:util';
import {algoliasearch} from 'algoliasearch';
import {afterAll, beforeAll, beforeEach, describe, expect, it, vi} from 'vitest';
import {runPush} from '../../../scripts/search-push';

const KEY = 'admin-key-that-must-not-be-printed';
const SECTION = {
  url: '/',
  headings: ['<Guides>', 'Fees & limits'],
  phrases: ['cost'],
  texts: ['About <b> fees.'],
  code: [],
};
const KEYS = {ALGOLIA_APP_ID: 'APP', ALGOLIA_API_KEY: 'search-only', ALGOLIA_INDEX_NAME: 'docs'};
const WHERE = {...KEYS, SITE_URL: 'https://docs.example.org', BASE_URL: '/docs/'};
const SEND = {...WHERE, ALGOLIA_ADMIN_KEY: KEY};

let server: Server;
let build = '';
let calls: {readonly call: string; readonly body: string}[] = [];
let printed: string[] = [];
/** Pattern of the calls that the fake service rejects, repeating the key. */
let refused: RegExp | undefined;

beforeAll(async () => {
  build = mkdtempSync(path.join(tmpdir(), 'search-push-'));
  writeFileSync(path.join(build, 'search-index.json'), JSON.stringify({synonyms: [], sections: [SECTION]}));
  writeFileSync(path.join(build, 'sitemap.xml'), '<loc>https://docs.example.org/docs/</loc>');
  server = createServer((request, response) => {
    void text(request).then((body) => {
      const call = `${request.method} ${request.url?.split('?')[0].replace(/_tmp_\d+/, '_tmp')}`;
      calls.push({call, body});
      response.setHeader('Content-Type', 'application/json');
      if (refused?.test(call))
        response.writeHead(400).end(JSON.stringify({message: `Refused ${KEY}`, status: 400}));
      else response.end(JSON.stringify({status: 'published', taskID: 1, updatedAt: '', objectIDs: []}));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  vi.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line));
});

afterAll(() => {
  vi.restoreAllMocks();
  server.close();
  rmSync(build, {recursive: true});
});

beforeEach(() => {
  calls = [];
  printed = [];
  refused = undefined;
});

function run(send: boolean, env: Readonly<Record<string, string>>): Promise<void> {
  const {port} = server.address() as AddressInfo;
  const hosts = [{url: '127.0.0.1', port, protocol: 'http', accept: 'readWrite'} as const];
  return runPush(send, env, build, (appId, key) => algoliasearch(appId, key, {hosts}));
}

describe('npm run search:push', () => {
  it('sends nothing by default', async () => {
    await run(false, SEND);
    expect(calls).toEqual([]);
    expect(printed.join('\n')).toMatch(/^2 records .* for docs\nNothing was sent/);
  });

  it.each([
    ['without the admin key', WHERE, /^ALGOLIA_ADMIN_KEY is not set/],
    ['without the keys of the site', {ALGOLIA_ADMIN_KEY: KEY}, /^ALGOLIA_APP_ID is not set/],
    ['with the admin key as the key of the site', {...SEND, ALGOLIA_API_KEY: KEY}, /^ALGOLIA_API_KEY=/],
    ['from a site that is built for another address', {...SEND, BASE_URL: '/'}, /not built for .*\.org\/\./],
  ])('sends nothing %s', async (_, env, message) => {
    await expect(run(true, env)).rejects.toThrow(message);
    expect(calls).toEqual([]);
  });

  it('sends settings, synonyms, and records to a temporary index, which then replaces the old one', async () => {
    await run(true, SEND);
    const changes = calls.filter(({call}) => !call.startsWith('GET '));
    expect(changes.map(({call}) => call)).toEqual([
      'PUT /1/indexes/docs/settings',
      'POST /1/indexes/docs/synonyms/batch',
      'POST /1/indexes/docs/operation',
      'POST /1/indexes/docs_tmp/batch',
      'POST /1/indexes/docs/operation',
      'POST /1/indexes/docs_tmp/operation',
    ]);
    expect(JSON.parse(changes.at(-1)?.body ?? '')).toEqual({operation: 'move', destination: 'docs'});
    expect(JSON.parse(changes[0].body)).toMatchObject({
      searchableAttributes: expect.arrayContaining(['unordered(phrases)']) as unknown,
      attributesToRetrieve: expect.not.arrayContaining(['phrases']) as unknown,
    });
    const {requests} = JSON.parse(changes[3].body) as {requests: {body: unknown}[]};
    expect(requests.map(({body}) => body)).toMatchObject([
      {
        type: 'lvl1',
        url: 'https://docs.example.org/docs/',
        hierarchy: {lvl0: '<Guides>', lvl1: 'Fees & limits'},
      },
      {type: 'content', content: 'About <b> fees.'},
    ]);
    expect(printed.join('\n')).not.toContain(KEY);
  });

  it('keeps the records of readers if sending new ones fails, and does not show the key in the error', async () => {
    refused = /docs_tmp\/batch$/;
    const error: unknown = await run(true, SEND).catch((reason: unknown) => reason);
    expect(calls.filter(({body}) => body.includes('"operation":"move"'))).toEqual([]);
    expect(calls.at(-1)?.call).toBe('DELETE /1/indexes/docs_tmp');
    const shown = inspect(error, {depth: null, showHidden: true});
    expect(shown).toContain('Refused ALGOLIA_ADMIN_KEY');
    expect(shown).not.toContain(KEY);
  });
});
