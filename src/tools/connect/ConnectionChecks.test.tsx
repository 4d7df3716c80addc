// @vitest-environment jsdom
import {act, cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, expect, test, vi} from 'vitest';
import {NETWORKS} from '../network/networks';
import ConnectForm from './ConnectForm';
import {ConnectionChecks} from './ConnectionChecks';
import type {Provider} from './provider';

const network = NETWORKS.testnet;
const HASH = `0x${'cd'.repeat(32)}`;
const button = (name: string) => screen.getByRole('button', {name});

function press(name: string): void {
  button(name).focus();
  fireEvent.click(button(name));
}

/** A wallet that responds to a method only when `respond` is called, if that method is held back. */
function wallet(held: string) {
  let respond = (): void => undefined;
  const released = new Promise<void>((resolve) => (respond = resolve));
  const replies: Readonly<Record<string, unknown>> = {
    eth_chainId: network.chainIdHex,
    eth_blockNumber: '0x10',
    eth_gasPrice: '0x1',
    eth_requestAccounts: [`0x${'ab'.repeat(20)}`],
    eth_sendTransaction: HASH,
  };
  const request = vi.fn<Provider['request']>(async ({method}) => {
    if (method === held) await released;
    return replies[method];
  });
  return {request, respond};
}

afterEach(() => {
  cleanup();
  Reflect.deleteProperty(window, 'ethereum');
});

test('a fee that comes after the reader has gone on to the transaction is not shown', async () => {
  const {request, respond} = wallet('eth_gasPrice');
  render(<ConnectionChecks provider={{request}} network={network} keyed onWaiting={() => undefined} />);
  press('Read block and fee');
  expect(button('Waiting for your wallet…')).toHaveProperty('ariaDisabled', 'true');
  press('Send a transaction to myself');
  await act(() => (respond(), Promise.resolve()));
  expect(screen.queryByText(/The network suggests/)).toBeNull();
  press('Read block and fee');
  expect(await screen.findByText(/The network suggests/)).not.toBeNull();
});

test('the focus goes back to the first button when its confirmation is canceled or done', async () => {
  const {request, respond} = wallet('eth_sendTransaction');
  render(<ConnectionChecks provider={{request}} network={network} keyed onWaiting={() => undefined} />);
  press('Send a transaction to myself');
  press('Cancel');
  expect(document.activeElement).toBe(button('Send a transaction to myself'));
  press('Send a transaction to myself');
  press('Open the wallet and send');
  respond();
  expect(await screen.findByText(HASH)).not.toBeNull();
  expect(document.activeElement).toBe(button('Send a transaction to myself'));
});

test.each([
  [true, /If your wallet had this network before, it may still use the public RPC URL: see its settings\.$/],
  [
    false,
    /^.*If your wallet has the public RPC URL, this will be refused: put your keyed RPC URL into the settings of the wallet\.$/,
  ],
])('keyed is %s: before a transaction, the reader learns which RPC URL it may go to', (keyed, sentence) => {
  const {request} = wallet('');
  render(
    <ConnectionChecks provider={{request}} network={network} keyed={keyed} onWaiting={() => undefined} />,
  );
  press('Send a transaction to myself');
  expect(screen.getByText(sentence)).not.toBeNull();
});

test('the button that adds a network stays in the order of focus while the wallet is open', async () => {
  const {request} = wallet('wallet_addEthereumChain');
  Object.assign(window, {ethereum: {request}});
  render(<ConnectForm />);
  await screen.findByRole('button', {name: /^Add/});
  press(`Add ${network.name} to Wallet in this browser`);
  const waiting = button('Waiting for your wallet…');
  expect(waiting).toHaveProperty('disabled', false);
  fireEvent.click(waiting);
  expect(request).toHaveBeenCalledOnce();
});

test('neither the network nor the wallet can be changed while the wallet asks about a transaction', async () => {
  const {request, respond} = wallet('eth_sendTransaction');
  Object.assign(window, {ethereum: {request}});
  render(<ConnectForm />);
  const add = await screen.findByRole('button', {name: /^Add/});
  fireEvent.click(add);
  fireEvent.click(await screen.findByRole('button', {name: 'Send a transaction to myself'}));
  fireEvent.click(screen.getByRole('button', {name: /^Open the wallet/}));
  const networks = screen.getByRole('group', {name: 'Network'});
  const other = screen.getByRole('radio', {checked: false});
  expect(networks).toHaveProperty('ariaDisabled', 'true');
  fireEvent.click(other);
  expect(other).toHaveProperty('checked', false);
  expect(add).toHaveProperty('ariaDisabled', 'true');
  fireEvent.click(add);
  respond();
  expect(await screen.findByText(HASH)).not.toBeNull();
  expect(networks).toHaveProperty('ariaDisabled', 'false');
  fireEvent.click(other);
  expect(other).toHaveProperty('checked', true);
});
