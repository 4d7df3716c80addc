import type {Failure} from '../network/failure';

/** Message from the page to the worker: one program and its environment. */
export interface RunRequest {
  /** URL of the bundled sample. */
  readonly url: string;
  /** The program's `process.env`. */
  readonly env: Readonly<Record<string, string>>;
  /** The program's `process.argv`, after the program name. */
  readonly args: readonly string[];
  /** Texts to redact in the output: the reader's key, the account's private key. */
  readonly secrets: readonly string[];
}

/** Message from the worker to the page while the program runs. */
export type RunReport =
  /** The program printed a line. */
  | {readonly kind: 'line'; readonly text: string}
  /** A request completed; `failure` is null if it succeeded. */
  | {readonly kind: 'request'; readonly failure: Failure | null}
  /** A network accepted a transaction. `account` is its sender, if the program requested the sender's nonce. */
  | {readonly kind: 'sent'; readonly hash: string; readonly account?: string}
  /** The program completed, or failed and has printed its error, or its code could not be fetched. */
  | {readonly kind: 'done' | 'failed' | 'not-loaded'};
