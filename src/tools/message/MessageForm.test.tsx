// @vitest-environment jsdom
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, expect, test, vi} from 'vitest';
import MessageForm from './MessageForm';

const HASH = `0x${'ab'.repeat(32)}`;

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('a message that was processed with a warning shows the hash, the warning, and the named response', async () => {
  const body = JSON.stringify({success: true, hash: HASH, error: 'slow'});
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body)));
  render(<MessageForm />);
  fireEvent.change(screen.getByLabelText('Your message'), {target: {value: 'hello'}});
  fireEvent.click(screen.getByRole('button', {name: 'Review before sending'}));
  fireEvent.click(screen.getByRole('button', {name: /^Confirm and send/}));
  expect((await screen.findByText(HASH)).closest('[role="status"]')).not.toBeNull();
  expect(screen.getByText('Processed, with a warning: slow')).not.toBeNull();
  const response = screen.getByRole('group', {name: 'Request and response', hidden: true});
  expect(response.textContent).toContain(HASH);
  expect(response.closest('[role="status"]')).toBeNull();
});
