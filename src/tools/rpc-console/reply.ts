import {explain, LOOK_IT_UP, type Reading, type RequestDetails} from '../network/failure';
import {isTransactionHash, membersOf, rpcErrorOf} from '../network/request';

/**
 * Reads the response to one call, or to several in one request, whose ids are their places, from 1.
 * @param value parsed JSON of any shape
 * @returns what to show: the result of one call, or else the whole response, and what is wrong with it
 */
export function readReply(value: unknown, count: number, details: RequestDetails): Reading {
  const replies = [value].flat();
  const [failed] = replies
    .flatMap((reply, index) => {
      const error = rpcErrorOf(reply);
      const {id} = membersOf(reply);
      return error ? [{place: typeof id === 'number' ? id : index + 1, error}] : [];
    })
    .sort((a, b) => a.place - b.place);
  if (failed) {
    const problem = explain({kind: 'rpc', ...failed.error}, details);
    const sentence = Array.isArray(value) ? `Call ${failed.place}: ${problem.sentence}` : problem.sentence;
    return {value, problem: {...problem, sentence}};
  }
  const results = replies.map((reply) => membersOf(reply).result);
  if (results.length < count || results.includes(undefined)) {
    const next = details.writes ? LOOK_IT_UP : 'Try again later.';
    return {value, problem: {sentence: 'The response does not have the result of each call.', next}};
  }
  if (count > 1) return {value};
  const [result] = results;
  return {value: result, hash: details.writes && isTransactionHash(result) ? result : undefined};
}
