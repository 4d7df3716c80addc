// @vitest-environment jsdom
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {MemoryRouter} from 'react-router-dom';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {noteScript} from '@site/src/plugins/analytics/client/key-notice';
import {getReaderValues, setReaderValues} from './store';
import {ValuesDialog} from './ValuesDialog';

const KEY = 'reader-key-0123456789';
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
  fireEvent.change(field('API key'), {target: {value: ` ${KEY} `}});
  press('Use these values');
  expect(getReaderValues()).toEqual({apiKey: KEY});
  expect(onClose).toHaveBeenCalledOnce();
  expect(status()).toBe('');
  rerender(dialog(false));
  await vi.waitFor(() => expect(status()).toBe('Samples, tables and tools now show your values.'));

  rerender(dialog(true));
  expect(field('API key').value).toBe(KEY);
  press('Clear all');
  expect(getReaderValues()).toEqual({});
  rerender(dialog(false));
  await vi.waitFor(() => expect(status()).toBe('Your values were cleared.'));
});

test('refused values stay in the form, and the focus goes to the first of them', () => {
  render(dialog(true));
  fireEvent.change(field('API key'), {target: {value: KEY}});
  fireEvent.change(field('Your address'), {target: {value: '0x12'}});
  fireEvent.change(field('Contract address'), {target: {value: '0x34'}});
  press('Use these values');
  expect(document.activeElement).toBe(field('Your address'));
  expect(screen.getAllByText(/^This is not an address/)).toHaveLength(2);
  expect(field('API key').ariaInvalid).toBe('false');
  expect(field('Your address').value).toBe('0x12');
  expect(onClose).not.toHaveBeenCalled();
});

test('only valid values are taken from the storage of the tab', async () => {
  sessionStorage.setItem(
    'reader-values',
    JSON.stringify({address: '0x12', contract: `0x${'b2'.repeat(20)}`}),
  );
  vi.resetModules();
  const fresh = await import('./store');
  expect(fresh.getReaderValues()).toEqual({contract: `0x${'b2'.repeat(20)}`});
  sessionStorage.clear();
});

test('the key is masked until the reader asks to see it', () => {
  setReaderValues({apiKey: KEY});
  render(dialog(true));
  expect(field('API key').value).toBe(KEY);
  expect(field('API key').className).toContain('masked');
  expect(field('Your address').className).not.toContain('masked');
  fireEvent.click(screen.getByLabelText(/^Show the key/));
  expect(field('API key').className).not.toContain('masked');
});

test('while Google’s script is in the page, the dialog says so before the fields', () => {
  noteScript();
  render(dialog(true));
  const notice = screen.getByText(/Google’s analytics script is in this page/);
  expect(notice.compareDocumentPosition(field('API key'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
