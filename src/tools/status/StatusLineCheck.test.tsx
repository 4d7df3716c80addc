// @vitest-environment jsdom
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, expect, test, vi} from 'vitest';
import StatusLineCheck from './StatusLineCheck';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function check(status: number, result: object): HTMLElement {
  const body = JSON.stringify({jsonrpc: '2.0', id: 1, ...result});
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, {status})));
  render(<StatusLineCheck />);
  const button = screen.getByRole('button', {name: 'Check both networks now'});
  button.focus();
  fireEvent.click(button);
  return button;
}

test('the pressed button keeps the focus, and a refusal is explained', async () => {
  const button = check(429, {error: {code: -32005, message: 'too many'}});
  expect(document.activeElement).toBe(button);
  expect(button.textContent).toBe('Check again');
  expect(await screen.findAllByText(/refused the request \(status 429\)/)).toHaveLength(2);
  expect(screen.getAllByRole('status')[0]?.textContent).toBe('GTN (mainnet): could not be checked.');
});

test('only the name and the words of a network are announced', async () => {
  check(200, {result: {number: '0x10', timestamp: '0x0'}});
  expect(await screen.findAllByText(/Block 16, \d+ s ago\. Response in/)).toHaveLength(2);
  for (const {textContent} of screen.getAllByRole('status'))
    expect(textContent).not.toMatch(/Block|Response/);
});
