import type {Explanation} from '../network/failure';
import {postJson} from '../network/request';

/** Maximum length of a message, in characters; far below the payload limit of ZKT. */
export const MAX_MESSAGE = 280;

/** Body of a ZKT request that publishes a text. */
export interface MessageBody {
  readonly arguments: string;
}

/** Creates the request body that publishes a text. */
export function messageBody(text: string): MessageBody {
  return {arguments: text};
}

/** Outcome of a ZKT response. */
export type Reply =
  {readonly state: 'sent'; readonly hash: string} | ({readonly state: 'refused'} & Explanation);

const HASH = /^0x[0-9a-f]{64}$/i;

/**
 * Reads a ZKT response to a message.
 * @param value parsed JSON of any shape
 */
export function readReply(value: unknown): Reply {
  const {success, hash, error} = (typeof value === 'object' && value !== null ? value : {}) as {
    readonly success?: unknown;
    readonly hash?: unknown;
    readonly error?: unknown;
  };
  if (success === true && typeof hash === 'string' && HASH.test(hash)) return {state: 'sent', hash};
  const said = typeof error === 'string' && error !== '' ? `: ${error}` : '.';
  return {
    state: 'refused',
    sentence: `The service responded without success${said}`,
    next: 'Your text is still in the field. The shared key may be used up for now: try again later.',
    link: {to: '/developers/zkt#form', label: 'Or send it with your own key'},
  };
}

/** Result of sending a message. */
export interface MessageResult {
  /** Parsed JSON of the response. */
  readonly response: unknown;
  readonly hash?: string;
  readonly problem?: Explanation;
}

/**
 * Publishes a text.
 * @param url ZKT URL
 * @throws RequestFailure when there is no usable response
 */
export async function sendMessage(url: string, text: string, signal: AbortSignal): Promise<MessageResult> {
  const {value: response} = await postJson(url, messageBody(text), {signal});
  const reply = readReply(response);
  return reply.state === 'sent' ? {response, hash: reply.hash} : {response, problem: reply};
}
