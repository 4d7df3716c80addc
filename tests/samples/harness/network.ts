/*
 * The model of one network's gateway, in front of its node. It proves that the calls are correct, not that the live service accepts
 * them. It serves `/` (public, read-only JSON-RPC), `/zgt/KEY` (JSON-RPC for zero-fee transactions) and `/zkt/KEY` (HTTP, the
 * service signs), and enforces the documented rules with figures from src/data. Where no status, message or shape is documented,
 * the choice is marked STAND-IN: tests of it are loose and no page prints it.
 */
import {createServer, type IncomingMessage, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {buffer} from 'node:stream/consumers';
import {keccak256, type Transaction} from 'ethers';
import {contracts} from '../../../src/data/contracts';
import {limits} from '../../../src/data/limits';
import {type Anvil, NodeError, pause} from './anvil';
import {API_KEY} from './api-key';
import {networkNode} from './network-node';
import {answerZkt, Refusal} from './network-zkt';

const MAX_ZKT_BYTES = limits.zktPayloadMegabytes.value * 1024 * 1024;

/** In milliseconds. */
const MINUTE = 60_000;

/** STAND-IN, in milliseconds: longer than ethers caches a response (250 ms), as a real block takes, where the node mines at once. */
const BLOCK_DELAY = 270;

interface RpcCall {
  readonly id?: number | string | null;
  readonly method?: string;
  readonly params?: readonly unknown[];
}

interface Reply {
  readonly status: number;
  /** Sent as JSON; no body is sent if it is undefined. */
  readonly body?: unknown;
}

/** A running model of a network. */
export interface Gateway {
  readonly url: string;
  /** Resets the counted calls, as if a minute had passed. */
  nextMinute(): void;
  /** Makes the node mine a block every so many seconds; 0: one for each transaction, at once. */
  mineEvery(seconds: number): Promise<void>;
  /** Rejects the next `count` requests, with 429 by default. */
  refuseNext(count: number, status?: number): void;
  /** Loses the next `count` sent transactions: they get a hash but never a receipt. */
  loseNext(count: number): void;
  /** Calls counted since the last `nextMinute`, by method; HTTP requests to `/zkt/` count as `zkt`. */
  readonly calls: readonly string[];
  stop(): void;
}

/** Starts a server on a free port of this machine. @returns its origin */
export async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Too many requests. The status is documented, a body is not. */
const tooManyRequests = (): Refusal => new Refusal(limits.tooManyRequestsStatus.value, 0, '');

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    throw new Refusal(400, -32700, 'not JSON');
  }
}

/** The error object of a JSON-RPC response: the node's error, or why the model rejected the call. */
function rpcError(error: unknown): {code: number; message: string; data?: unknown} {
  if (error instanceof NodeError) return {code: error.code, message: error.message, data: error.data};
  const message = error instanceof Error ? error.message : String(error);
  return {code: error instanceof Refusal ? error.code : -32603, message};
}

/** Rejects a signed transaction that the keyed RPC URL does not accept. STAND-IN: the texts. */
function checkTransaction({gasPrice, maxFeePerGas, maxPriorityFeePerGas, gasLimit}: Transaction): void {
  const fees = [gasPrice, maxFeePerGas, maxPriorityFeePerGas];
  const problem =
    (fees.some((fee) => fee !== null && fee > 0n) && 'zero-fee transactions only') ||
    (gasLimit > BigInt(limits.transactionGas.value) && 'gas limit too high');
  if (problem) throw new Refusal(200, -32000, problem);
}

/**
 * Starts the model of one network.
 * @param node the local node behind it
 * @param chainId the network's chain id
 */
export async function startGateway(node: Anvil, chainId: number): Promise<Gateway> {
  const network = networkNode(node, chainId);
  let refusals = {count: 0, status: 0};
  let lost = 0;
  let blockTime = 0;
  let counted: {readonly name: string; readonly at: number}[] = [];

  function count(names: readonly string[]): void {
    const at = performance.now();
    counted.push(...names.map((name) => ({name, at})));
    const recent = counted.filter((call) => call.at > at - MINUTE);
    if (recent.length > limits.requestsPerMinuteFree.value) throw tooManyRequests();
  }

  /** Accepts a signed transaction. Without a block time it responds when the transaction is in a block, so that libraries need not poll. */
  async function sendRaw(raw: string): Promise<string> {
    const signed = network.parse(raw);
    checkTransaction(signed);
    if (lost > 0) {
      lost -= 1;
      return keccak256(raw);
    }
    const hash = await network.send(signed);
    if (blockTime > 0) return hash;
    while ((await network.answer('eth_getTransactionReceipt', [hash])) === null) await pause(5);
    await pause(BLOCK_DELAY);
    return hash;
  }

  async function answerCall({method = '', params = []}: RpcCall, writable: boolean): Promise<unknown> {
    if (method !== 'eth_sendRawTransaction') return network.answer(method, params);
    if (!writable) throw new Refusal(200, -32000, 'read-only endpoint');
    return sendRaw(String(params[0]));
  }

  async function answerRpc(body: unknown, writable: boolean): Promise<Reply> {
    const batch = Array.isArray(body);
    const calls = (batch ? body : [body]) as RpcCall[];
    if (calls.length > limits.batchSize.value) throw new Refusal(400, -32600, 'batch too large');
    count(calls.map(({method}) => method ?? ''));
    const answers = await Promise.all(
      calls.map(async (call) => ({
        jsonrpc: '2.0',
        id: call.id ?? null,
        ...(await answerCall(call, writable).then(
          (result) => ({result}),
          (error: unknown) => ({error: rpcError(error)}),
        )),
      })),
    );
    return {status: 200, body: batch ? answers : answers[0]};
  }

  async function answer(request: IncomingMessage): Promise<Reply> {
    const body = await buffer(request);
    if (refusals.count > 0) {
      refusals.count -= 1;
      throw new Refusal(refusals.status, 0, '');
    }
    if (request.method !== 'POST') throw new Refusal(405, 0, 'POST only');
    if (!/^application\/json/.test(request.headers['content-type'] ?? ''))
      throw new Refusal(415, 0, 'JSON only');
    const [, kind, key, ...rest] = (request.url ?? '/').split('/');
    if (kind === '' && key === undefined) return answerRpc(parseJson(body), false);
    if ((kind !== 'zgt' && kind !== 'zkt') || rest.length > 0) throw new Refusal(404, 0, 'no such endpoint');
    const known = key === API_KEY || (kind === 'zkt' && key === contracts.zktTryItOut.key.value);
    if (!known) throw new Refusal(401, 0, 'unknown api_key');
    if (kind === 'zgt') return answerRpc(parseJson(body), true);
    if (body.length > MAX_ZKT_BYTES) throw new Refusal(413, 0, 'payload too large');
    count(['zkt']);
    return {status: 200, body: await answerZkt(node, key, parseJson(body))};
  }

  function refused(error: unknown): Reply {
    if (!(error instanceof Refusal)) return {status: 500, body: {error: String(error)}};
    const {status, code, message} = error;
    return {status, body: message === '' ? undefined : {jsonrpc: '2.0', id: null, error: {code, message}}};
  }

  const server = createServer((request, response) => {
    void answer(request)
      .catch(refused)
      .then(({status, body}) => {
        if (body !== undefined) response.setHeader('Content-Type', 'application/json');
        response.writeHead(status).end(JSON.stringify(body));
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
    refuseNext: (count, status = limits.tooManyRequestsStatus.value) => void (refusals = {count, status}),
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
