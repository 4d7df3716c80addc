import {explain, RequestFailure, type Asked, type Explanation} from '../network/failure';
import {callRpc, postJson, type Measured} from '../network/request';
import {writes} from './methods';
import type {Call} from './parse';
import {requestBody} from './snippets';
import {isTransactionHash} from '../network/transaction-hash';

interface Item {
  readonly error?: {readonly code?: unknown; readonly message?: unknown};
}

/** What the calls returned. */
export interface CallsResult {
  /** The result of one call, or the list of responses to several. */
  readonly response: Measured<unknown>;
  /** Hash of the transaction that one call sent. */
  readonly hash?: string;
  /** The first failure within a list. */
  readonly problem?: Explanation;
}

/**
 * Sends one call, or several in one request.
 * @throws RequestFailure, for several calls also when the response is no list
 */
export async function sendCalls(
  url: string,
  calls: readonly Call[],
  signal: AbortSignal,
  asked: Asked,
): Promise<CallsResult> {
  const response = await sendBody(url, calls, signal);
  const failed = calls.length > 1 ? firstError(response.value) : undefined;
  if (!failed) return {response, ...sentBy(calls, response.value)};
  const {sentence, ...rest} = explain({kind: 'rpc', ...failed}, asked);
  return {response, problem: {...rest, sentence: `Call ${failed.place}: ${sentence}`}};
}

function sentBy([call, another]: readonly Call[], result: unknown): Pick<CallsResult, 'hash'> {
  return call && !another && writes(call.method) && isTransactionHash(result) ? {hash: result} : {};
}

async function sendBody(
  url: string,
  calls: readonly Call[],
  signal: AbortSignal,
): Promise<Measured<unknown>> {
  const [first] = calls;
  if (first && calls.length === 1) return callRpc(url, first.method, first.params, {signal});
  const response = await postJson(url, requestBody(calls), {signal});
  if (Array.isArray(response.value)) return response;
  const {error} = (response.value ?? {}) as Item;
  throw new RequestFailure(
    error
      ? {kind: 'rpc', code: Number(error.code), message: String(error.message)}
      : {kind: 'not-json', host: new URL(url).host, text: JSON.stringify(response.value)},
  );
}

/** The error of the first call of a batch that failed, with its place in the batch from 1. */
export function firstError(
  value: unknown,
): {readonly place: number; readonly code: number; readonly message: string} | undefined {
  if (!Array.isArray(value)) return undefined;
  const items = value as readonly (Item | null)[];
  const index = items.findIndex((item) => item?.error !== undefined);
  const error = items[index]?.error;
  return error && {place: index + 1, code: Number(error.code), message: String(error.message)};
}
