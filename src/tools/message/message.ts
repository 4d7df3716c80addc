import type {Explanation} from '../network/failure';

/** Longest message that the field takes, in characters; far below the payload limit of ZKT. */
export const MAX_MESSAGE = 280;

/** Body of a ZKT request that publishes a text. */
export interface MessageBody {
  readonly arguments: string;
}

/** Makes the body for a text. */
export function messageBody(text: string): MessageBody {
  return {arguments: text};
}

/** What a ZKT response says. */
export type Reply =
  {readonly state: 'sent'; readonly hash: string} | ({readonly state: 'refused'} & Explanation);

const HASH = /^0x[0-9a-f]{64}$/i;

/**
 * Reads a ZKT response to a message.
 * @param value parsed JSON, of any shape
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
    next: 'Your text is still in the field. The shared key may be used up for now: try again later, or use a key of your own.',
    link: {to: '/users/getting_started', label: 'Create a key'},
  };
}
