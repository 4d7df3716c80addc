// @vitest-environment jsdom
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, expect, test, vi} from 'vitest';
import {RunFrame} from './RunFrame';

vi.mock('./RunPanel', () => {
  throw new Error('offline');
});
afterEach(cleanup);

test('the region that reports a panel that did not load is there before its text', async () => {
  render(<RunFrame sample="viem/a" title="a.ts" code="1" />);
  const regions = screen.getAllByRole('status');
  fireEvent.click(screen.getByRole('button', {name: 'Run'}));
  const text = await screen.findByText(/The panel did not load/);
  expect(regions).toContain(text);
});
