import {isDeeper, limited, MAX_RESPONSE_BYTES} from './bounds';
import {RequestFailure, TIMEOUT_SECONDS, type Failure, type RpcError} from './failure';

/** A response with its measurements. */
export interface Measured {
  readonly value: unknown;
  /** The response as it came. */
  readonly text: string;
  /** From sending to the complete response, in milliseconds. */
  readonly milliseconds: number;
  /** Size of the response text in bytes, as UTF-8. */
  readonly bytes: number;
}

/**
 * Sends JSON with POST and reads JSON. Sends no cookie and no referrer.
 * @param url target; may contain a key, which never appears in an error
 * @param signal aborts the request; must not be aborted yet
 * @throws RequestFailure for no response, a timeout, an abort, a status other than 2xx, or a response that is too large or not JSON
 */
export async function postJson(url: string, body: unknown, signal?: AbortSignal): Promise<Measured> {
  const {host} = new URL(url);
  const timeout = AbortSignal.timeout(TIMEOUT_SECONDS * 1000);
  // Not `AbortSignal.any`, which the oldest supported Safari (16.4) lacks.
  const stop = new AbortController();
  [signal, timeout].forEach((one) => one?.addEventListener('abort', () => stop.abort()));
  const start = performance.now();
  let status: number;
  let text: string;
  try {
    const response = limited(
      await fetch(url, {
        method: 'POST',
        headers: {'Content-Type': 'application/json'},
        body: JSON.stringify(body),
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
        cache: 'no-store',
        signal: stop.signal,
      }),
    );
    status = response.status;
    text = await response.text();
  } catch {
    if (signal?.aborted) throw new RequestFailure({kind: 'aborted'});
    if (timeout.aborted) throw new RequestFailure({kind: 'timeout', host});
    throw new RequestFailure({kind: 'unreachable', host});
  }
  const milliseconds = performance.now() - start;
  const {value, failure} = readJson(host, status, text);
  if (failure) throw new RequestFailure(failure);
  return {value, text, milliseconds, bytes: bytesOf(text)};
}

/** Size of a text in bytes, as UTF-8. */
function bytesOf(text: string): number {
  return new TextEncoder().encode(text).length;
}

/** Whether parsed JSON is a JSON-RPC response with an error, or a list that contains one. */
function hasRpcError(value: unknown): boolean {
  return [value].flat().some((one) => 'jsonrpc' in membersOf(one) && rpcErrorOf(one) !== undefined);
}

/** Parses JSON; returns undefined for a text that is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Reads the JSON of a response, and the failure that its status or text tells of.
 * @param text at most the first `MAX_RESPONSE_BYTES` of it
 * @returns `value` is undefined for a text that is not JSON; `failure` is undefined for a response to read further
 */
export function readJson(
  host: string,
  status: number,
  text: string,
): {readonly value?: unknown; readonly failure?: Failure} {
  const ok = status >= 200 && status <= 299;
  const refused: Failure = {kind: 'status', host, status, text};
  const value = parseJson(text);
  if (value === undefined) {
    const kind = bytesOf(text) < MAX_RESPONSE_BYTES ? 'not-json' : 'too-large';
    return {failure: ok ? {kind, host, text} : refused};
  }
  const denied = status === 401 || status === 403 || status === 429;
  return {value, failure: denied || !(ok || hasRpcError(value)) ? refused : undefined};
}

/** Members of parsed JSON of any shape; none of a value that is not an object. */
export function membersOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

/** Whether a value of unknown type is a transaction hash. */
export function isTransactionHash(value: unknown): value is string {
  return typeof value === 'string' && /^0x[0-9a-f]{64}$/i.test(value);
}

/** Whether a value of unknown type is an address. */
export function isAddress(value: unknown): value is string {
  return typeof value === 'string' && /^0x[0-9a-f]{40}$/i.test(value);
}

/** Reads the error of a JSON-RPC response, which is parsed JSON of any shape. Undefined for one without an error. */
export function rpcErrorOf(response: unknown): RpcError | undefined {
  const {error} = membersOf(response);
  if (error === undefined || error === null) return undefined;
  const {code, message = error} = membersOf(error);
  const text = isDeeper(message)
    ? 'its message is nested too deep to repeat it here'
    : JSON.stringify(message);
  return {...(typeof code === 'number' && {code}), message: typeof message === 'string' ? message : text};
}

/**
 * Makes one JSON-RPC call, and returns its result.
 * @throws RequestFailure, including one for an error that the RPC returns
 */
export async function callRpc(
  url: string,
  method: string,
  params: readonly unknown[],
  signal?: AbortSignal,
): Promise<Measured> {
  const response = await postJson(url, {jsonrpc: '2.0', id: 1, method, params}, signal);
  const error = rpcErrorOf(response.value);
  if (error) throw new RequestFailure({kind: 'rpc', ...error});
  return {...response, value: membersOf(response.value).result};
}
