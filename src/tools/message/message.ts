import {LOOK_IT_UP} from '../network/failure';
import {fieldsOf, postJson, type RequestResult} from '../network/request';
import {characters} from '../ui/characters';
import {readZktReply} from '../zkt/reply';
import {isTransactionHash} from '../network/transaction-hash';

/** Maximum length of a message, in characters; far below the payload limit of ZKT. */
export const MAX_MESSAGE = 280;

/** A sentence about what is wrong with a message; empty if nothing is, and for an empty field. */
export function problemOfMessage(text: string): string {
  if (text !== '' && text.trim() === '') return 'Write something other than spaces.';
  const excess = text.length - MAX_MESSAGE;
  return excess > 0 ? `Your message is ${characters(excess)} too long.` : '';
}

/** Creates the body of a ZKT request that publishes a text. */
export function messageBody(text: string): {readonly arguments: string} {
  return {arguments: text};
}

/**
 * Reads a ZKT response to a message.
 * @param value parsed JSON of any shape
 */
export function readReply(value: unknown): Pick<RequestResult, 'hash' | 'problem'> {
  const reply = readZktReply(value);
  if (reply.state === 'done' && isTransactionHash(reply.hash)) return {hash: reply.hash};
  return {
    problem: {
      sentence:
        reply.state === 'refused' ? reply.sentence : 'The service responded without a transaction hash.',
      next:
        fieldsOf(value).success === false
          ? 'Your text is still in the field. The shared key may be used up for now: try again later.'
          : LOOK_IT_UP,
      link: {to: '/developers/zkt#form', label: 'Or send it with your own key'},
    },
  };
}

/**
 * Publishes a text.
 * @param url ZKT URL
 * @throws RequestFailure when there is no usable response
 */
export async function sendMessage(url: string, text: string, signal: AbortSignal): Promise<RequestResult> {
  const response = await postJson(url, messageBody(text), {signal});
  return {response, ...readReply(response.value)};
}
