import {explain, LOOK_IT_UP, type RequestDetails} from '../network/failure';
import {membersOf, postJson, rpcErrorOf, type RequestResult} from '../network/request';
import {isTransactionHash} from '../network/transaction-hash';
import {requestBody, type Call} from './parse';

/**
 * Sends one call, or several in one request.
 * @returns the result of one call, or else the whole response, and what is wrong with it
 * @throws RequestFailure
 */
export async function sendCalls(
  url: string,
  calls: readonly Call[],
  signal: AbortSignal,
  details: RequestDetails,
): Promise<RequestResult> {
  const response = await postJson(url, requestBody(calls), signal);
  const error = rpcErrorOf(response.value);
  if (error) return {response, problem: explain({kind: 'rpc', ...error}, details)};
  /** The outcome of a response that is neither a result nor a JSON-RPC error. */
  const unexpected = (sentence: string, next: string): RequestResult => ({
    response,
    problem: {sentence, next: details.writes ? LOOK_IT_UP : next},
  });
  if (calls.length === 1) {
    const {result} = membersOf(response.value);
    if (result === undefined)
      return unexpected('The response has neither a result nor an error.', 'Try again later.');
    const hash = details.writes && isTransactionHash(result) ? result : undefined;
    return {response: {...response, value: result}, hash};
  }
  if (!Array.isArray(response.value))
    return unexpected('The response to the batch is not a list.', 'Send the calls one at a time.');
  const failed = firstError(response.value);
  if (!failed) return {response};
  const {sentence, ...rest} = explain({kind: 'rpc', ...failed.error}, details);
  return {response, problem: {...rest, sentence: `Call ${failed.place}: ${sentence}`}};
}

/**
 * The first call of a batch that failed, with its place, from 1. Responses may be in any order; `requestBody` gives each call
 * its place as its id.
 */
export function firstError(responses: readonly unknown[]) {
  const failures = responses.flatMap((response, index) => {
    const error = rpcErrorOf(response);
    const {id} = membersOf(response);
    return error ? [{place: typeof id === 'number' ? id : index + 1, error}] : [];
  });
  return failures.sort((a, b) => a.place - b.place)[0];
}
