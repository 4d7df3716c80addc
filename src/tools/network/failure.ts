import {clip, MAX_RESPONSE_BYTES} from './bounds';
import type {ToolNetwork} from './networks';
import {redact} from './redact';

/** Timeout of a request, in seconds. */
export const TIMEOUT_SECONDS = 15;

/** The error of a JSON-RPC response, as `rpcErrorOf` reads it. */
export interface RpcError {
  /** Undefined if the server gave only a text. */
  readonly code?: number;
  readonly message: string;
}

/** Why a request failed. */
export type Failure =
  /** No response (no connection, unknown host, blocked by CORS: browsers do not tell which), or none in time. */
  | {readonly kind: 'unreachable' | 'timeout'; readonly host: string}
  /** A response that is no JSON, or more than is read; `text` is what was read of it. */
  | {readonly kind: 'not-json' | 'too-large'; readonly host: string; readonly text: string}
  /** The reader stopped the request. */
  | {readonly kind: 'aborted'}
  /** A status other than 2xx. */
  | {readonly kind: 'status'; readonly host: string; readonly status: number; readonly text: string}
  /** The error of a JSON-RPC response. */
  | ({readonly kind: 'rpc'} & RpcError);

/** Thrown by `callRpc` and `postJson`. */
export class RequestFailure extends Error {
  override readonly name = 'RequestFailure';
  constructor(readonly failure: Failure) {
    super(failure.kind);
  }
}

/** What a failure means for the reader, and what to do next. */
export interface Explanation {
  readonly sentence: string;
  /** Beginning of the response, without the reader's key. */
  readonly responseText?: string;
  readonly next: string;
  /** Page with more information, as a path of this site. */
  readonly link?: {readonly to: string; readonly label: string};
  /** The reader stopped it, so it is no error. */
  readonly byReader?: boolean;
}

/** What a request was sent with. Its outcome keeps this, whatever the form holds afterwards. */
export interface RequestDetails {
  /** Whether the request may have changed the chain. */
  readonly writes?: boolean;
  /** The reader's key, if the request had it. It is removed from the text of a response. */
  readonly apiKey?: string | undefined;
  /** Network that takes the request. */
  readonly network?: ToolNetwork;
  /** Account that signs, if it is known: the explorer lists its transactions. */
  readonly account?: string | undefined;
}

/** What came of a request or a run. */
export interface Outcome extends RequestDetails {
  readonly problem?: Explanation | undefined;
  /** Warning of the service, which processed the request all the same. */
  readonly warning?: string | undefined;
  /** Hash of the transaction that was sent. */
  readonly hash?: string | undefined;
}

/** What a response says. */
export interface Reading extends Outcome {
  /** What is shown of the response. */
  readonly value: unknown;
}

/** Link to the page that tells whether the networks are up. */
export const STATUS_PAGE = {to: '/resources/status', label: 'Network status'} as const;

/** Next step after a write whose outcome is unknown. */
export const LOOK_IT_UP =
  'A transaction may have been sent all the same: look in the explorer before you send another.';

/** How much of a server's text is shown, in characters. */
const MAX_RESPONSE_TEXT = 200;

const LATER = 'Wait a minute, then send it again.';

const RPC_NEXT: Readonly<Record<number, string>> = {
  [-32601]: 'Check the spelling, or choose a method from the list of methods.',
  [-32602]: 'Check the number, the order and the form of the parameters.',
  [-32005]: LATER,
};

/** A text with a full stop, unless it ends with a mark already. */
export function asSentence(text: string): string {
  const trimmed = text.trim();
  return /[.!?…:]["')\]]?$/.test(trimmed) ? trimmed : `${trimmed}.`;
}

/** The beginning of a server's text, on one line. */
function beginning(text: string, apiKey: string | undefined): Pick<Explanation, 'responseText'> {
  const line = redact(text, [apiKey]).replace(/\s+/g, ' ').trim();
  return line === '' ? {} : {responseText: clip(line, MAX_RESPONSE_TEXT)};
}

function explainStatus(host: string, status: number, {writes, apiKey}: RequestDetails): Explanation {
  const refused = `${host} refused the request (status ${status})`;
  if (status === 401 || status === 403)
    return {
      ...(apiKey === undefined
        ? {
            sentence: `${refused}, which was sent without your key.`,
            next: 'Try again later, or with your own key.',
          }
        : {
            sentence: `${refused}: it may not accept this key.`,
            next: 'Check the key, and that you created it for this network.',
          }),
      link: {to: '/users/getting_started#get-an-api-key', label: 'Create a key'},
    };
  if (status === 429)
    return {
      sentence: `${refused}: too many requests.`,
      next: LATER,
      link: {to: '/developers/rate_limits', label: 'Rate limits'},
    };
  const sentence = `${host} responded with status ${status}.`;
  return status >= 500
    ? {sentence, next: writes ? LOOK_IT_UP : 'Try again later.', link: STATUS_PAGE}
    : {sentence, next: 'Check the request. If it is right, try again later.'};
}

/** How the node reports that a contract reverted, with the reason if the contract gives one in words. */
const REVERT = /^VM Exception while processing transaction: revert ?([^]*)$/;

function explainRpc({code, message}: RpcError, apiKey: string | undefined): Explanation {
  const [, reason] = REVERT.exec(message) ?? [];
  if (reason !== undefined)
    return {
      sentence: `The contract reverted${reason === '' ? ', and gave no reason in words' : `: ${redact(reason, [apiKey])}`}`,
      next: 'Check the arguments and the sender. The response has the data of the error.',
      link: {to: '/developers/public_rpc#decode', label: 'Decode a revert'},
    };
  return {
    sentence: `The RPC returned an error${code === undefined ? '' : ` (${code})`}: ${redact(message, [apiKey])}`,
    next: RPC_NEXT[code ?? 0] ?? 'Look the message up in the list of errors.',
    link: {to: '/developers/public_rpc#errors', label: 'Errors'},
  };
}

/** Explains a failure in a sentence that a reader can act on. */
export function explain(failure: Failure, details: RequestDetails = {}): Explanation {
  /** A next step, unless the outcome of a write is unknown. */
  const next = (step: string): string => (details.writes ? LOOK_IT_UP : step);
  switch (failure.kind) {
    case 'unreachable':
      return {
        sentence: `Your browser got no response from ${failure.host}.`,
        next: next('Check your connection, then try again. The network may be down.'),
        link: STATUS_PAGE,
      };
    case 'timeout':
      return {
        sentence: `${failure.host} did not respond within ${TIMEOUT_SECONDS} seconds.`,
        next: next('Nothing was changed. Try again.'),
        link: STATUS_PAGE,
      };
    case 'not-json':
      return {
        sentence: `${failure.host} responded with something that is not JSON.`,
        ...beginning(failure.text, details.apiKey),
        next: next(
          'A proxy or a login page of your network may stand in between. Try again later, or from another network.',
        ),
      };
    case 'too-large':
      return {
        sentence: `${failure.host} responded with more than ${MAX_RESPONSE_BYTES / 1024 ** 2} MB. This page does not read more.`,
        ...beginning(failure.text, details.apiKey),
        next: next('Ask for less, such as fewer blocks, or send the request with curl.'),
      };
    case 'aborted':
      return {sentence: 'You stopped the request.', next: next('Nothing was changed.'), byReader: true};
    case 'status':
      return {
        ...explainStatus(failure.host, failure.status, details),
        ...beginning(failure.text, details.apiKey),
      };
    case 'rpc':
      return explainRpc(failure, details.apiKey);
  }
}

/** Explains what a request threw. Anything but a RequestFailure is a fault of this site, which the browser logs too. */
export function explainThrown(error: unknown, details: RequestDetails = {}): Explanation {
  if (error instanceof RequestFailure) return explain(error.failure, details);
  reportError(error);
  return {
    sentence: 'Something went wrong on this page.',
    next: details.writes ? LOOK_IT_UP : 'Reload the page, then try again.',
  };
}
