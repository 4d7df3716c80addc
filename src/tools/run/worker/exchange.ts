import type {Failure} from '../../network/failure';
import {readJson, rpcErrorOf} from '../../network/request';
import {isTransactionHash} from '../../network/transaction-hash';

/** A program's request and its response, as text. */
export interface Exchange {
  readonly host: string;
  readonly request: string;
  readonly status: number;
  readonly response: string;
}

/** What an exchange reveals about the run. */
export interface Reading {
  readonly failure: Failure | null;
  /** Hashes of transactions that the network accepted. */
  readonly hashes: readonly string[];
  /** The account whose nonce was requested. */
  readonly account?: string;
}

interface Call {
  readonly id?: unknown;
  readonly method?: unknown;
  readonly params?: readonly unknown[];
}

interface RpcResponse {
  readonly id?: unknown;
  readonly result?: unknown;
  readonly hash?: unknown;
  /** Only in a ZKT response, whose `error` may be a warning. */
  readonly success?: unknown;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The objects in parsed JSON, which is one value or a list. */
function objectsIn<T extends object>(value: unknown): readonly T[] {
  const list: readonly unknown[] = Array.isArray(value) ? value : [value];
  return list.filter((one): one is T => typeof one === 'object' && one !== null);
}

function rpcFailure(responses: readonly RpcResponse[]): Failure | null {
  const [error] = responses.flatMap((one) => (one.success === undefined ? (rpcErrorOf(one) ?? []) : []));
  return error ? {kind: 'rpc', ...error} : null;
}

/** Interprets an exchange: a JSON-RPC call or batch, or a ZKT request. */
export function readExchange({host, status, request, response}: Exchange): Reading {
  const {value, failure} = readJson(host, status, response);
  const calls = objectsIn<Call>(parse(request));
  const responses = objectsIn<RpcResponse>(value);
  const sendIds = calls.filter(({method}) => method === 'eth_sendRawTransaction').map(({id}) => id);
  const hashes = responses
    .map(({id, result, hash}) => (sendIds.includes(id) ? result : hash))
    .filter(isTransactionHash);
  const account = calls.find(({method}) => method === 'eth_getTransactionCount')?.params?.[0];
  return {failure: failure ?? rpcFailure(responses), hashes, ...(typeof account === 'string' && {account})};
}
