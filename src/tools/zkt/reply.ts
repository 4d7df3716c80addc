import {LOOK_IT_UP, type RequestDetails} from '../network/failure';
import {redact} from '../network/redact';
import {isTransactionHash, membersOf} from '../network/request';

import type {Reading} from '../ui/useRequest';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * Reads a response to any ZKT request. One to a write has a hash if it succeeded.
 * @param value parsed JSON of any shape
 */
export function readZktReply(value: unknown, {writes = false, apiKey}: RequestDetails): Reading {
  const {success, hash, error, errorCode} = membersOf(value);
  const code = text(errorCode) && `(${text(errorCode)})`;
  const message = redact(`${text(error)} ${code}`.trim(), [apiKey]);
  const warning = message === '' ? undefined : message;
  if (success === true && isTransactionHash(hash)) return {value, hash, warning};
  if (success === true && !writes) return {value, warning};
  const refused = success === false;
  const compare = `${refused ? 'Nothing was processed. ' : ''}Compare the fields with the reference, then send it again.`;
  return {
    value,
    problem: {
      sentence: sentenceOf(success, message),
      next: writes && !refused ? LOOK_IT_UP : compare,
      link: {to: '/developers/zkt#fields', label: 'Field reference'},
    },
  };
}

function sentenceOf(success: unknown, message: string): string {
  if (success === true) return `The service reported success without a transaction hash. ${message}`;
  return message === '' ? 'The service did not report success.' : `The service refused it: ${message}`;
}
