import type {Failure} from '../network/failure';

/** What the page sends to the worker: one program, and what stands in for its environment. */
export interface RunRequest {
  /** Address of the bundled sample. */
  readonly url: string;
  /** What the program finds in `process.env`. */
  readonly env: Readonly<Record<string, string>>;
  /** What the program finds behind its own name in `process.argv`. */
  readonly args: readonly string[];
  /** Texts that no output may show: the reader's key, the account's private key. */
  readonly secrets: readonly string[];
}

/** What the worker reports while the program runs. */
export type RunReport =
  /** The program printed a line. */
  | {readonly kind: 'line'; readonly level: 'out' | 'error'; readonly text: string}
  /** A request was answered: why it failed, or null when it did not. */
  | {readonly kind: 'request'; readonly failure: Failure | null}
  /** A network took a transaction. `account` is its sender, when the program asked for its nonce. */
  | {readonly kind: 'sent'; readonly hash: string; readonly account?: string}
  /** The program came to its end. */
  | {readonly kind: 'done'}
  /** The program ended with an error; its text was printed. */
  | {readonly kind: 'failed'}
  /** The program's code could not be fetched. */
  | {readonly kind: 'not-loaded'};
