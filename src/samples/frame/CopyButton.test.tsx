// @vitest-environment jsdom
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, expect, test, vi} from 'vitest';
import {CopyButton} from './CopyButton';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('outside of a secure context, where there is no clipboard, a copy is reported as refused', async () => {
  vi.stubGlobal('navigator', {});
  render(<CopyButton value="text" label="text" />);
  fireEvent.click(screen.getByRole('button', {name: 'Copy text'}));
  expect(await screen.findByText('Not copied')).toBeDefined();
});
