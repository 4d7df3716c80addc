/* Tests how the ZKT helper on the page handles each kind of response. */
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {text} from 'node:stream/consumers';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {networks} from '../../src/data/networks';
import {zkt} from '../../src/data/zkt';
import {API_KEY} from './harness/api-key';
import {execute, openSandbox, type Run, type Sandbox} from './harness/run';

const HASH = `0x${'ab'.repeat(32)}`;
let server: Server;
let sandbox: Sandbox;
let reply: {readonly status: number; readonly body: string};
let asked: object | undefined;

beforeAll(async () => {
  server = createServer((request, response) => {
    void text(request).then((body) => {
      asked = {url: request.url, body};
      response.writeHead(reply.status, {'Content-Type': 'application/json'});
      response.end(reply.body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  sandbox = openSandbox();
});

afterAll(() => {
  server.close();
  sandbox.close();
});

/** Runs the sample that publishes a message, with a given response. */
async function publish(status: number, body: unknown, network?: 'gtn'): Promise<Run> {
  reply = {status, body: typeof body === 'string' ? body : JSON.stringify(body)};
  const local = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const env = {
    PATH: process.env.PATH,
    NO_COLOR: '1',
    NODE_OPTIONS: `--import=${path.join(import.meta.dirname, 'harness/redirect.mjs')}`,
    SAMPLES_ORIGINS: JSON.stringify({[networks[network ?? 'testnet'].rpcUrl.value]: local}),
    STABILITY_API_KEY: API_KEY,
    ...(network && {STABILITY_NETWORK: network}),
  };
  return execute(process.execPath, ['message.js'], {cwd: path.join(sandbox.folder, 'zkt'), env});
}

test.each([undefined, 'gtn'] as const)(
  'sends the body to the network in the environment: %s',
  async (network) => {
    const run = await publish(200, {success: true, hash: HASH}, network);
    expect(run).toEqual({code: 0, stdout: `Transaction ${HASH}\n`, stderr: ''});
    expect(asked).toEqual({url: `/zkt/${API_KEY}`, body: '{"arguments":"Hello, Stability!"}'});
  },
);

const [bad, ok] = [zkt.badRequestStatus.value, zkt.okStatus.value];
const [error, warning] = [zkt.errorCode.value, zkt.warningCode.value];
const details = 'more about it';

test.each([
  ['a rejected request', bad, 'the body says why', [`HTTP ${bad}`, 'the body says why']],
  [
    'a failure with HTTP 200',
    ok,
    {success: false, error: 'reverted', errorCode: error, details, id: 'my-id'},
    [`${error}: reverted`, details, 'my-id'],
  ],
])('fails with the details of %s', async (_, status, body, parts) => {
  const {code, stdout, stderr} = await publish(status, body);
  expect([code === 0, stdout]).toEqual([false, '']);
  for (const part of parts) expect(stderr).toContain(part);
});

test('prints a warning with its details besides the result', async () => {
  const body = {success: true, hash: HASH, error: 'slow', errorCode: warning, details};
  const {code, stdout, stderr} = await publish(ok, body);
  expect([code, stdout]).toEqual([0, `Transaction ${HASH}\n`]);
  expect(stderr).toContain(`${warning}: slow ${details}`);
});
