import {limits} from '../../../src/data/limits';

/** An HTTP response of the gateway. */
export interface Reply {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON; no body is sent if it is undefined. */
  readonly body?: unknown;
}

/** A rejected request. STAND-IN: status and message, except where a test names the fact. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: number,
    message: string,
  ) {
    super(message);
  }
}

/** Too many requests. The status is documented, a body is not, so there is none; Retry-After is sent only if a test sets it. */
export class TooManyRequests extends Error {
  constructor(private readonly retryAfter?: number) {
    super('too many requests');
  }

  get reply(): Reply {
    const headers = {
      'Content-Type': 'text/plain',
      ...(this.retryAfter !== undefined && {'Retry-After': String(this.retryAfter)}),
    };
    return {status: limits.tooManyRequestsStatus.value, headers};
  }
}
