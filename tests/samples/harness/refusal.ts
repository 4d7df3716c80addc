import {limits} from '../../../src/data/limits';

/** An HTTP response of the gateway. */
export interface Reply {
  readonly status: number;
  /** Sent as JSON; no body is sent if it is undefined. */
  readonly body?: unknown;
}

/** A rejected request, without a body if the message is empty. STAND-IN: status and message, except where a test names the fact. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: number,
    message: string,
  ) {
    super(message);
  }
}

/** Too many requests. The status is documented, a body is not. */
export const tooManyRequests = (): Refusal => new Refusal(limits.tooManyRequestsStatus.value, 0, '');
