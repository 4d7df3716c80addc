import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {setTimeout} from 'node:timers/promises';
import {FetchRequest} from 'ethers';
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import {patientFetch} from '../../examples/rpc/patient-fetch';

/* Tests how the samples wait on status 429, without real delays: each wait is recorded and ends at once. */

vi.mock('node:timers/promises', () => ({setTimeout: vi.fn(() => Promise.resolve())}));

const waits = (): readonly unknown[] =>
  vi.mocked(setTimeout).mock.calls.map(([milliseconds]) => milliseconds);

/** Makes fetch return these statuses in turn; the last one is repeated. */
function responses(...statuses: readonly (readonly [status: number, retryAfter?: string])[]) {
  const rest = [...statuses];
  return vi.spyOn(globalThis, 'fetch').mockImplementation(() => {
    const [status, retryAfter] = (rest.length > 1 ? rest.shift() : rest[0]) ?? [200];
    return Promise.resolve(
      new Response('', {status, headers: retryAfter === undefined ? {} : {'Retry-After': retryAfter}}),
    );
  });
}

beforeEach(() => {
  vi.mocked(setTimeout).mockClear();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
});

afterEach(() => vi.restoreAllMocks());

describe('patientFetch', () => {
  test('waits up to a bound that doubles to at most 30 seconds, and eventually gives up', async () => {
    const fetch = responses([429]);
    expect((await patientFetch('https://example.org')).status).toBe(429);
    expect(fetch).toHaveBeenCalledTimes(8);
    expect(waits()).toEqual([500, 1000, 2000, 4000, 8000, 15_000, 15_000]);
  });

  test('honors Retry-After', async () => {
    responses([429, '7'], [200]);
    expect((await patientFetch('https://example.org')).status).toBe(200);
    expect(waits()).toEqual([7000]);
  });

  test('repeats a request with a body', async () => {
    const bodies: string[] = [];
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
      bodies.push(await (input as Request).text());
      return new Response('', {status: bodies.length < 3 ? 429 : 200});
    });
    const request = new Request('https://example.org', {method: 'POST', body: 'hello'});
    expect((await patientFetch(request)).status).toBe(200);
    expect(bodies).toEqual(['hello', 'hello', 'hello']);
  });

  test('does not retry other failures', async () => {
    for (const status of [400, 401, 403, 500, 503]) {
      const fetch = responses([status], [200]);
      expect((await patientFetch('https://example.org')).status).toBe(status);
      expect(fetch).toHaveBeenCalledTimes(1);
      fetch.mockRestore();
    }
    expect(waits()).toEqual([]);
  });
});

test('ethers itself makes the 12 attempts that the page states', async () => {
  let requests = 0;
  const server = createServer((_, response) => {
    requests += 1;
    response.writeHead(429).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const request = new FetchRequest(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  request.setThrottleParams({slotInterval: 0});
  expect((await request.send()).statusCode).toBe(599);
  server.close();
  expect(requests).toBe(12);
});
