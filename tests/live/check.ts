/* Checks that real hosts still match the facts. Failures of a host are returned as outcomes, not thrown. */

/** How a host responded. `refused`: it responds but rejects automated clients, which says nothing about the page. */
export interface Outcome {
  readonly kind: 'ok' | 'refused' | 'broken' | 'unreachable';
  /** One line for humans: status, value or cause. */
  readonly detail: string;
}

/** Statuses with which hosts reject clients that are not browsers; 999 is LinkedIn's. */
const REFUSAL_STATUSES = [401, 403, 405, 406, 429, 501, 999];

/** Requests a URL twice if it gets no response in time. */
async function request(url: string, init: RequestInit, timeout: number): Promise<Response> {
  const once = () => fetch(url, {...init, signal: AbortSignal.timeout(timeout)});
  return once().catch(once);
}

function unreachable(error: unknown): Outcome {
  const {message, cause} = error as Error & {readonly cause?: Error};
  return {kind: 'unreachable', detail: [message, cause?.message].filter(Boolean).join(': ')};
}

/**
 * Requests a link.
 * @param timeout in milliseconds
 */
export async function checkLink(url: string, timeout = 20_000): Promise<Outcome> {
  try {
    const {status, ok, body} = await request(url, {}, timeout);
    await body?.cancel();
    const refused = REFUSAL_STATUSES.includes(status);
    return {kind: ok ? 'ok' : refused ? 'refused' : 'broken', detail: `status ${status}`};
  } catch (error) {
    return unreachable(error);
  }
}

const DAY = 86_400_000;

/**
 * Checks that what expires does so in more than 30 days.
 * @param expires date as ISO 8601
 * @param now milliseconds since 1970
 */
export function checkExpiry(expires: string, now: number): Outcome {
  const days = Math.floor((Date.parse(expires) - now) / DAY);
  return {kind: days > 30 ? 'ok' : 'broken', detail: `${days} days left of ${expires}`};
}

/**
 * Checks the response of an RPC URL to one call.
 * @param expected matches the response as text
 * @param timeout in milliseconds
 */
export async function checkCall(
  url: string,
  [method, params, expected]: readonly [method: string, params: readonly unknown[], expected: RegExp],
  timeout = 20_000,
): Promise<Outcome> {
  const body = JSON.stringify({jsonrpc: '2.0', id: 1, method, params});
  const headers = {'content-type': 'application/json'};
  try {
    const text = await (await request(url, {method: 'POST', headers, body}, timeout)).text();
    const kind = expected.test(text) ? 'ok' : 'broken';
    return {kind, detail: `answered ${text.slice(0, 200)}, expected ${expected}`};
  } catch (error) {
    return unreachable(error);
  }
}
