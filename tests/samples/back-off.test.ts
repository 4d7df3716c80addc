/* Tests how the samples wait on status 429, without real delays: each wait is recorded and ends at once. */
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {setTimeout} from 'node:timers/promises';
import {FetchRequest} from 'ethers';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {patientFetch} from '../../examples/rpc/patient-fetch';

vi.mock('node:timers/promises', () => ({setTimeout: vi.fn(() => Promise.resolve())}));

beforeEach(() => {
  vi.mocked(setTimeout).mockClear();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
});
afterEach(() => vi.restoreAllMocks());

test.each([
  [
    'a bound that doubles to 30 seconds, then gives up',
    [429],
    undefined,
    429,
    [500, 1000, 2000, 4000, 8000, 15_000, 15_000],
  ],
  ['the time in Retry-After', [429, 200], '7', 200, [7000]],
  ...[400, 401, 403, 500, 503].map(
    (status) => [`no time after ${status}`, [status, 200], undefined, status, []] as const,
  ),
] as const)('patientFetch waits %s', async (_, statuses, retryAfter, last, waits) => {
  const rest: number[] = [...statuses];
  const bodies: string[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    bodies.push(await (input as Request).text());
    const status = rest.length > 1 ? rest.shift() : rest[0];
    return new Response('', {status, headers: retryAfter === undefined ? {} : {'Retry-After': retryAfter}});
  });
  const response = await patientFetch(new Request('https://example.org', {method: 'POST', body: 'hello'}));
  expect(response.status).toBe(last);
  expect(vi.mocked(setTimeout).mock.calls.map(([milliseconds]) => milliseconds)).toEqual(waits);
  expect(bodies).toEqual(Array(waits.length + 1).fill('hello'));
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
