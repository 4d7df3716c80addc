import {LOOK_IT_UP, type Reading} from '../network/failure';
import {isTransactionHash, membersOf} from '../network/request';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * Reads ZKT's response to a message, which has a hash if the message was sent.
 * @param value parsed JSON of any shape
 */
export function readReply(value: unknown): Reading {
  const {success, hash, error, errorCode} = membersOf(value);
  const code = text(errorCode) && `(${text(errorCode)})`;
  const message = `${text(error)} ${code}`.trim();
  if (success === true && isTransactionHash(hash))
    return {value, hash, warning: message === '' ? undefined : message};
  return {
    value,
    problem: {
      sentence: sentenceOf(success, message),
      next: success === false ? 'The shared key may be used up for now: try again later.' : LOOK_IT_UP,
      link: {to: '/developers/zkt#urls', label: 'Or send it with your own key'},
    },
  };
}

function sentenceOf(success: unknown, message: string): string {
  if (success === true) return `The service reported success without a transaction hash. ${message}`;
  return message === '' ? 'The service did not report success.' : `The service refused it: ${message}`;
}
