import {execFile} from 'node:child_process';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {json} from 'node:stream/consumers';
import {promisify} from 'node:util';
import {afterAll, beforeAll, expect, test} from 'vitest';
import type {Call} from './parse';
import {LANGUAGES, snippet, type Language} from './snippets';

const run = promisify(execFile);
const CHAIN_ID = 7;

/** Calls that the fake RPC received. It returns each call as its own result. */
let seen: Call[] = [];
const server = createServer((request, response) => {
  void json(request).then((value) => {
    const body = value as (Call & {id: number}) | (Call & {id: number})[];
    const reply = ({id, method, params}: Call & {id: number}) => {
      seen.push({method, params});
      return {jsonrpc: '2.0', id, result: method};
    };
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify(Array.isArray(body) ? body.map(reply) : reply(body)));
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

async function execute(language: Language, code: string): Promise<string> {
  const [program, args] =
    language === 'curl' ? ['sh', ['-c', code]] : [process.execPath, ['--input-type=module', '-e', code]];
  return (await run(program, args)).stdout;
}

const CALLS: readonly Call[] = [
  {method: 'eth_call', params: [{to: '0x01', data: 'it\'s `$(id)` \\ " ${x}'}, 'latest']},
  {method: 'eth_getBlockByNumber', params: ['0x1', false]},
];

for (const language of LANGUAGES)
  test(`${language}: the snippet sends the same calls, one or several`, async () => {
    for (const calls of [CALLS.slice(0, 1), CALLS]) {
      seen = [];
      const output = await execute(language, snippet(language, {url, chainId: CHAIN_ID, calls}));
      expect(seen).toEqual(calls);
      for (const {method} of calls) expect(output).toContain(method);
    }
  }, 60_000);
