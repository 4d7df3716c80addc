/*
 * Local stand-in for the RPC service of one network, in front of a local node. It proves that the calls are correct, not that
 * the live service accepts them. It serves `/` (public, read-only JSON-RPC), `/zgt/KEY`
 * (JSON-RPC for zero-fee transactions) and `/zkt/KEY` (HTTP, the service signs). It enforces the documented
 * rules with figures from src/data. Where no status, message or shape is documented, the choice is marked STAND-IN: tests of it
 * are loose and no page prints it.
 */
import {createServer, type IncomingMessage} from 'node:http';
import {buffer} from 'node:stream/consumers';
import {contracts} from '../../../src/data/contracts';
import {limits} from '../../../src/data/limits';
import {type Anvil, NodeError} from './anvil';
import {API_KEY} from './api-key';
import {listen} from './listen';
import {answerCall, type RpcCall} from './gateway-rpc';
import {answerZkt} from './gateway-zkt';
import {Refusal, type Reply, tooManyRequests} from './refusal';

const MAX_ZKT_BYTES = limits.zktPayloadMegabytes.value * 1024 * 1024;

/** In milliseconds. */
const MINUTE = 60_000;

/** A running gateway. */
export interface Gateway {
  readonly url: string;
  /** Resets the counted calls, as if a minute had passed. */
  nextMinute(): void;
  /** Makes the node mine a block every so many seconds; 0: one for each transaction, at once. */
  mineEvery(seconds: number): Promise<void>;
  /** Rejects the next `count` requests with 429. */
  refuseNext(count: number): void;
  /** Loses the next `count` sent transactions: they get a hash but never a receipt. */
  loseNext(count: number): void;
  /** Calls counted since the last `nextMinute`, by method; HTTP requests to `/zkt/` count as `zkt`. */
  readonly calls: readonly string[];
  stop(): void;
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    throw new Refusal(400, -32700, 'not JSON');
  }
}

/** The error object of a JSON-RPC response: the node's error, or why the gateway rejected the call. */
function rpcError(error: unknown): {code: number; message: string; data?: unknown} {
  if (error instanceof NodeError) return {code: error.code, message: error.message, data: error.data};
  const message = error instanceof Error ? error.message : String(error);
  return {code: error instanceof Refusal ? error.code : -32603, message};
}

/**
 * Starts the gateway of one network.
 * @param node the local node behind it
 * @param chainId the network's chain id
 */
export async function startGateway(node: Anvil, chainId: number): Promise<Gateway> {
  let refusals = 0;
  let lost = 0;
  let blockTime = 0;
  let counted: {readonly name: string; readonly at: number}[] = [];

  function count(names: readonly string[]): void {
    const at = performance.now();
    counted.push(...names.map((name) => ({name, at})));
    const recent = counted.filter((call) => call.at > at - MINUTE);
    if (recent.length > limits.requestsPerMinuteFree.value) throw tooManyRequests();
  }

  async function answerRpc(body: unknown, writable: boolean): Promise<Reply> {
    const batch = Array.isArray(body);
    const calls = (batch ? body : [body]) as RpcCall[];
    if (calls.length > limits.batchSize.value) throw new Refusal(400, -32600, 'batch too large');
    count(calls.map(({method}) => method ?? ''));
    const loses = (): boolean => lost > 0 && lost-- > 0;
    const context = {node, chainId, writable, blockTime: blockTime > 0, loses};
    const answers = await Promise.all(
      calls.map(async (call) => {
        try {
          return {jsonrpc: '2.0', id: call.id ?? null, result: await answerCall(context, call)};
        } catch (error) {
          return {jsonrpc: '2.0', id: call.id ?? null, error: rpcError(error)};
        }
      }),
    );
    return {status: 200, body: batch ? answers : answers[0]};
  }

  async function answer(request: IncomingMessage): Promise<Reply> {
    const body = await buffer(request);
    if (refusals > 0) {
      refusals -= 1;
      throw tooManyRequests();
    }
    if (request.method !== 'POST') throw new Refusal(405, 0, 'POST only');
    if (!/^application\/json/.test(request.headers['content-type'] ?? ''))
      throw new Refusal(415, 0, 'JSON only');
    const [, kind, key, ...rest] = (request.url ?? '/').split('/');
    if (kind === '' && key === undefined) return answerRpc(parseJson(body), false);
    if ((kind !== 'zgt' && kind !== 'zkt') || rest.length > 0) throw new Refusal(404, 0, 'no such endpoint');
    const known = key === API_KEY || (kind === 'zkt' && key === contracts.zktTryItOut.key.value);
    if (!known) throw new Refusal(401, 0, 'unknown key');
    if (kind === 'zgt') return answerRpc(parseJson(body), true);
    if (body.length > MAX_ZKT_BYTES) throw new Refusal(413, 0, 'payload too large');
    count(['zkt']);
    return answerZkt(node, key, parseJson(body));
  }

  const server = createServer((request, response) => {
    void answer(request)
      .catch((error: unknown): Reply => {
        if (!(error instanceof Refusal)) throw error;
        const {status, code, message} = error;
        return {
          status,
          body: message === '' ? undefined : {jsonrpc: '2.0', id: null, error: {code, message}},
        };
      })
      .catch((error: unknown): Reply => ({status: 500, body: {error: String(error)}}))
      .then(({status, body}) => {
        if (body === undefined) return response.writeHead(status).end();
        response.writeHead(status, {'Content-Type': 'application/json'});
        return response.end(JSON.stringify(body));
      });
  });
  const url = await listen(server);
  return {
    url,
    async mineEvery(seconds) {
      blockTime = seconds;
      await (seconds > 0
        ? node.rpc('evm_setIntervalMining', [seconds])
        : node.rpc('evm_setAutomine', [true]));
    },
    nextMinute: () => void (counted = []),
    refuseNext: (count) => void (refusals = count),
    loseNext: (count) => void (lost = count),
    get calls() {
      return counted.map(({name}) => name);
    },
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
