/* Checks that real hosts still match the facts. Failures of a host are returned as outcomes, not thrown. */

/** How a host responded. `refused`: it responds but rejects automated clients, which says nothing about the page. */
export type OutcomeKind = 'ok' | 'refused' | 'broken' | 'unreachable';

/** Outcome of one check. */
export interface Outcome {
  readonly kind: OutcomeKind;
  /** One line for humans: status, value or cause. */
  readonly detail: string;
}

/** Timeout in milliseconds, and number of attempts for an unreachable host. */
export interface RequestOptions {
  readonly timeout: number;
  readonly attempts: number;
}

const DEFAULT_OPTIONS: RequestOptions = {timeout: 20_000, attempts: 2};

/** Statuses with which hosts reject clients that are not browsers; 999 is LinkedIn's. */
const REFUSAL_STATUSES = [401, 403, 405, 406, 429, 501, 999];

/** Evaluates the status of a response, after redirects. */
export function outcomeOf(status: number): Outcome {
  if (status >= 200 && status < 300) return {kind: 'ok', detail: `status ${status}`};
  const kind = REFUSAL_STATUSES.includes(status) ? 'refused' : 'broken';
  return {kind, detail: `status ${status}`};
}

/** Explains in one line why a request got no response. */
export function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return 'no answer in time';
  const {cause} = error;
  if (!(cause instanceof Error)) return error.message;
  return 'code' in cause && cause.message === '' ? String(cause.code) : cause.message;
}

async function request(
  url: string,
  init: RequestInit,
  {timeout, attempts}: RequestOptions,
): Promise<Response> {
  try {
    return await fetch(url, {...init, signal: AbortSignal.timeout(timeout)});
  } catch (error) {
    if (attempts <= 1) throw error;
    return request(url, init, {timeout, attempts: attempts - 1});
  }
}

/** Checks a link with HEAD, and with GET if the response to HEAD is not 2xx. */
export async function checkLink(url: string, options: RequestOptions = DEFAULT_OPTIONS): Promise<Outcome> {
  try {
    const head = outcomeOf((await request(url, {method: 'HEAD'}, options)).status);
    if (head.kind === 'ok') return head;
    const response = await request(url, {method: 'GET'}, options);
    await response.body?.cancel();
    return outcomeOf(response.status);
  } catch (error) {
    return {kind: 'unreachable', detail: explain(error)};
  }
}

function resultOf(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('result' in body)) return undefined;
  return typeof body.result === 'string' ? body.result : undefined;
}

/**
 * Checks that `eth_chainId` of an RPC URL returns the expected chain id.
 * @param expected hexadecimal with 0x, as the method returns it
 */
export async function checkChainId(
  url: string,
  expected: string,
  options: RequestOptions = DEFAULT_OPTIONS,
): Promise<Outcome> {
  const body = {jsonrpc: '2.0', id: 1, method: 'eth_chainId', params: []};
  const init = {
    method: 'POST',
    headers: {'content-type': 'application/json'},
    body: JSON.stringify(body),
  };
  try {
    const response = await request(url, init, options);
    const text = await response.text();
    if (!response.ok) return {kind: 'broken', detail: `status ${response.status}`};
    const result = resultOf(JSON.parse(text));
    if (result === expected) return {kind: 'ok', detail: result};
    return {kind: 'broken', detail: `answered ${result ?? text.slice(0, 200)}, expected ${expected}`};
  } catch (error) {
    if (error instanceof SyntaxError) return {kind: 'broken', detail: 'the answer is not JSON'};
    return {kind: 'unreachable', detail: explain(error)};
  }
}
