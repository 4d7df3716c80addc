// @vitest-environment jsdom
import {networks} from '@site/src/data/networks';
import {afterEach, expect, test, vi} from 'vitest';
import {addNetwork, walletRequest, readError, type WalletOutcome} from './add-network';
import {chainParameters} from './chain-parameters';
import {checkFees, sendToSelf} from './checks';
import {NETWORKS} from '../network/networks';
import {checkText, outcomeText} from './outcome-text';
import {findWallets, type Provider, type ProviderRequest} from './provider';

const CHAIN = chainParameters('testnet');
const ACCOUNT = `0x${'ab'.repeat(20)}`;
const HASH = `0x${'cd'.repeat(32)}`;
const ACCEPTS = {
  eth_blockNumber: '0x10',
  eth_gasPrice: '0x3b9aca00',
  eth_requestAccounts: [ACCOUNT],
  eth_sendTransaction: HASH,
};

interface FakeWallet extends Provider {
  readonly asked: string[];
}

/** A wallet that returns or throws the given reply for each method. Its `request` needs its `this`, as in a class. */
function wallet(replies: Readonly<Record<string, unknown>>, chainIds: readonly string[]): FakeWallet {
  const left = Array.from(chainIds);
  return {
    asked: [],
    request(this: FakeWallet, {method}: ProviderRequest) {
      this.asked.push(method);
      if (method === 'eth_chainId' && left.length > 0)
        return Promise.resolve(left.length > 1 ? left.shift() : left[0]);
      const reply = replies[method];
      // eslint-disable-next-line @typescript-eslint/prefer-promise-reject-errors -- wallets reject with plain objects
      return isRejection(reply) ? Promise.reject(reply.reject) : Promise.resolve(reply ?? null);
    },
  };
}

function isRejection(reply: unknown): reply is {readonly reject: object} {
  return typeof reply === 'object' && reply !== null && 'reject' in reply;
}

afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(window, 'ethereum');
});

test('a wallet that adds and selects the network is ready', async () => {
  const fake = wallet({}, [CHAIN.chainId]);
  expect(await addNetwork(fake, CHAIN)).toEqual({state: 'ready'});
  expect(fake.asked).not.toContain('wallet_switchEthereumChain');
});

test('a wallet that already has the network is asked to switch', async () => {
  const fake = wallet({}, ['0x1', CHAIN.chainId]);
  expect(await addNetwork(fake, CHAIN)).toEqual({state: 'ready'});
  expect(fake.asked).toContain('wallet_switchEthereumChain');
});

test('a wallet that reports success but stays on another network is not ready', async () => {
  expect(await addNetwork(wallet({}, ['0x1']), CHAIN)).toEqual({state: 'other-chain', chainId: '0x1'});
});

test('a reader who adds the network and cancels the switch is not told that nothing changed', async () => {
  const fake = wallet({wallet_switchEthereumChain: {reject: {code: 4001}}}, ['0x1']);
  expect(await addNetwork(fake, CHAIN)).toEqual({state: 'other-chain', chainId: '0x1'});
});

test('-32002 means that a request waits in the wallet, where the reader answers it', async () => {
  const reject = {code: -32002, message: 'RPC endpoint not found or unavailable.'};
  for (const method of ['wallet_addEthereumChain', 'wallet_switchEthereumChain'])
    expect(await addNetwork(wallet({[method]: {reject}}, ['0x1']), CHAIN)).toEqual({state: 'pending'});
  const asked = (method: string) =>
    sendToSelf(wallet({...ACCEPTS, [method]: {reject}}, [CHAIN.chainId]), CHAIN.chainId);
  expect(await asked('eth_requestAccounts')).toEqual({state: 'pending'});
  expect(outcomeText({state: 'pending'}, NETWORKS.testnet).next).toMatch(/^Open the wallet/);
  expect(await asked('eth_sendTransaction')).toEqual({state: 'failed', message: reject.message});
});

test.each([
  [{code: 4001}, 'rejected'],
  [{code: 4902}, 'unknown-chain'],
  [{code: -32603, data: {originalError: {code: 4902}}}, 'unknown-chain'],
  [{code: -32602, message: 'symbol'}, 'invalid'],
  [{code: 4100}, 'unauthorized'],
  [{code: 4200}, 'unsupported'],
  [{code: 4900}, 'disconnected'],
  [{code: -32603, message: 'x'}, 'failed'],
  ['text', 'failed'],
])('%j is %s, with a sentence and a next step', async (error, state) => {
  const outcome = readError(error);
  expect(outcome.state).toBe(state);
  const {sentence, next} = outcomeText(outcome, NETWORKS.testnet);
  expect(sentence).toMatch(/\S/);
  expect(next).toMatch(/\.$/);
  if (typeof error === 'object')
    expect(await addNetwork(wallet({wallet_addEthereumChain: {reject: error}}, ['0x1']), CHAIN)).toEqual(
      outcome,
    );
});

test.each([{state: 'invalid', message: 'gas'}, {state: 'timeout'}, {state: 'unsupported'}] as const)(
  'a check that ends as %j does not speak of adding the network',
  (outcome) => {
    const {sentence, next, link} = checkText(outcome, NETWORKS.testnet);
    expect(next).not.toBe(outcomeText(outcome, NETWORKS.testnet).next);
    expect(`${sentence} ${next}`).not.toMatch(/copy the values/i);
    expect(link).toBeUndefined();
  },
);

test('a wallet that never responds times out', async () => {
  vi.useFakeTimers();
  const silent: Provider = {request: () => new Promise(() => undefined)};
  const asked = walletRequest(silent, 'x', [], 1000).catch(readError) as Promise<WalletOutcome>;
  await vi.advanceTimersByTimeAsync(1000);
  expect(await asked).toEqual({state: 'timeout'});
});

test('finds announced wallets, and an unannounced one only if no wallet announces itself', async () => {
  const provider = wallet({}, ['0x1']);
  Object.assign(window, {ethereum: provider});
  expect(await findWallets()).toMatchObject([{id: 'injected'}]);
  const announce = (uuid: string) => () =>
    window.dispatchEvent(
      new CustomEvent('eip6963:announceProvider', {detail: {info: {uuid, name: uuid}, provider}}),
    );
  const first = announce('one');
  const second = announce('two');
  window.addEventListener('eip6963:requestProvider', first);
  window.addEventListener('eip6963:requestProvider', second);
  const wallets = await findWallets();
  expect(wallets.map(({id}) => id)).toEqual(['one', 'two']);
  window.removeEventListener('eip6963:requestProvider', first);
  window.removeEventListener('eip6963:requestProvider', second);
});

test('the wallet gets the keyed URL if there is a key, otherwise the public URL', () => {
  expect(CHAIN.rpcUrls[0]).not.toContain('zgt');
  expect(chainParameters('gtn', 'abc123def').rpcUrls[0]).toMatch(/\/zgt\/abc123def$/);
  expect(Number(CHAIN.chainId)).toBe(networks.testnet.chainId.value);
});

test('the fee check reads block and price', async () => {
  expect(await checkFees(wallet(ACCEPTS, [CHAIN.chainId]), CHAIN.chainId)).toEqual({
    state: 'read',
    block: 16,
    gasPrice: 1_000_000_000n,
  });
});

test('the test transaction goes to the sender with both fees 0, and names the chain', async () => {
  const fake = wallet(ACCEPTS, [CHAIN.chainId]);
  const request = vi.spyOn(fake, 'request');
  expect(await sendToSelf(fake, CHAIN.chainId)).toEqual({state: 'sent', hash: HASH, account: ACCOUNT});
  expect(request).toHaveBeenCalledWith({
    method: 'eth_sendTransaction',
    params: [
      {
        from: ACCOUNT,
        to: ACCOUNT,
        chainId: CHAIN.chainId,
        value: '0x0',
        maxFeePerGas: '0x0',
        maxPriorityFeePerGas: '0x0',
      },
    ],
  });
});

test('neither check goes on in a wallet that uses another network by now', async () => {
  const other = {state: 'other-chain', chainId: '0x1'};
  const fake = wallet(ACCEPTS, ['0x1']);
  expect(await checkFees(fake, CHAIN.chainId)).toEqual(other);
  expect(await sendToSelf(fake, CHAIN.chainId)).toEqual(other);
  expect(fake.asked).not.toContain('eth_gasPrice');
  expect(fake.asked).not.toContain('eth_sendTransaction');
});

test.each([null, {}, '', '16', 'latest'])('%j is no number of a wallet', async (reply) => {
  const failed = (what: string) => ({state: 'failed', message: `no ${what}`});
  const check = (method: string, chainIds: readonly string[]) =>
    checkFees(wallet({...ACCEPTS, [method]: reply}, chainIds), CHAIN.chainId);
  expect(await check('eth_chainId', [])).toEqual(failed('chain id'));
  expect(await check('eth_blockNumber', [CHAIN.chainId])).toEqual(failed('block number'));
  expect(await check('eth_gasPrice', [CHAIN.chainId])).toEqual(failed('gas price'));
});

test.each([null, true, '0x', '0xhash'])(
  '%j is no hash: the transaction may have been sent',
  async (reply) => {
    const fake = wallet({...ACCEPTS, eth_sendTransaction: reply}, [CHAIN.chainId]);
    const outcome = (await sendToSelf(fake, CHAIN.chainId)) as WalletOutcome;
    expect(outcome).toEqual({state: 'no-hash'});
    expect(checkText(outcome, NETWORKS.testnet).next).toMatch(/^Look at .* before you send again\.$/);
  },
);

test.each([[null], [[]], [{}]])('after %j instead of accounts, nothing is sent', async (reply) => {
  const fake = wallet({...ACCEPTS, eth_requestAccounts: reply}, [CHAIN.chainId]);
  expect(await sendToSelf(fake, CHAIN.chainId)).toEqual({state: 'unauthorized'});
  expect(fake.asked).toEqual(['eth_requestAccounts']);
});

test('a wallet gets the name, currency, explorer and URL of the network', () => {
  const {testnet, currency} = networks;
  expect(chainParameters('testnet')).toEqual({
    chainId: testnet.chainIdHex.value,
    chainName: testnet.name.value,
    nativeCurrency: {
      name: currency.name.value,
      symbol: currency.symbol.value,
      decimals: currency.decimals.value,
    },
    rpcUrls: [testnet.rpcUrl.value],
    blockExplorerUrls: [testnet.explorerUrl.value],
  });
});
