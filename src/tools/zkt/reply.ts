import {LOOK_IT_UP, type RequestDetails} from '../network/failure';
import {redact} from '../network/redact';
import {membersOf, type RequestResult} from '../network/request';
import {isTransactionHash} from '../network/transaction-hash';

/** What a ZKT response says. */
export type ZktReply = Omit<RequestResult, 'response'>;

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

/**
 * Reads a response to any ZKT request.
 * @param value parsed JSON of any shape
 */
export function readZktReply(value: unknown, {writes = false, apiKey}: RequestDetails = {}): ZktReply {
  const {success, hash, error, errorCode} = membersOf(value);
  const words = [text(error), text(errorCode) && `(${text(errorCode)})`].filter(Boolean).join(' ');
  const message = redact(words, [apiKey]);
  if (success !== true)
    return {
      problem: {
        sentence:
          message === '' ? 'The service did not report success.' : `The service refused it: ${message}`,
        next: nextStep(success === false, writes),
        link: {to: '/developers/zkt#fields', label: 'Field reference'},
      },
    };
  return {...(isTransactionHash(hash) && {hash}), ...(message !== '' && {warning: message})};
}

function nextStep(refused: boolean, writes: boolean): string {
  if (writes && !refused) return LOOK_IT_UP;
  return `${refused ? 'Nothing was processed. ' : ''}Compare the fields with the reference, then send it again.`;
}
