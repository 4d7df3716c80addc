// @vitest-environment jsdom
import {useState, type ReactNode} from 'react';
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, expect, test, vi} from 'vitest';
import {RunFrame} from './RunFrame';

const network = vi.hoisted(() => ({offline: false}));

vi.mock('./RunPanel', () => {
  if (network.offline) throw new Error('offline');
  return {default: Panel};
});

/** Stands for the panel, with an output that grows. */
function Panel({open}: {readonly open: boolean}): ReactNode {
  const [lines, setLines] = useState(0);
  return (
    <button type="button" onClick={() => setLines(lines + 1)}>
      {lines} lines, {open ? 'shown' : 'hidden'}
    </button>
  );
}

afterEach(cleanup);

const frame = <RunFrame sample="viem/a" title="a.ts" code="1" />;
const press = (name: string): boolean => fireEvent.click(screen.getByRole('button', {name}));

test('the region that reports a panel that did not load is there before its text', async () => {
  network.offline = true;
  render(frame);
  const regions = screen.getAllByRole('status');
  press('Run');
  const text = await screen.findByText(/The panel did not load/);
  expect(regions).toContain(text);
  network.offline = false;
});

test('a panel that is closed is hidden and keeps its output, and a run in it goes on', async () => {
  render(frame);
  press('Run');
  const panel = await screen.findByRole('button', {name: '0 lines, shown'});
  press('Close');
  expect(screen.queryByRole('button', {name: /lines/})).toBeNull();
  expect(panel.textContent).toBe('0 lines, hidden');
  fireEvent.click(panel);
  press('Run');
  expect(screen.getByRole('button', {name: '1 lines, shown'})).toBe(panel);
});
