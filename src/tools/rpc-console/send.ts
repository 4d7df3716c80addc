import {explain, RequestFailure, type Asked, type RpcError} from '../network/failure';
import {callRpc, postJson, rpcErrorOf, type Measured, type RequestResult} from '../network/request';
import {writes} from './methods';
import type {Call} from './parse';
import {requestBody} from './snippets';
import {isTransactionHash} from '../network/transaction-hash';

/**
 * Sends one call, or several in one request.
 * @returns the result of one call, or the list of responses to several and the first failure in it
 * @throws RequestFailure, for several calls also when the response is no list
 */
export async function sendCalls(
  url: string,
  calls: readonly Call[],
  signal: AbortSignal,
  asked: Asked,
): Promise<RequestResult> {
  const response = await sendBody(url, calls, signal);
  const failed = calls.length > 1 ? firstError(response.value) : undefined;
  if (!failed) return {response, ...sentBy(calls, response.value)};
  const {sentence, ...rest} = explain({kind: 'rpc', ...failed.error}, asked);
  return {response, problem: {...rest, sentence: `Call ${failed.place}: ${sentence}`}};
}

function sentBy([call, another]: readonly Call[], result: unknown): Pick<RequestResult, 'hash'> {
  return call && !another && writes(call.method) && isTransactionHash(result) ? {hash: result} : {};
}

async function sendBody(url: string, calls: readonly Call[], signal: AbortSignal): Promise<Measured> {
  const [first] = calls;
  if (first && calls.length === 1) return callRpc(url, first.method, first.params, {signal});
  const response = await postJson(url, requestBody(calls), {signal});
  if (Array.isArray(response.value)) return response;
  const error = rpcErrorOf(response.value);
  throw new RequestFailure(
    error
      ? {kind: 'rpc', ...error}
      : {kind: 'not-json', host: new URL(url).host, text: JSON.stringify(response.value)},
  );
}

/** The error of the first call of a batch that failed, with its place in the batch from 1. */
export function firstError(value: unknown): {readonly place: number; readonly error: RpcError} | undefined {
  if (!Array.isArray(value)) return undefined;
  const errors = value.map(rpcErrorOf);
  const index = errors.findIndex((error) => error !== undefined);
  const error = errors[index];
  return error && {place: index + 1, error};
}
