// @vitest-environment jsdom
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, expect, test, vi} from 'vitest';
import {CopyButton} from './CopyButton';

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

async function announced(clipboard?: {readonly writeText: () => Promise<void>}): Promise<string | null> {
  vi.stubGlobal('navigator', {clipboard});
  render(<CopyButton value="v" label="chain id" />);
  fireEvent.click(screen.getByRole('button', {name: 'Copy chain id'}));
  const status = await screen.findByRole('status');
  await vi.waitFor(() => expect(status.textContent).not.toBe(''));
  return status.textContent;
}

test('confirms that it copied', async () => {
  const writeText = vi.fn(() => Promise.resolve());
  expect(await announced({writeText})).toBe('Copied');
  expect(writeText).toHaveBeenCalledWith('v');
});

test('says what to do if the browser refuses', async () => {
  expect(await announced({writeText: () => Promise.reject(new Error('denied'))})).toContain(
    'Select the text',
  );
});

test('says what to do outside of a secure context, where there is no clipboard', async () => {
  expect(await announced()).toContain('Select the text');
});
