// @vitest-environment jsdom
import {useState, type ReactNode} from 'react';
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, expect, test, vi} from 'vitest';
import {RunFrame} from './RunFrame';

vi.mock('./RunPanel', () => ({default: Panel}));

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

const press = (name: string): boolean => fireEvent.click(screen.getByRole('button', {name}));

test('a panel that is closed is hidden and keeps its output, and a run in it goes on', async () => {
  render(<RunFrame sample="viem/a" title="a.ts" code="1" />);
  press('Run');
  const panel = await screen.findByRole('button', {name: '0 lines, shown'});
  press('Close');
  expect(screen.queryByRole('button', {name: /lines/})).toBeNull();
  expect(panel.textContent).toBe('0 lines, hidden');
  fireEvent.click(panel);
  press('Run');
  expect(screen.getByRole('button', {name: '1 lines, shown'})).toBe(panel);
});
