import {mkdtempSync, writeFileSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {algoliasearch} from 'algoliasearch';
import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {runPush} from '../../../scripts/search-push';

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

beforeAll(async () => {
  build = mkdtempSync(path.join(tmpdir(), 'search-push-'));
  writeFileSync(path.join(build, 'index.html'), PAGE);
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => {
      calls.push({call: `${request.method} ${request.url?.split('?')[0]}`, body});
      response.setHeader('Content-Type', 'application/json');
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
});

beforeEach(() => {
  calls = [];
  printed = [];
});

function run(args: readonly string[], env: Readonly<Record<string, string>>): Promise<void> {
  const {port} = server.address() as AddressInfo;
  return runPush({
    args,
    env,
    build,
    print: (line) => printed.push(line),
    connect: (appId, key) =>
      algoliasearch(appId, key, {
        hosts: [{url: '127.0.0.1', port, protocol: 'http', accept: 'readWrite'}],
      }),
  });
}

const WHERE = {ALGOLIA_APP_ID: 'APP', ALGOLIA_INDEX_NAME: 'docs'};

describe('npm run search:push', () => {
  it('sends nothing by default', async () => {
    await run([], WHERE);
    expect(calls).toEqual([]);
    expect(printed.join('\n')).toMatch(/2 records.*\n.*nothing was sent/);
  });

  it('needs the admin key from the environment to send', async () => {
    await expect(run(['--send'], WHERE)).rejects.toThrow(/^ALGOLIA_ADMIN_KEY is not set/);
    await expect(run([], {})).rejects.toThrow(/^ALGOLIA_APP_ID is not set/);
  });

  it('sends settings, synonyms, and records through a temporary index that replaces the old one', async () => {
    await run(['--send'], {...WHERE, ALGOLIA_ADMIN_KEY: KEY});
    const order = calls.map(({call}) => call).filter((call) => !call.includes('/task/'));
    expect(order[0]).toBe('PUT /1/indexes/docs/settings');
    expect(order[1]).toBe('POST /1/indexes/docs/synonyms/batch');
    expect(order[2]).toBe('POST /1/indexes/docs/operation');
    expect(order.slice(3).filter((call) => /POST \/1\/indexes\/docs_tmp_\d+\/batch/.test(call))).toHaveLength(
      1,
    );
    expect(order.at(-1)).toMatch(/POST \/1\/indexes\/docs_tmp_\d+\/operation/);
    expect(calls.at(-1)?.body ?? calls.at(-2)?.body).toBeDefined();
    const move = calls.filter(({body}) => body.includes('"move"'));
    expect(JSON.parse(move[0]?.body ?? '{}')).toEqual({operation: 'move', destination: 'docs'});
  });

  it('sends texts as HTML that shows them, with absolute addresses', async () => {
    await run(['--send'], {...WHERE, ALGOLIA_ADMIN_KEY: KEY});
    const batch = calls.find(({call}) => call.endsWith('/batch') && call.includes('_tmp_'));
    const {requests} = JSON.parse(batch?.body ?? '{}') as {requests: {body: Record<string, unknown>}[]};
    expect(requests.map(({body}) => body)).toEqual([
      expect.objectContaining({
        type: 'lvl1',
        url: 'https://docs.stabilityprotocol.com/',
        hierarchy: expect.objectContaining({lvl1: 'Fees &amp; limits'}) as unknown,
      }),
      expect.objectContaining({type: 'content', content: 'About &lt;b&gt; fees.'}),
    ]);
  });

  it('never prints the key', async () => {
    await run(['--send'], {...WHERE, ALGOLIA_ADMIN_KEY: KEY});
    await run(['--help'], {ALGOLIA_ADMIN_KEY: KEY});
    expect(printed.join('\n')).not.toContain(KEY);
  });
});
