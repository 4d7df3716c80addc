// @vitest-environment jsdom
import {act, cleanup, configure, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, expect, test, vi} from 'vitest';
import {networks} from '@site/src/data/networks';
import {NETWORKS} from '../network/networks';
import {setReaderValues} from '../reader/store';
import ConnectForm from './ConnectForm';
import {problemText} from './problem-text';
import {watchWallets, type Provider} from './provider';
import {chainParameters, selectNetwork, sendByte, type WalletProblem} from './wallet';

// In milliseconds. Only what hangs fails: a search for wallets waits for announcements, and longer on a busy machine.
configure({asyncUtilTimeout: 15_000});

const {testnet} = NETWORKS;
const CHAIN = chainParameters('testnet');
const ID = testnet.chainIdHex;
const ACCOUNT = `0x${'ab'.repeat(20)}`;
const HASH = `0x${'cd'.repeat(32)}`;
const ACCEPTS = {
  eth_requestAccounts: [ACCOUNT],
  eth_sendTransaction: HASH,
};

/** A reply that the wallet rejects with. */
class Reject {
  constructor(readonly error: unknown) {}
}

/**
 * A wallet that replies by method.
 * @param chainIds replies to `eth_chainId`, in turn; the last one is repeated
 */
function wallet(replies: Readonly<Record<string, unknown>>, ...chainIds: readonly unknown[]) {
  const left = Array.from(chainIds);
  const request = vi.fn<Provider['request']>(async ({method}) => {
    const reply = method === 'eth_chainId' && left.length > 0 ? left[0] : replies[method];
    if (method === 'eth_chainId' && left.length > 1) left.shift();
    await Promise.resolve();
    if (reply instanceof Reject) throw reply.error;
    return reply ?? null;
  });
  return {request, asked: () => request.mock.calls.map(([{method}]) => method)};
}

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  Reflect.deleteProperty(window, 'ethereum');
});

test('a wallet gets the name, currency, explorer and URL of the network, which is the keyed one if there is a key', () => {
  const {currency} = networks;
  expect(CHAIN).toEqual({
    chainId: networks.testnet.chainIdHex.value,
    chainName: networks.testnet.name.value,
    nativeCurrency: {
      name: currency.name.value,
      symbol: currency.symbol.value,
      decimals: currency.decimals.value,
    },
    rpcUrls: [networks.testnet.rpcUrl.value],
    blockExplorerUrls: [networks.testnet.explorerUrl.value],
  });
  expect(chainParameters('gtn', 'abc123def').rpcUrls[0]).toMatch(/\/zgt\/abc123def$/);
});

test.each([
  ['adds and selects the network', {}, [ID], {state: 'ready'}, false],
  ['already has the network', {}, ['0x1', ID], {state: 'ready'}, true],
  ['stays on another network', {}, ['0x1'], {state: 'other-chain', chainId: '0x1'}, true],
  [
    'adds it, and the reader cancels the switch',
    {wallet_switchEthereumChain: new Reject({code: 4001})},
    ['0x1'],
    {state: 'other-chain', chainId: '0x1'},
    true,
  ],
])('a wallet that %s', async (_, replies, chainIds, outcome, switches) => {
  const fake = wallet(replies, ...chainIds);
  expect(await selectNetwork(fake, ID, CHAIN)).toEqual(outcome);
  expect(fake.asked().includes('wallet_switchEthereumChain')).toBe(switches);
});

test.each([
  [{code: 4001}, 'rejected'],
  [{code: 4902}, 'unknown-chain'],
])('a wallet that is not to add the network, and rejects with %j: %s', async (error, state) => {
  const fake = wallet({wallet_switchEthereumChain: new Reject(error)}, '0x1');
  expect(await selectNetwork(fake, ID)).toEqual({state});
  expect(fake.asked()).toEqual(['eth_chainId', 'wallet_switchEthereumChain']);
});

test.each([
  [{code: 4001}, 'rejected', /canceled/],
  [{code: 4902}, 'unknown-chain', /does not know Stability Testnet/],
  [{code: -32603, data: {originalError: {code: 4902}}}, 'unknown-chain', /does not know/],
  [{code: -32602, message: 'symbol'}, 'invalid', /refused the values: symbol/],
  [{code: 4100}, 'unauthorized', /has not given this page access/],
  [{code: 4200}, 'unsupported', /does not let pages do this/],
  [{code: 4900}, 'disconnected', /no connection/],
  [{code: -32002}, 'pending', /request waiting/],
  [{code: -32603, message: 'x'}, 'failed', /reported: x/],
  ['text', 'failed', /reported: text/],
  [{code: 1, message: 'No https://rpc.test/zgt/abcdef123456'}, 'failed', /reported: No .+zgt.•+$/],
  [{code: 3, message: ['x', {}]}, 'failed', /reported: an error without a text/],
  [{code: 3}, 'failed', /reported: an error without a text/],
  [null, 'failed', /reported: null/],
])('a wallet that rejects with %j: %s', async (error, state, sentence) => {
  const problem = await selectNetwork(wallet({wallet_addEthereumChain: new Reject(error)}), ID, CHAIN);
  expect(problem.state).toBe(state);
  const {sentence: said} = problemText(problem as WalletProblem, testnet, false);
  expect(said).toMatch(sentence);
  expect(said).not.toContain('abcdef123456');
});

test('-32002 means that a request waits only where the reader answers it', async () => {
  const outcome = (method: string) =>
    sendByte(wallet({...ACCEPTS, [method]: new Reject({code: -32002, message: 'm'})}, ID), ID);
  expect(await outcome('eth_requestAccounts')).toEqual({state: 'pending'});
  expect(await outcome('eth_sendTransaction')).toEqual({state: 'failed', message: 'm'});
});

test('a check that fails does not speak of adding the network', () => {
  const states = [{state: 'invalid', message: 'gas'}, {state: 'timeout'}, {state: 'unsupported'}] as const;
  for (const problem of states)
    expect(JSON.stringify(problemText(problem, testnet, true))).not.toMatch(/copy the values|by hand/i);
});

test('a wallet that never responds times out, and one that responds leaves no timer', async () => {
  vi.useFakeTimers();
  const outcome = selectNetwork({request: () => new Promise(() => undefined)}, ID, CHAIN);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(await outcome).toEqual({state: 'timeout'});
  await selectNetwork(wallet({}, ID), ID, CHAIN);
  expect(vi.getTimerCount()).toBe(0);
});

test('finds an unannounced wallet only if no wallet announces itself, and others whenever they do', () => {
  vi.useFakeTimers();
  const provider = wallet({});
  Object.assign(window, {ethereum: provider});
  const announce = (name: string): void => {
    const detail = {info: {uuid: name, name}, provider};
    window.dispatchEvent(new CustomEvent('eip6963:announceProvider', {detail}));
  };
  const names: string[][] = [];
  const watch = () => watchWallets((wallets) => names.push(wallets.map(({name}) => name)));
  const stop = watch();
  expect(names).toEqual([]);
  vi.runAllTimers();
  announce('Late');
  announce('Late');
  announce('Later');
  expect(names).toEqual([['Wallet in this browser'], ['Late'], ['Late', 'Later']]);
  stop();
  announce('Too late');
  expect(names.splice(0)).toHaveLength(3);
  const onRequest = (): void => announce('One');
  window.addEventListener('eip6963:requestProvider', onRequest);
  watch()();
  window.removeEventListener('eip6963:requestProvider', onRequest);
  vi.runAllTimers();
  expect(names).toEqual([['One']]);
});

/** What is found when wallets announce themselves with this. */
function announce(details: readonly unknown[]) {
  const report = vi.fn<Parameters<typeof watchWallets>[0]>();
  const stop = watchWallets(report);
  for (const detail of details) window.dispatchEvent(new CustomEvent('eip6963:announceProvider', {detail}));
  stop();
  return report.mock.lastCall?.[0] ?? [];
}

test('of the names of wallets the beginning is shown, and of wallets the first twenty', () => {
  const details = Array.from({length: 25}, (_, index) => ({
    info: {uuid: String(index), name: 'x'.repeat(5000)},
    provider: wallet({}),
  }));
  const found = announce(details);
  expect(found).toHaveLength(20);
  expect(found[0]?.name).toMatch(/^x{20,99}…$/);
});

test('the first transaction carries a byte to an address that is no account of the wallet, with both fees 0', async () => {
  const fake = wallet(ACCEPTS, ID);
  expect(await sendByte(fake, ID)).toEqual({state: 'sent', hash: HASH, account: ACCOUNT});
  const IDENTITY = '0x0000000000000000000000000000000000000004';
  const fees = {maxFeePerGas: '0x0', maxPriorityFeePerGas: '0x0'};
  expect(fake.request).toHaveBeenCalledWith({
    method: 'eth_sendTransaction',
    params: [{from: ACCOUNT, to: IDENTITY, chainId: ID, value: '0x0', data: '0x01', ...fees}],
  });
});

test('no transaction is sent in a wallet that uses another network by now', async () => {
  const fake = wallet(ACCEPTS, '0x1');
  expect(await sendByte(fake, ID)).toEqual({state: 'other-chain', chainId: '0x1'});
  expect(fake.asked()).toEqual(['eth_requestAccounts', 'eth_chainId']);
});

test.each([
  [
    'eth_chainId',
    {state: 'failed', message: 'no chain id'},
    [null, {}, '16', 16, 20180427n, 'latest', '0x', [ID], `0x${'1'.repeat(65)}`],
  ],
  ['eth_requestAccounts', {state: 'unauthorized'}, [null, []]],
  [
    'eth_requestAccounts',
    {state: 'failed', message: 'no address'},
    [
      [{}],
      [[ACCOUNT]],
      {length: 1, 0: ACCOUNT},
      '',
      ['0x12'],
      [`${ACCOUNT}/../x`],
      [`${ACCOUNT}\n`],
      ['//evil.test'],
    ],
  ],
  // The transaction may have been sent.
  ['eth_sendTransaction', {state: 'no-hash'}, [null, true, '0x', '0xhash']],
])('a reply to %s that is none: %j', async (method, problem, replies) => {
  for (const reply of replies) {
    const fake = wallet({eth_chainId: ID, ...ACCEPTS, [method]: reply});
    expect(await sendByte(fake, ID)).toEqual(problem);
    expect(fake.asked().at(-1) === 'eth_requestAccounts').toBe(method === 'eth_requestAccounts');
  }
});

test('a wallet that announces itself with what is none hides no other', () => {
  const broken = Object.defineProperty({}, 'info', {
    get: () => {
      throw new Error('evil');
    },
  });
  const good = {info: {uuid: 'a', name: ''}, provider: wallet({})};
  const found = announce([null, 'x', broken, {info: {uuid: 'b'}, provider: {}}, good]);
  expect(found.map(({name}) => name)).toEqual(['Wallet']);
});

test('a wallet whose code throws is a problem, and the reader can try again', async () => {
  const request = vi.fn(() => {
    throw new Error('evil');
  });
  Object.assign(window, {ethereum: {request}});
  render(<ConnectForm />);
  for (const times of [1, 2]) {
    fireEvent.click(await screen.findByRole('button', {name: /Wallet in this browser$/}));
    expect(await screen.findByText(/Your wallet reported: evil/)).toBeDefined();
    expect(request).toHaveBeenCalledTimes(times);
  }
});

test('two wallets of one name show what distinguishes them, and a name does not turn the sentence around', async () => {
  render(<ConnectForm />);
  const announceOne = (uuid: string): void => {
    const detail = {info: {uuid, name: 'Evil \u202e', rdns: `io.${uuid}`}, provider: wallet({})};
    act(() => void window.dispatchEvent(new CustomEvent('eip6963:announceProvider', {detail})));
  };
  announceOne('a');
  const first = await screen.findByRole('button', {name: /^Use Stability Testnet in\s*Evil/});
  expect(first.textContent).not.toContain('io.a');
  announceOne('b');
  expect([first.textContent, first.querySelector('bdi')?.textContent]).toEqual([
    'Use Stability Testnet in Evil \u202e (io.a)',
    'Evil \u202e',
  ]);
});

/** The steps: what each says of itself, and the filled buttons in it. */
const steps = () =>
  screen
    .getAllByRole('listitem')
    .map((step) => [
      step.textContent.includes(' (done)') ? 'done' : (step.getAttribute('aria-current') ?? 'later'),
      ...Array.from(step.querySelectorAll('.button--primary'), (one) => one.textContent),
    ]);
const USE = 'Use Stability Testnet in Wallet in this browser';
const SEND = 'Send a first transaction';

test('three steps: the next one has the only filled button, and those behind it are done', async () => {
  Object.assign(window, {ethereum: wallet(ACCEPTS, '0x1', ID)});
  render(<ConnectForm />);
  expect(steps()).toEqual([['step'], ['later'], ['later']]);
  fireEvent.click(await screen.findByRole('button', {name: USE}));
  expect(steps()).toEqual([['done'], ['step', 'Waiting for your wallet…'], ['later']]);
  fireEvent.click(await screen.findByRole('button', {name: SEND}));
  expect(steps()).toEqual([['done'], ['done'], ['step', 'Waiting for your wallet…']]);
  await screen.findByText(HASH);
  expect(steps()).toEqual([['done'], ['done'], ['done']]);
});

test('a step that fails says so in its place, and stays the next one', async () => {
  const refusal = {code: 4001};
  const fake = wallet({...ACCEPTS, eth_sendTransaction: new Reject(refusal)}, '0x1', '0x1', '0x1', ID);
  Object.assign(window, {ethereum: fake});
  render(<ConnectForm />);
  fireEvent.click(await screen.findByRole('button', {name: USE}));
  const problem = await screen.findByText(/Your wallet uses chain id 1/);
  expect([problem.closest('li')?.getAttribute('aria-current'), steps()]).toEqual([
    'step',
    [['done'], ['step', USE], ['later']],
  ]);
  fireEvent.click(screen.getByRole('button', {name: USE}));
  fireEvent.click(await screen.findByRole('button', {name: SEND}));
  const canceled = await screen.findByText(/You canceled the request/);
  expect([canceled.closest('li')?.getAttribute('aria-current'), steps()]).toEqual([
    'step',
    [['done'], ['done'], ['step', SEND]],
  ]);
});

test('a network that was added from its card leads to the first transaction', async () => {
  Object.assign(window, {ethereum: wallet({}, ID)});
  render(<ConnectForm only="testnet" />);
  fireEvent.click(await screen.findByRole('button', {name: 'Add to Wallet in this browser'}));
  const link = await screen.findByRole('link', {name: SEND});
  expect(link.getAttribute('href')).toBe('/users/getting_started#set-fees-to-zero');
});

test('what was asked is what the problem is about, also after the reader has filled in a key', async () => {
  Object.assign(window, {ethereum: wallet({wallet_switchEthereumChain: new Reject({code: 4902})}, '0x1')});
  render(<ConnectForm />);
  fireEvent.click(await screen.findByRole('button', {name: /Wallet in this browser$/}));
  await screen.findByText(/does not know Stability Testnet\./);
  act(() => setReaderValues({testnet: 'reader-key-0123'}));
  expect(screen.queryByText(/did not add it/)).toBeNull();
  act(() => setReaderValues({}));
});

test('neither the network nor the wallet can be changed while the wallet asks, and the focus goes back', async () => {
  const fake = wallet(ACCEPTS, '0x1', ID);
  Object.assign(window, {ethereum: fake});
  render(<ConnectForm />);
  const add = await screen.findByRole('button', {
    name: /^Use Stability Testnet in\s*Wallet in this browser$/,
  });
  add.focus();
  fireEvent.click(add);
  expect([add.textContent, add.ariaDisabled]).toEqual(['Waiting for your wallet…', 'true']);
  fireEvent.click(add);
  const check = await screen.findByRole('button', {name: 'Send a first transaction'});
  expect(fake.asked()).toEqual(['eth_chainId', 'wallet_switchEthereumChain', 'eth_chainId']);
  expect(document.activeElement).toBe(add);
  check.focus();
  fireEvent.click(check);
  const other = screen.getByRole('radio', {checked: false});
  for (const element of [other, add, check]) fireEvent.click(element);
  expect([other.ariaDisabled, add.ariaDisabled]).toEqual(['true', 'true']);
  expect(screen.getByRole('radio', {checked: false})).toBe(other);
  expect(await screen.findByText(HASH)).not.toBeNull();
  expect(fake.asked().filter((method) => method === 'eth_sendTransaction')).toHaveLength(1);
  expect(document.activeElement).toBe(check);
  fireEvent.click(other);
  expect(screen.getByRole('radio', {checked: true})).toBe(other);
});

test.each([
  [true, /If your wallet had this network before, it may still use the public RPC URL: see its settings\.$/],
  [false, /If your wallet has the public RPC URL, this will be refused: put your keyed RPC URL into/],
])(
  'keyed is %s: before a transaction, the reader learns which RPC URL it may go to',
  async (keyed, sentence) => {
    act(() => setReaderValues(keyed ? {testnet: 'reader-key-0123'} : {}));
    Object.assign(window, {ethereum: wallet({}, ID)});
    render(<ConnectForm />);
    fireEvent.click(await screen.findByRole('button', {name: /Wallet in this browser$/}));
    expect(await screen.findByText(sentence)).not.toBeNull();
    act(() => setReaderValues({}));
  },
);
