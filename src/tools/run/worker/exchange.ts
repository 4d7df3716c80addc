import type {Failure} from '../../network/failure';
import {
  isAddress,
  isTransactionHash,
  membersOf,
  parseJson,
  readJson,
  rpcErrorOf,
} from '../../network/request';

/** A program's request and its response, as text. */
export interface Exchange {
  readonly host: string;
  readonly request: string;
  readonly status: number;
  readonly response: string;
}

/** What an exchange reveals about the run. */
export interface ExchangeResult {
  readonly failure: Failure | null;
  /** Hashes of transactions that the network accepted. */
  readonly hashes: readonly string[];
  /** The account whose nonce was requested. */
  readonly account?: string;
}

function rpcFailure(responses: readonly ReturnType<typeof membersOf>[]): Failure | null {
  // The `error` of a ZKT response, which alone has `success`, may be a warning.
  const [error] = responses.flatMap((one) => (one.success === undefined ? (rpcErrorOf(one) ?? []) : []));
  return error ? {kind: 'rpc', ...error} : null;
}

/** Interprets an exchange: a JSON-RPC call or batch, or a ZKT request. */
export function readExchange({host, status, request, response}: Exchange): ExchangeResult {
  const {value, failure} = readJson(host, status, response);
  const calls = [parseJson(request)].flat().map(membersOf);
  const responses = [value].flat().map(membersOf);
  const sendIds = calls.filter(({method}) => method === 'eth_sendRawTransaction').map(({id}) => id);
  const hashes = responses
    .map(({id, result, success, hash}) => (sendIds.includes(id) ? result : success === true && hash))
    .filter(isTransactionHash);
  const [account] = [calls.find(({method}) => method === 'eth_getTransactionCount')?.params].flat();
  return {failure: failure ?? rpcFailure(responses), hashes, ...(isAddress(account) && {account})};
}
