/* Tests what the ZKT programs on the page make of settings, of each kind of response, and of receipts. */
import {createServer, type Server} from 'node:http';
import path from 'node:path';
import {text} from 'node:stream/consumers';
import {afterAll, beforeAll, beforeEach, describe, expect, test} from 'vitest';
import {networks} from '../../src/data/networks';
import {zkt} from '../../src/data/zkt';
import {API_KEY} from './harness/api-key';
import type {NetworkFixture} from './harness/fixture';
import {listen} from './harness/network';
import {execute, openSandbox, type Run, sampleEnvironment, type Sandbox} from './harness/run';

const HASH = `0x${'ab'.repeat(32)}`;
const [bad, ok] = [zkt.badRequestStatus.value, zkt.okStatus.value];
const [error, warning] = [zkt.errorCode.value, zkt.warningCode.value];

interface Request {
  readonly method: string;
  readonly arguments: readonly string[];
}

let server: Server;
/** Both networks, at the server. */
let fixture: NetworkFixture;
let sandbox: Sandbox;
/** The response to a ZKT request; without one the server is silent. */
let reply: {readonly status: number; readonly body: object} | undefined;
/** The receipts of the transaction, one for each time that it is asked for; the last one stays. A number is a status, 0 a connection that drops. */
let receipts: readonly (object | number | null)[];
let asked: {readonly url: string; readonly body: Request}[];

beforeAll(async () => {
  server = createServer((request, response) => {
    void text(request).then((body) => {
      const url = request.url ?? '';
      asked.push({url, body: JSON.parse(body) as Request});
      const [receipt] = receipts;
      const asks = url === '/';
      if (asks && receipts.length > 1) receipts = receipts.slice(1);
      if (asks && receipt === 0) return void response.destroy();
      const status = typeof receipt === 'number' ? receipt : ok;
      const answer = asks ? {status, body: {result: receipt}} : reply;
      if (answer === undefined) return;
      response.writeHead(answer.status, {'Content-Type': 'application/json'});
      response.end(JSON.stringify(answer.body));
    });
  });
  const url = await listen(server);
  const at = (id: 'gtn' | 'testnet') => ({origin: networks[id].rpcUrl.value, gateway: {url}, node: {url}});
  fixture = {gtn: at('gtn'), testnet: at('testnet')} as unknown as NetworkFixture;
  // With a short timeout.
  sandbox = openSandbox((code) =>
    code.replace('timeout(60_000)', 'timeout(5_000)').replace('timeout=60', 'timeout=5'),
  );
});

beforeEach(() => {
  reply = {status: ok, body: {success: true, hash: HASH, output: 'read', contractAddress: 'new'}};
  receipts = [{status: '0x1'}];
  asked = [];
});

afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await sandbox.close();
});

function run(command: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<Run> {
  const secrets = sampleEnvironment(fixture, {needsKey: true});
  const options = {cwd: path.join(sandbox.folder, 'zkt'), env: {...secrets, ...env}};
  return execute(command[0] ?? '', command.slice(1), options);
}

describe.each([
  ['zkt-store.ts', [process.execPath, 'zkt-store.js']],
  ['zkt.py', ['python3', 'zkt.py']],
])('%s', (_, program) => {
  test('writes, waits for the block, and reads what it wrote', async () => {
    receipts = [null, {status: '0x1'}];
    expect(await run(program)).toEqual({
      code: 0,
      stdout: `Network: testnet\nStored by ${HASH}\nread\n`,
      stderr: '',
    });
    expect(asked.map(({url, body}) => `${url} ${body.method}`)).toEqual([
      `/zkt/${API_KEY} storeFile`,
      '/ eth_getTransactionReceipt',
      '/ eth_getTransactionReceipt',
      `/zkt/${API_KEY} getFile`,
    ]);
    const [written, , , read] = asked.map(({body}) => body.arguments);
    expect(written).toEqual(['example.txt', expect.stringMatching(/^0x[0-9a-f]{64}$/)]);
    expect(read).toEqual(written?.slice(1));
  });

  test('goes on to ask for the receipt after status 429 and a connection that drops, and writes once', async () => {
    receipts = [429, 0, {status: '0x1'}];
    const {code, stderr} = await run(program);
    expect([code, stderr]).toEqual([0, '']);
    expect(asked.map(({url}) => url)).toEqual([`/zkt/${API_KEY}`, '/', '/', '/', `/zkt/${API_KEY}`]);
  });

  test('takes the key out of a keyed RPC URL, and stays on Testnet when a variable names GTN', async () => {
    const {zgtUrl} = networks.testnet;
    const STABILITY_API_KEY = zgtUrl.value.replace('YOUR_API_KEY', API_KEY);
    const {stdout} = await run(program, {STABILITY_API_KEY, STABILITY_NETWORK: 'gtn'});
    expect(stdout).toMatch(/^Network: testnet\n/);
    expect(asked[0]?.url).toBe(`/zkt/${API_KEY}`);
  });

  test('fails when the write reverted, and reads nothing', async () => {
    receipts = [{status: '0x0'}];
    const {code, stderr} = await run(program);
    expect([code, asked.length]).toEqual([1, 2]);
    expect(stderr).toContain(`${HASH} reverted.`);
  });

  const FAILURE = {success: false, error: 'no gas', errorCode: error, details: 'more about it', id: 'my-id'};
  test.each([
    ['a rejected request', bad, {}, [String(bad)]],
    ['a failure with HTTP 200', ok, FAILURE, [error, 'no gas', 'more about it', 'my-id']],
  ])('fails with the details of %s, and asks no more', async (_case, status, body, parts) => {
    reply = {status, body};
    const {code, stderr} = await run(program);
    expect([code, asked.length]).toEqual([1, 1]);
    for (const part of parts) expect(stderr).toContain(part);
    expect(stderr).not.toContain(API_KEY);
  });

  test('fails when the service is silent for too long', async () => {
    reply = undefined;
    const {code, stderr} = await run(program);
    expect(code).toBe(1);
    expect(stderr).toMatch(/timed? ?out/i);
  });

  test('prints a warning and goes on', async () => {
    reply = {status: ok, body: {...reply?.body, error: 'slow', errorCode: warning, details: 'more'}};
    const {code, stdout, stderr} = await run(program);
    expect([code, asked.length]).toEqual([0, 3]);
    for (const part of [warning, 'slow', 'more']) expect(stdout + stderr).toContain(part);
  });

  test.each<[string[], NodeJS.ProcessEnv, string]>([
    [['GTN'], {}, 'Unknown network "GTN". Pass testnet or gtn.'],
    [['gtn'], {}, 'The contract of this example is on Testnet only.'],
    [[], {STABILITY_API_KEY: 'YOUR_API_KEY'}, 'Set STABILITY_API_KEY to your API key.'],
    [[], {STABILITY_API_KEY: undefined}, 'Set STABILITY_API_KEY to your API key.'],
  ])('refuses %o %o and asks nothing', async (args, env, message) => {
    const {code, stderr} = await run([...program, ...args], env);
    expect([code, asked.length]).toEqual([1, 0]);
    expect(stderr).toContain(message);
  });
});
