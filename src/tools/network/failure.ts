import type {ToolNetwork} from './networks';
import {redact} from './redact';

/** Why a request failed. */
export type Failure =
  /** No connection, unknown host, or a response blocked by CORS; the browser does not tell which. */
  | {readonly kind: 'unreachable'; readonly host: string}
  /** No complete response in time. */
  | {readonly kind: 'timeout'; readonly host: string; readonly seconds: number}
  /** The reader stopped the request. */
  | {readonly kind: 'aborted'}
  /** A status other than 2xx. */
  | {readonly kind: 'status'; readonly host: string; readonly status: number; readonly text: string}
  /** A 2xx response that is not JSON. */
  | {readonly kind: 'not-json'; readonly host: string; readonly text: string}
  /** The error of a JSON-RPC response. */
  | ({readonly kind: 'rpc'} & RpcError);

/** The error of a JSON-RPC response, as `rpcErrorOf` reads it. */
export interface RpcError {
  /** Undefined if the server gave only a text. */
  readonly code?: number;
  readonly message: string;
}

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
  readonly account?: string;
}

/** Link to the page that tells whether the networks are up. */
export const STATUS_PAGE = {to: '/resources/status', label: 'Network status'} as const;

/** Next step after a write whose outcome is unknown. */
export const LOOK_IT_UP =
  'A transaction may have been sent all the same: look in the explorer before you send another.';

/** How much of a server's text is shown, in characters. */
const MAX_RESPONSE_TEXT = 200;

/** Names of the error codes of JSON-RPC 2.0 and EIP-1474. */
const RPC_NAMES: Readonly<Record<number, string>> = {
  [-32700]: 'Parse error',
  [-32600]: 'Invalid request',
  [-32601]: 'Method not found',
  [-32602]: 'Invalid params',
  [-32603]: 'Internal error',
  [-32001]: 'Resource not found',
  [-32002]: 'Resource unavailable',
  [-32003]: 'Transaction rejected',
  [-32004]: 'Method not supported',
  [-32005]: 'Limit exceeded',
};

const RPC_NEXT: Readonly<Record<number, string>> = {
  [-32601]: 'Check the spelling, or choose a method from the list of supported methods.',
  [-32602]: 'Check the number, the order and the form of the parameters.',
  [-32005]: 'Wait a minute, then send it again.',
};

/** A text with a full stop, unless it ends with a mark already. */
export function asSentence(text: string): string {
  const trimmed = text.trim();
  return /[.!?…:]["')\]]?$/.test(trimmed) ? trimmed : `${trimmed}.`;
}

/** The beginning of a server's text, on one line. */
function beginning(text: string, apiKey: string | undefined): string {
  const line = redact(text, [apiKey]).replace(/\s+/g, ' ').trim();
  return line.length > MAX_RESPONSE_TEXT ? `${line.slice(0, MAX_RESPONSE_TEXT)}…` : line;
}

function explainStatus(host: string, status: number, hasKey: boolean, writes: boolean): Explanation {
  if (status === 401 || status === 403)
    return {
      ...(hasKey
        ? {
            sentence: `${host} refused the request (status ${status}): it does not accept this key.`,
            next: 'Check the key, and that you created it for this network.',
          }
        : {
            sentence: `${host} refused the request (status ${status}), which was sent without your key.`,
            next: 'Try again later, or with your own key.',
          }),
      link: {to: '/users/getting_started#get-an-api-key', label: 'Create a key'},
    };
  if (status === 429)
    return {
      sentence: `${host} refused the request (status 429): too many requests.`,
      next: 'Wait a minute, then send it again.',
      link: {to: '/developers/rate_limits', label: 'Rate limits'},
    };
  return {
    sentence: `${host} responded with status ${status}.`,
    ...(status >= 500
      ? {next: writes ? LOOK_IT_UP : 'Try again later.', link: STATUS_PAGE}
      : {next: 'Check the request, then send it again.'}),
  };
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

/**
 * Explains a failure in a sentence that a reader can act on.
 * @param failure what went wrong
 */
export function explain(failure: Failure, {writes = false, apiKey}: RequestDetails = {}): Explanation {
  switch (failure.kind) {
    case 'unreachable':
      return {
        sentence: `Your browser got no response from ${failure.host}.`,
        next: writes ? LOOK_IT_UP : 'Check your connection, then try again. The network may be down.',
        link: STATUS_PAGE,
      };
    case 'timeout':
      return {
        sentence: `${failure.host} did not respond within ${failure.seconds} seconds.`,
        next: writes ? LOOK_IT_UP : 'Nothing was changed. Try again.',
        link: STATUS_PAGE,
      };
    case 'aborted':
      return {
        sentence: 'You stopped the request.',
        next: writes ? LOOK_IT_UP : 'Nothing was changed.',
        byReader: true,
      };
    case 'status': {
      const responseText = beginning(failure.text, apiKey);
      return {
        ...explainStatus(failure.host, failure.status, apiKey !== undefined, writes),
        ...(responseText !== '' && {responseText}),
      };
    }
    case 'not-json':
      return {
        sentence: `${failure.host} responded with something that is not JSON.`,
        next: writes
          ? LOOK_IT_UP
          : 'A proxy or a login page of your network may stand in between. Try again later, or from another network.',
      };
    case 'rpc':
      return explainRpc(failure, apiKey);
  }
}

function explainRpc({code, message}: RpcError, apiKey: string | undefined): Explanation {
  const name = code === undefined ? undefined : RPC_NAMES[code];
  const error = code === undefined ? 'an error' : `error ${code}${name ? ` (${name})` : ''}`;
  return {
    sentence: `The RPC returned ${error}: ${redact(message, [apiKey])}`,
    next: (code === undefined ? undefined : RPC_NEXT[code]) ?? 'Look the message up in the list of errors.',
    link: {to: '/developers/public_rpc#errors', label: 'Errors'},
  };
}
