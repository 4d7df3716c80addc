// @vitest-environment jsdom
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {MemoryRouter} from 'react-router-dom';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {noteScript} from '@site/src/plugins/analytics/client/key-notice';
import {getReaderValues, setReaderValues} from './store';
import {ValuesDialog} from './ValuesDialog';

const KEY = 'reader-key-0123456789';
const TESTNET = 'API key for Stability Testnet';
const onClose = vi.fn();
const dialog = (open: boolean) => (
  <MemoryRouter>
    <ValuesDialog open={open} onClose={onClose} />
  </MemoryRouter>
);
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', {name});
const press = (name: string) => fireEvent.click(screen.getByRole('button', {name}));
const status = () => screen.getByRole('status').textContent;

beforeEach(() => {
  // jsdom has neither method.
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      if (this.open) setTimeout(() => this.dispatchEvent(new Event('close')));
      this.open = false;
    },
  });
});
afterEach(() => {
  cleanup();
  onClose.mockReset();
  setReaderValues({});
  Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal');
  Reflect.deleteProperty(HTMLDialogElement.prototype, 'close');
});

test('what was done is said when the dialog has closed, and nothing is said after Close', async () => {
  const {rerender} = render(dialog(true));
  press('Close');
  rerender(dialog(false));
  await new Promise((done) => setTimeout(done));
  expect(status()).toBe('');

  onClose.mockReset();
  rerender(dialog(true));
  fireEvent.change(field(TESTNET), {
    target: {value: ` https://rpc.testnet.stabilityprotocol.com/zgt/${KEY} `},
  });
  press('Use these values');
  expect(getReaderValues()).toEqual({testnet: KEY});
  expect(onClose).toHaveBeenCalledOnce();
  expect(status()).toBe('');
  rerender(dialog(false));
  await vi.waitFor(() => expect(status()).toBe('Samples, tables and tools now show your values.'));

  rerender(dialog(true));
  expect(field(TESTNET).value).toBe(KEY);
  press('Clear all');
  expect(getReaderValues()).toEqual({});
  rerender(dialog(false));
  await vi.waitFor(() => expect(status()).toBe('Your values were cleared.'));
});

test('refused values stay in the form, and the focus goes to the first of them', () => {
  render(dialog(true));
  fireEvent.change(field(TESTNET), {target: {value: KEY}});
  fireEvent.change(field('Your address'), {target: {value: '0x12'}});
  fireEvent.change(field('Contract address'), {target: {value: '0x34'}});
  press('Use these values');
  expect(document.activeElement).toBe(field('Your address'));
  expect(screen.getAllByText(/^This is not an address/)).toHaveLength(2);
  expect(field(TESTNET).ariaInvalid).toBe('false');
  expect(field('Your address').value).toBe('0x12');
  expect(onClose).not.toHaveBeenCalled();
});

test('the throwaway account stays when other values change, and goes with “Clear all”', () => {
  setReaderValues({account: `0x${'ab'.repeat(32)}`});
  render(dialog(true));
  fireEvent.change(field('API key for GTN (mainnet)'), {target: {value: KEY}});
  press('Use these values');
  expect(getReaderValues()).toEqual({gtn: KEY, account: `0x${'ab'.repeat(32)}`});
  expect(screen.getByText(/also removes the throwaway account/)).toBeDefined();
  press('Clear all');
  expect(getReaderValues()).toEqual({});
});

test('the key is masked until the reader asks to see it', () => {
  setReaderValues({testnet: KEY});
  render(dialog(true));
  expect(field(TESTNET).value).toBe(KEY);
  expect(field(TESTNET).className).toContain('masked');
  expect(field('Your address').className).not.toContain('masked');
  fireEvent.click(screen.getByLabelText(/^Show the key/));
  expect(field(TESTNET).className).not.toContain('masked');
});

test('while Google’s script is in the page, the dialog says so before the fields', () => {
  noteScript();
  render(dialog(true));
  const notice = screen.getByText(/Google’s analytics script is in this page/);
  expect(notice.compareDocumentPosition(field(TESTNET))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
