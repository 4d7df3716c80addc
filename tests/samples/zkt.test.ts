import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {text} from 'node:stream/consumers';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {networks} from '../../src/data/networks';
import {zkt} from '../../src/data/zkt';
import {execute, openSandbox, type Run, type Sandbox} from './harness/run';

/* Tests how the ZKT helper on the page handles each kind of response. */

const HASH = `0x${'ab'.repeat(32)}`;

let server: Server;
let sandbox: Sandbox;
let reply: {readonly status: number; readonly body: string};
let asked: {readonly url?: string; readonly body: string} | undefined;

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
async function publish(status: number, body: unknown, network?: string): Promise<Run> {
  reply = {status, body: typeof body === 'string' ? body : JSON.stringify(body)};
  asked = undefined;
  const local = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const origin = networks[network === 'gtn' ? 'gtn' : 'testnet'].rpcUrl.value;
  return execute(process.execPath, ['message.js'], {
    cwd: path.join(sandbox.folder, 'zkt'),
    env: {
      PATH: process.env.PATH,
      NO_COLOR: '1',
      NODE_OPTIONS: `--import=${path.join(import.meta.dirname, 'harness/redirect.mjs')}`,
      SAMPLES_ORIGINS: JSON.stringify({[origin]: local}),
      STABILITY_API_KEY: 'YOUR_API_KEY',
      ...(network && {STABILITY_NETWORK: network}),
    },
  });
}

test('sends the body to the network in the environment, with the key in the path', async () => {
  for (const network of [undefined, 'gtn']) {
    const {code, stdout, stderr} = await publish(200, {success: true, hash: HASH}, network);
    expect(code, stderr).toBe(0);
    expect(stdout).toBe(`Transaction ${HASH}\n`);
    expect(stderr).toBe('');
    expect(asked).toEqual({url: '/zkt/YOUR_API_KEY', body: '{"arguments":"Hello, Stability!"}'});
  }
});

describe('the helper keeps the details', () => {
  test('of a rejected request: status and body', async () => {
    const {code, stderr} = await publish(zkt.badRequestStatus.value, 'the body says why');
    expect(code).not.toBe(0);
    expect(stderr).toContain(`HTTP ${zkt.badRequestStatus.value}`);
    expect(stderr).toContain('the body says why');
  });

  test('of a failure with HTTP 200: code, details and id', async () => {
    const errorCode = zkt.errorCode.value;
    const body = {success: false, error: 'reverted', errorCode, details: 'more about it', id: 'my-id'};
    const {code, stdout, stderr} = await publish(zkt.okStatus.value, body);
    expect(code).not.toBe(0);
    expect(stdout).toBe('');
    expect(stderr).toContain(`${errorCode}: reverted`);
    expect(stderr).toContain('more about it');
    expect(stderr).toContain('my-id');
  });

  test('of a warning: code and details, besides the result', async () => {
    const errorCode = zkt.warningCode.value;
    const body = {success: true, hash: HASH, error: 'slow', errorCode, details: 'more about it'};
    const {code, stdout, stderr} = await publish(zkt.okStatus.value, body);
    expect(code, stderr).toBe(0);
    expect(stdout).toBe(`Transaction ${HASH}\n`);
    expect(stderr).toContain(`${errorCode}: slow more about it`);
  });
});
