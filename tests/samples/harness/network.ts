/*
 * The model of one network in front of a local node. It proves that the calls are correct, not that the live service accepts them.
 * It serves `/` (public, read-only JSON-RPC), `/zgt/KEY` (JSON-RPC for zero-fee transactions) and `/zkt/KEY` (HTTP, the service
 * signs), and enforces the documented rules with figures from src/data. Where no status, message or shape is documented, the
 * choice is marked STAND-IN: tests of it are loose and no page prints it.
 */
import {createHash} from 'node:crypto';
import {createServer, type IncomingMessage, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {buffer} from 'node:stream/consumers';
import {getBytes, Interface, keccak256, Transaction} from 'ethers';
import {contracts} from '../../../src/data/contracts';
import {endpoints} from '../../../src/data/endpoints';
import {limits} from '../../../src/data/limits';
import {precompiles} from '../../../src/data/precompiles';
import {type Anvil, NodeError, pause, waitForReceipt} from './anvil';
import {API_KEY} from './api-key';
import {answerZkt, Refusal} from './network-zkt';

const MAX_ZKT_BYTES = limits.zktPayloadMegabytes.value * 1024 * 1024;

/** In milliseconds. */
const MINUTE = 60_000;

/** STAND-IN, in milliseconds: longer than ethers caches a response (250 ms), as a real block takes, where the node mines at once. */
const BLOCK_DELAY = 270;

/** STAND-IN for the precompile that hashes with SHA3-256. */
const SHA3 = precompiles.utility.rows.find(({id}) => id === 'SHA3FIPS256')?.address;

const BASE_FEE = `0x${limits.baseFeeWei.value.toString(16)}`;

/** The standard methods that the facts list. */
const STANDARD = new Set<string>(endpoints.standardMethods.rows.map(({id}) => id));

/** Methods of this network, with the precompile and the function that hold what they return. */
const OWN_METHODS: Readonly<Record<string, readonly [address: string, name: string]>> = {
  stability_getSupportedTokens: [precompiles.supportedTokensManager.address.value, 'supportedTokens'],
  stability_getValidatorList: [precompiles.validatorController.address.value, 'getValidatorList'],
  stability_getActiveValidatorList: [precompiles.validatorController.address.value, 'getActiveValidatorList'],
};

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
  /** Rejects the next `count` requests with 429. */
  refuseNext(count: number): void;
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

/** Rejects a signed transaction that the keyed RPC URL does not accept. */
function checkTransaction(raw: string, chainId: number): void {
  const transaction = Transaction.from(raw);
  const fees = [transaction.gasPrice, transaction.maxFeePerGas, transaction.maxPriorityFeePerGas];
  const problem =
    (fees.some((fee) => fee !== null && fee > 0n) && 'zero-fee transactions only') ||
    (transaction.gasLimit > BigInt(limits.transactionGas.value) && 'gas limit too high') ||
    ((transaction.type ?? 0) > 2 && 'transaction type not accepted') ||
    (transaction.chainId !== BigInt(chainId) && 'wrong chain id');
  if (problem) throw new Refusal(200, -32000, problem);
}

/**
 * Starts the model of one network.
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

  /** Accepts a signed transaction. Without a block time it responds when the transaction is in a block, so that libraries need not poll. */
  async function sendRaw(raw: string): Promise<string> {
    checkTransaction(raw, chainId);
    if (lost > 0) {
      lost -= 1;
      return keccak256(raw);
    }
    const hash = await node.rpc<string>('eth_sendRawTransaction', [raw]);
    if (blockTime > 0) return hash;
    await waitForReceipt(node, hash);
    await pause(BLOCK_DELAY);
    return hash;
  }

  async function listOf([to, name]: readonly [string, string]): Promise<unknown> {
    const abi = new Interface([`function ${name}() view returns (address[])`]);
    const answer = await node.rpc<string>('eth_call', [{to, data: abi.encodeFunctionData(name)}, 'latest']);
    const [value] = abi.decodeFunctionResult(name, answer) as unknown as [string[]];
    return {code: 200, value: value.map((one) => one.toLowerCase())};
  }

  async function answerCall({method = '', params = []}: RpcCall, writable: boolean): Promise<unknown> {
    if (method === 'eth_gasPrice') return BASE_FEE;
    if (method === 'eth_sendRawTransaction' && !writable)
      throw new Refusal(200, -32000, 'read-only endpoint');
    if (method === 'eth_sendRawTransaction') return sendRaw(String(params[0]));
    if (method in OWN_METHODS) return listOf(OWN_METHODS[method]);
    if (!STANDARD.has(method)) throw new Refusal(200, -32601, 'Method not found');
    const {to, data = '0x'} = (method === 'eth_call' ? params[0] : {}) as {to?: string; data?: string};
    if (to !== undefined && to === SHA3)
      return `0x${createHash('sha3-256').update(getBytes(data)).digest('hex')}`;
    const known = params.map((param) => (param === 'finalized' ? 'latest' : param)); // STAND-IN: final at once
    const result = await node.rpc<unknown>(method, known);
    if (method.startsWith('eth_getBlockBy') && result) return {...result, baseFeePerGas: BASE_FEE};
    return result;
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
