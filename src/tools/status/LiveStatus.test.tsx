// @vitest-environment jsdom
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {chain} from '@site/src/data/chain';
import {NETWORKS} from '../network/networks';
import {LiveStatus} from './LiveStatus';

const NOW = 1_800_000_000;
const LATE = 15 * chain.blockTimeSeconds.value + 1;
/** Long enough for the code that a press fetches, on a busy machine. */
const PATIENT = {timeout: 15_000};
const fetched = vi.fn<(url: string, init: {readonly body: string}) => Promise<Response>>();

const blockAt = (timestamp: number, number: unknown = '0x4d2') => ({
  number,
  timestamp: `0x${timestamp.toString(16)}`,
});
const GOOD = {eth_chainId: NETWORKS.testnet.chainIdHex, eth_getBlockByNumber: blockAt(NOW - 2)};

/** Lets both networks, or only GTN, return these results, by method. */
function respond(results: Readonly<Record<string, unknown>>, status = 200, testnetIsDown = false): void {
  fetched.mockImplementation((url, {body}) => {
    if (testnetIsDown && url === NETWORKS.testnet.rpcUrl)
      return Promise.reject(new TypeError('Failed to fetch'));
    const {method} = JSON.parse(body) as {readonly method: string};
    return Promise.resolve(
      new Response(JSON.stringify({jsonrpc: '2.0', id: 1, result: results[method]}), {status}),
    );
  });
}

const button = () => screen.getByRole('button');
const announced = () => screen.getAllByRole('status').map(({textContent}) => textContent);
const firstLine = () => screen.getAllByRole('paragraph')[1]?.textContent;

/** Presses the button and waits for the results. */
async function check(): Promise<void> {
  button().focus();
  fireEvent.click(button());
  await vi.waitFor(() => expect(button().ariaDisabled).toBe('false'), PATIENT);
}

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  vi.spyOn(Date, 'now').mockReturnValue(NOW * 1000);
});
afterEach(() => {
  cleanup();
  fetched.mockReset();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test.each([
  [{}, 'produces blocks.', /Block 1,234, 2 s ago\. Chain id 20180427\. Response in \d+ ms, checked at/],
  [
    {eth_chainId: '0x8'},
    'degraded. The RPC returned chain id 8 instead of 20180427.',
    /Chain id 8\. Response/,
  ],
  [{eth_chainId: 'x'}, 'degraded. The RPC returned no chain id', /2 s ago\. Response/],
  [
    {eth_getBlockByNumber: null},
    'degraded. The RPC returned no block',
    /read\. Chain id 20180427\. Response/,
  ],
  [{eth_getBlockByNumber: blockAt(NOW - LATE)}, `degraded. The latest block is ${LATE} s old`, /Block 1,234/],
  // Clocks differ a little.
  [{eth_getBlockByNumber: blockAt(NOW + LATE - 1)}, 'produces blocks.', /Block 1,234, 0 s ago/],
  [
    {eth_getBlockByNumber: blockAt(NOW + LATE)},
    `cannot be judged. The latest block is ${LATE} s ahead of`,
    /Block 1,234\. Chain/,
  ],
  [{eth_getBlockByNumber: blockAt(NOW, `0x${'f'.repeat(99)}`)}, 'degraded. The RPC returned no block', /./],
])('a network that returns %j', async (results, words, details) => {
  respond({...GOOD, ...results});
  render(<LiveStatus />);
  expect(fetched).not.toHaveBeenCalled();
  await check();
  expect(announced()[0]).toContain(`Stability Testnet: ${words}`);
  expect(announced()[0]).not.toContain('Response');
  expect(firstLine()).toMatch(details);
  expect([fetched.mock.calls.length, button().textContent]).toEqual([4, 'Check both networks now']);
  expect(document.activeElement).toBe(button());
});

test('a check that fails keeps the last good values, and the next one recovers', async () => {
  respond(GOOD);
  render(<LiveStatus />);
  await check();
  respond(GOOD, 200, true);
  fireEvent.click(button());
  fireEvent.click(button());
  expect(announced()[0]).toBe('Stability Testnet: checking…');
  await vi.waitFor(() => expect(announced()[0]).toBe('Stability Testnet: could not be checked.'), PATIENT);
  expect(fetched).toHaveBeenCalledTimes(8);
  expect(firstLine()).toContain('Block 1,234');
  expect(screen.getAllByText(/got no response/)).toHaveLength(1);
  expect(announced()[1]).toContain('degraded. The RPC returned chain id 20180427 instead of');
  // The check is on the page that such a link leads to.
  expect(screen.queryByRole('link')).toBeNull();
  respond(GOOD);
  await check();
  expect([announced()[0], screen.queryByText(/got no response/)]).toEqual([
    'Stability Testnet: produces blocks.',
    null,
  ]);
});

test('a refusal is explained, with its link', async () => {
  respond(GOOD, 429);
  render(<LiveStatus only="testnet" />);
  await check();
  expect(screen.getByText(/refused the request \(status 429\)/)).toBeDefined();
  expect(screen.getAllByRole('link').map(({textContent}) => textContent)).toEqual([
    'How to check it',
    'Rate limits',
  ]);
});

test('a check whose code cannot be fetched says so, and the next one fetches it', async () => {
  respond(GOOD);
  vi.doMock('./check-network', () => {
    throw new Error('offline');
  });
  render(<LiveStatus only="testnet" />);
  await check();
  expect(screen.getByText(/did not load/)).toBeDefined();
  vi.doUnmock('./check-network');
  await check();
  expect(announced()).toEqual(['produces blocks.']);
  expect(screen.queryByText(/did not load/)).toBeNull();
});
