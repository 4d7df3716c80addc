import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {text} from 'node:stream/consumers';
import {inspect} from 'node:util';
import {algoliasearch} from 'algoliasearch';
import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {runPush, SETTINGS, toHosted} from '../../../scripts/search-push';
import {embeddedOptions} from '../../../src/config/search';
import {emptyHierarchy} from '../../../src/plugins/search/shared/records';
import {temporaryFolder} from '../../temporary-folder';

const KEY = 'admin-key-that-must-not-be-printed';
const PAGE = `<html lang="en"><head></head><body><main><h1>Fees &amp; limits</h1><p>About &lt;b&gt; fees.</p></main></body></html>`;

interface Call {
  readonly call: string;
  readonly body: string;
}

let server: Server;
let calls: Call[] = [];
let build = '';
let printed: string[] = [];
/** Base URL of the stand-in for the built site. */
let builtBelow = '/';
/** Pattern of the calls that the fake service rejects with the message `refusal`. */
let refused: RegExp | undefined;
let refusal = '';

beforeAll(async () => {
  build = mkdtempSync(path.join(tmpdir(), 'search-push-'));
  writeFileSync(path.join(build, 'index.html'), PAGE);
  server = createServer((request, response) => {
    void text(request).then((body) => {
      const call = `${request.method} ${request.url?.split('?')[0]}`;
      calls.push({call, body});
      response.setHeader('Content-Type', 'application/json');
      if (refused?.test(call)) {
        response.writeHead(400).end(JSON.stringify({message: refusal, status: 400}));
        return;
      }
      const task = request.url?.includes('/task/')
        ? {status: 'published'}
        : {taskID: 1, updatedAt: '', objectIDs: []};
      response.end(JSON.stringify(task));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterAll(() => {
  server.close();
  rmSync(build, {recursive: true});
});

beforeEach(() => {
  calls = [];
  printed = [];
  builtBelow = '/';
  refused = undefined;
  refusal = '';
});

function run(args: readonly string[], env: Readonly<Record<string, string>>, site = build): Promise<void> {
  const {port} = server.address() as AddressInfo;
  return runPush({
    args,
    env,
    build: site,
    requireBuild: (settings) => {
      if (settings.baseUrl !== builtBelow) throw new Error('The site is out of date.');
    },
    print: (line) => printed.push(line),
    connect: (appId, key) =>
      algoliasearch(appId, key, {
        hosts: [{url: '127.0.0.1', port, protocol: 'http', accept: 'readWrite'}],
      }),
  });
}

const WHERE = {ALGOLIA_APP_ID: 'APP', ALGOLIA_API_KEY: 'search-only', ALGOLIA_INDEX_NAME: 'docs'};
const SEND = {...WHERE, ALGOLIA_ADMIN_KEY: KEY};
/** Calls that change the index that readers search. */
const LIVE = /^(?:PUT|POST|DELETE) \/1\/indexes\/docs(?:\/(?!operation)|$)/;

describe('npm run search:push', () => {
  it('sends nothing by default', async () => {
    await run([], WHERE);
    expect(calls).toEqual([]);
    expect(printed.join('\n')).toMatch(/2 records.*\n.*nothing was sent/);
  });

  it('requires the admin key in the environment to send', async () => {
    await expect(run(['--send'], WHERE)).rejects.toThrow(/^ALGOLIA_ADMIN_KEY is not set/);
    await expect(run([], {})).rejects.toThrow(/^ALGOLIA_APP_ID is not set/);
  });

  it('reads the settings in the same way as the site', async () => {
    await expect(run([], {...WHERE, SITE_URL: 'https://docs.example.org/path'})).rejects.toThrow(
      /^SITE_URL=/,
    );
    await expect(run([], {...WHERE, ALGOLIA_API_KEY: ''})).rejects.toThrow(/^ALGOLIA_API_KEY=/);
    await expect(run(['--send'], {...SEND, ALGOLIA_API_KEY: KEY})).rejects.toThrow(/^ALGOLIA_API_KEY=/);
    expect(calls).toEqual([]);
    builtBelow = '/docs/';
    await run(['--send'], {...SEND, SITE_URL: 'https://docs.example.org/', BASE_URL: '/docs/'});
    expect(calls.find(({call}) => call.endsWith('/batch') && !call.includes('synonyms'))?.body).toContain(
      '"url":"https://docs.example.org/docs/"',
    );
  });

  it('sends nothing from a site that is not built with these settings', async () => {
    builtBelow = '/docs/';
    await expect(run(['--send'], SEND)).rejects.toThrow('The site is out of date.');
    expect(calls).toEqual([]);
  });

  it('sends nothing if the build has no records', async () => {
    await expect(run(['--send'], SEND, temporaryFolder())).rejects.toThrow('holds no records');
    expect(calls).toEqual([]);
  });

  it('sends settings, synonyms, and records to a temporary index, which then replaces the old one', async () => {
    await run(['--send'], SEND);
    const sent = calls.map(({call, body}) => ({call: call.replace(/_tmp_\d+/, '_tmp'), body}));
    expect(sent.map(({call}) => call)).toEqual([
      'POST /1/indexes/docs/operation',
      'GET /1/indexes/docs/task/1',
      'PUT /1/indexes/docs_tmp/settings',
      'GET /1/indexes/docs_tmp/task/1',
      'POST /1/indexes/docs_tmp/synonyms/batch',
      'GET /1/indexes/docs_tmp/task/1',
      'POST /1/indexes/docs_tmp/batch',
      'GET /1/indexes/docs_tmp/task/1',
      'POST /1/indexes/docs_tmp/operation',
      'GET /1/indexes/docs_tmp/task/1',
    ]);
    expect(JSON.parse(sent[0]?.body ?? '')).toMatchObject({operation: 'copy', scope: ['rules']});
    expect(JSON.parse(sent[8]?.body ?? '')).toEqual({operation: 'move', destination: 'docs'});
  });

  it.each(['settings', 'synonyms/batch', 'batch'])(
    'leaves the old index unchanged if sending %s fails',
    async (what) => {
      refused = new RegExp(`docs_tmp_\\d+/${what}$`);
      refusal = 'Record is too big';
      await expect(run(['--send'], SEND)).rejects.toThrow('Record is too big');
      expect(calls.map(({call}) => call).filter((call) => LIVE.test(call))).toEqual([]);
      expect(calls.filter(({body}) => body.includes('"operation":"move"'))).toEqual([]);
      expect(calls.at(-1)?.call).toMatch(/^DELETE \/1\/indexes\/docs_tmp_\d+$/);
    },
  );

  it('sends escaped texts and absolute URLs', async () => {
    await run(['--send'], SEND);
    const batch = calls.find(({call}) => /_tmp_\d+\/batch$/.test(call));
    const {requests} = JSON.parse(batch?.body ?? '{}') as {requests: {body: Record<string, unknown>}[]};
    expect(requests.map(({body}) => body)).toEqual([
      expect.objectContaining({
        type: 'lvl1',
        url: 'https://docs.stabilityprotocol.com/',
        questions: embeddedOptions.questions['/'],
        hierarchy: expect.objectContaining({lvl1: 'Fees &amp; limits'}) as unknown,
      }),
      expect.objectContaining({type: 'content', content: 'About &lt;b&gt; fees.'}),
    ]);
  });

  it.each(['questions', 'topics'] as const)('makes %s searchable but not retrievable', (attribute) => {
    expect(Object.keys(embeddedOptions[attribute]).length).toBeGreaterThan(40);
    expect(SETTINGS.searchableAttributes).toContain(`unordered(${attribute})`);
    expect(SETTINGS.attributesToRetrieve).not.toContain(attribute);
  });

  it('never prints the key', async () => {
    await run(['--send'], SEND);
    await run(['--help'], {ALGOLIA_ADMIN_KEY: KEY});
    expect(printed.join('\n')).not.toContain(KEY);
  });

  it('does not show the key in an error', async () => {
    refused = /settings$/;
    refusal = `Invalid key ${KEY}`;
    const error: unknown = await run(['--send'], SEND).catch((reason: unknown) => reason);
    expect(error).toEqual(new Error('Invalid key ALGOLIA_ADMIN_KEY'));
    expect(inspect(error, {depth: null, showHidden: true})).not.toContain(KEY);
    expect(printed.join('\n')).not.toContain(KEY);
  });

  it('escapes a top-level heading that holds markup', () => {
    const hierarchy = emptyHierarchy('<img src=x onerror=alert(1)>', 'Fees');
    const [record] = toHosted(
      [
        {
          objectID: '1',
          type: 'lvl1',
          hierarchy,
          content: null,
          url: '/',
          anchor: null,
          language: 'en',
          docusaurus_tag: 'docs',
          version: 'current',
          code: false,
        },
      ],
      'https://docs.example.org/',
    );
    expect(record?.hierarchy).toEqual({...hierarchy, lvl0: '&lt;img src=x onerror=alert(1)&gt;'});
  });
});
