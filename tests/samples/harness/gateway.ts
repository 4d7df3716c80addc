/*
 * local stand-in: proves the call, not the live service
 *
 * Stands in for the RPC service of one network in front of a local node: `/` (public, read-only JSON-RPC), `/zgt/KEY`
 * (JSON-RPC for zero-fee transactions) and `/zkt/KEY` (HTTP, the service signs). It enforces what the facts say; the
 * figures come from src/data. Where the facts give no status, message or shape, the choice is marked STAND-IN: tests
 * of it are loose and no page prints it.
 */
import {createServer, type IncomingMessage} from 'node:http';
import type {AddressInfo} from 'node:net';
import {AbiCoder, hexlify, Interface, keccak256, toUtf8Bytes, Transaction} from 'ethers';
import {contracts} from '../../../src/data/contracts';
import {endpoints} from '../../../src/data/endpoints';
import {limits} from '../../../src/data/limits';
import type {Anvil} from './anvil';
import {compileSolidity} from './compiler';

/** The API key that the gateway knows: the placeholder that the pages print. */
export const API_KEY = 'YOUR_API_KEY';

const MAX_ZKT_BYTES = limits.zktPayloadMegabytes.value * 1024 * 1024;
const MINUTE = 60_000;

/** STAND-IN, in milliseconds: the node mines at once, a real block takes longer than ethers keeps an answer (250 ms). */
const BLOCK_DELAY = 270;

/** The standard methods that the facts list. */
const STANDARD = new Set<string>(endpoints.standardMethods.rows.map(({id}) => id));

interface RpcCall {
  readonly jsonrpc?: string;
  readonly id?: number | string | null;
  readonly method?: string;
  readonly params?: readonly unknown[];
}

interface Reply {
  readonly status: number;
  readonly body: unknown;
}

/** A refusal. STAND-IN: status and message, except where a test names the fact. */
class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: number,
    message: string,
  ) {
    super(message);
  }
}

/** A running gateway. */
export interface Gateway {
  readonly url: string;
  /** Forgets the calls counted so far, as if a minute had passed. */
  nextMinute(): void;
  /** Moves the gateway's clock; the real one is never read. */
  advance(milliseconds: number): void;
  /** Answers sent transactions before they are mined, until switched off. */
  mineLate(on: boolean): void;
  /** Answers the next `count` requests with 429. */
  refuseNext(count: number): void;
  /** Calls counted since the last `nextMinute`, by method; HTTP requests to `/zkt/` count as `zkt`. */
  readonly calls: readonly string[];
  stop(): void;
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Refuses a signed transaction that the free path does not take. */
function checkTransaction(raw: string, chainId: number): void {
  const transaction = Transaction.from(raw);
  const fees = [transaction.gasPrice, transaction.maxFeePerGas, transaction.maxPriorityFeePerGas];
  if (fees.some((fee) => fee !== null && fee > 0n))
    throw new Refusal(200, -32000, 'zero-fee transactions only');
  if (transaction.gasLimit > BigInt(limits.transactionGas.value))
    throw new Refusal(200, -32000, 'gas limit too high');
  if ((transaction.type ?? 0) > 2) throw new Refusal(200, -32000, 'transaction type not accepted');
  if (transaction.chainId !== BigInt(chainId)) throw new Refusal(200, -32000, 'wrong chain id');
}

async function waitForReceipt(node: Anvil, hash: string): Promise<unknown> {
  for (;;) {
    const receipt = await node.rpc<unknown>('eth_getTransactionReceipt', [hash]);
    if (receipt) return receipt;
    await pause(5);
  }
}

async function stabilityCall(node: Anvil, method: string): Promise<unknown> {
  const precompile = {
    stability_getSupportedTokens: ['0x0000000000000000000000000000000000000801', 'supportedTokens'],
    stability_getValidatorList: ['0x0000000000000000000000000000000000000805', 'getValidatorList'],
    stability_getActiveValidatorList: [
      '0x0000000000000000000000000000000000000805',
      'getActiveValidatorList',
    ],
  }[method];
  if (!precompile) throw new Refusal(200, -32601, 'Method not found');
  const [to, name] = precompile;
  const abi = new Interface([`function ${name}() view returns (address[])`]);
  const answer = await node.rpc<string>('eth_call', [{to, data: abi.encodeFunctionData(name)}, 'latest']);
  return {
    code: 200,
    value: (abi.decodeFunctionResult(name, answer)[0] as string[]).map((one) => one.toLowerCase()),
  };
}

/** What one JSON-RPC call meets: the network, whether it may send, and whether a block is yet to come. */
interface Context {
  readonly node: Anvil;
  readonly chainId: number;
  readonly writable: boolean;
  /** Answers a sent transaction before it is mined, as the live service does. */
  readonly late: boolean;
}

/** Takes a signed transaction. Mined at once, so that a library needs not poll; or late, to prove that a sample waits. */
async function sendRaw({node, chainId, writable, late}: Context, raw: string): Promise<string> {
  if (!writable) throw new Refusal(200, -32000, 'read-only endpoint');
  checkTransaction(raw, chainId);
  if (late) {
    void pause(BLOCK_DELAY).then(() => node.rpc('eth_sendRawTransaction', [raw]));
    return keccak256(raw);
  }
  const hash = await node.rpc<string>('eth_sendRawTransaction', [raw]);
  await waitForReceipt(node, hash);
  await pause(BLOCK_DELAY);
  return hash;
}

async function answerCall(context: Context, call: RpcCall): Promise<unknown> {
  const {node} = context;
  const {method = '', params = []} = call;
  const baseFee = `0x${limits.baseFeeWei.value.toString(16)}`;
  if (method === 'eth_gasPrice') return baseFee;
  if (method === 'eth_sendRawTransaction') return sendRaw(context, String(params[0]));
  if (method.startsWith('stability_')) return stabilityCall(node, method);
  if (!STANDARD.has(method)) throw new Refusal(200, -32601, 'Method not found');
  const result = await node.rpc<unknown>(method, params);
  if (method.startsWith('eth_getBlockBy') && result) return {...result, baseFeePerGas: baseFee};
  return result;
}

const ZKT_SENDER = '0x00000000000000000000000000000000005e4de5'; // STAND-IN: the key's own wallet

/** Sends as the service: the node lets the gateway act for any account, at zero fee. */
async function sendAs(node: Anvil, from: string, to: string | undefined, data: string): Promise<string> {
  await node.rpc('anvil_impersonateAccount', [from]);
  return node.rpc('eth_sendTransaction', [
    {from, to, data, maxFeePerGas: '0x0', maxPriorityFeePerGas: '0x0'},
  ]);
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** Bigints become decimal strings, as in the documented output. */
function plain(value: unknown): unknown {
  if (typeof value === 'bigint') return value.toString();
  return Array.isArray(value) ? Array.from(value, plain) : value;
}

async function deploy(node: Anvil, from: string, code: string, args: readonly unknown[]): Promise<object> {
  const {contracts: compiled, errors} = compileSolidity('Contract.sol', code);
  const artifact = Object.values(compiled).at(-1); // STAND-IN: which one is deployed is not documented
  if (errors.length > 0 || !artifact) throw new Refusal(200, 0, errors[0] ?? 'no contract');
  const inputs = new Interface(JSON.stringify(artifact.abi)).deploy.inputs;
  const data = artifact.bytecode + AbiCoder.defaultAbiCoder().encode(inputs, args).slice(2);
  const hash = await sendAs(node, from, undefined, data);
  const receipt = (await waitForReceipt(node, hash)) as {contractAddress: string};
  return {contractAddress: receipt.contractAddress, abi: artifact.abi, hash};
}

async function callContract(node: Anvil, from: string, body: Record<string, unknown>): Promise<object> {
  const abi = new Interface(body.abi as string[]);
  const method = abi.getFunction(String(body.method));
  if (!method) throw new Refusal(200, 0, 'unknown method');
  const data = abi.encodeFunctionData(method, body.arguments as unknown[]);
  const to = String(body.to);
  if (method.constant) {
    const answer = await node.rpc<string>('eth_call', [{from, to, data}, 'latest']);
    const values = abi.decodeFunctionResult(method, answer);
    return {output: plain(values.length === 1 ? values[0] : Array.from(values))};
  }
  const hash = await sendAs(node, from, to, data);
  if (body.wait !== true) return {hash};
  return {hash, receipt: await waitForReceipt(node, hash)}; // STAND-IN: the receipt is not documented
}

/** Answers one ZKT body. What kind it is follows from its shape. */
async function answerZkt(node: Anvil, key: string, body: unknown): Promise<Reply> {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new Refusal(400, 0, 'bad body');
  const fields = body as Record<string, unknown>;
  const from = key === contracts.zktTryItOut.key.value ? contracts.zktTryItOut.account.value : ZKT_SENDER;
  const id = 'id' in fields ? {id: fields.id} : {};
  try {
    if (isText(fields.code)) {
      const args = Array.isArray(fields.arguments) ? fields.arguments : [];
      return {status: 200, body: {success: true, ...(await deploy(node, from, fields.code, args)), ...id}};
    }
    if (
      isText(fields.to) &&
      Array.isArray(fields.abi) &&
      isText(fields.method) &&
      Array.isArray(fields.arguments)
    )
      return {status: 200, body: {success: true, ...(await callContract(node, from, fields)), ...id}};
    if (isText(fields.arguments)) {
      const hash = await sendAs(node, from, from, hexlify(toUtf8Bytes(fields.arguments)));
      return {status: 200, body: {success: true, hash}};
    }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return {
      status: 200,
      body: {success: false, error: message, errorCode: 'TXN_NOT_PROCESSED', details: '', ...id},
    };
  }
  throw new Refusal(400, 0, 'bad body');
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    throw new Refusal(400, -32700, 'not JSON');
  }
}

/**
 * Starts the stand-in for one network.
 * @param node the local node behind it
 * @param chainId the network's chain id
 */
export async function startGateway(node: Anvil, chainId: number): Promise<Gateway> {
  let clock = 0;
  let refusals = 0;
  let late = false;
  let counted: {readonly at: number; readonly name: string}[] = [];

  function count(names: readonly string[]): void {
    counted = counted.filter(({at}) => clock - at < MINUTE);
    counted.push(...names.map((name) => ({at: clock, name})));
    if (counted.length > limits.requestsPerMinuteFree.value)
      throw new Refusal(limits.tooManyRequestsStatus.value, -32005, 'rate limit');
  }

  async function answerRpc(body: unknown, writable: boolean): Promise<Reply> {
    const batch = Array.isArray(body);
    const calls = (batch ? body : [body]) as RpcCall[];
    if (calls.length > limits.batchSize.value) throw new Refusal(400, -32600, 'batch too large');
    count(calls.map(({method}) => method ?? ''));
    const context = {node, chainId, writable, late};
    const answers = await Promise.all(
      calls.map(async (call) => {
        try {
          return {
            jsonrpc: '2.0',
            id: call.id ?? null,
            result: await answerCall(context, call),
          };
        } catch (error) {
          const code = error instanceof Refusal ? error.code : -32603;
          const message = error instanceof Error ? error.message : String(error);
          return {jsonrpc: '2.0', id: call.id ?? null, error: {code, message}};
        }
      }),
    );
    return {status: 200, body: batch ? answers : answers[0]};
  }

  async function answer(request: IncomingMessage): Promise<Reply> {
    const body = await readBody(request);
    if (refusals > 0) {
      refusals -= 1;
      throw new Refusal(limits.tooManyRequestsStatus.value, -32005, 'rate limit');
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
      .catch((error: unknown) => {
        if (!(error instanceof Refusal)) throw error;
        const {status, code, message} = error;
        return {status, body: {jsonrpc: '2.0', id: null, error: {code, message}}};
      })
      .catch((error: unknown) => ({status: 500, body: {error: String(error)}}))
      .then(({status, body}) => {
        response.writeHead(status, {'Content-Type': 'application/json'});
        response.end(JSON.stringify(body));
      });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mineLate: (on) => void (late = on),
    nextMinute() {
      clock += MINUTE;
      counted = [];
    },
    advance: (milliseconds) => void (clock += milliseconds),
    refuseNext: (count) => void (refusals = count),
    get calls() {
      return counted.map(({name}) => name);
    },
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
