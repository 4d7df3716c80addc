import {execFile} from 'node:child_process';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {json} from 'node:stream/consumers';
import {promisify} from 'node:util';
import {afterAll, beforeAll, expect, test} from 'vitest';
import type {Call} from './parse';
import {snippets} from './snippets';

type Body = Call & {id: number};

const run = promisify(execFile);
/** Calls that the fake RPC received. It returns each call as its own result. */
let seen: Call[] = [];
const server = createServer((request, response) => {
  void json(request).then((value) => {
    const reply = ({id, method, params}: Body) => {
      seen.push({method, params});
      return {jsonrpc: '2.0', id, result: {method, params}};
    };
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify(Array.isArray(value) ? (value as Body[]).map(reply) : reply(value as Body)));
  });
});
let url = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/zgt/YOUR_API_KEY`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const CALLS: readonly Call[] = [
  {method: 'eth_call', params: [{to: '0x01', data: 'it\'s `$(id)` \\ " ${x}'}, 'latest']},
  {method: 'eth_getBlockByNumber', params: ['0x1', false]},
];

test.each(['curl', 'ethers', 'viem'] as const)('%s sends the same calls, one or several', async (name) => {
  for (const calls of [CALLS.slice(0, 1), CALLS]) {
    seen = [];
    const code = snippets(url, 7, calls)[name];
    const {stdout} = await (name === 'curl'
      ? run('sh', ['-c', code])
      : run(process.execPath, ['--input-type=module', '-e', code]));
    expect(seen).toEqual(calls);
    for (const {method} of calls) expect(stdout).toContain(method);
  }
});
