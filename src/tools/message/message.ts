import {LOOK_IT_UP} from '../network/failure';
import {membersOf, warningSentence} from '../network/request';
import {characters} from '../ui/number-text';
import {readZktReply, type ZktReply} from '../zkt/reply';

/** Maximum length of a message, in characters; far below the payload limit of ZKT. */
export const MAX_MESSAGE = 280;

/** A sentence about what is wrong with a message; empty if nothing is, and for an empty field. */
export function problemOfMessage(text: string): string {
  if (text !== '' && text.trim() === '') return 'Write something other than spaces.';
  const excess = Array.from(text).length - MAX_MESSAGE;
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
export function readReply(value: unknown): ZktReply {
  const reply = readZktReply(value);
  if (reply.hash !== undefined) return reply;
  return {
    problem: {
      sentence: reply.problem?.sentence ?? withoutHash(reply.warning),
      next:
        membersOf(value).success === false
          ? 'Your text is still in the field. The shared key may be used up for now: try again later.'
          : LOOK_IT_UP,
      link: {to: '/developers/zkt#form', label: 'Or send it with your own key'},
    },
  };
}

function withoutHash(warning: string | undefined): string {
  return warning === undefined
    ? 'The service responded without a transaction hash.'
    : warningSentence(warning);
}
