// @vitest-environment jsdom
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {MemoryRouter} from 'react-router-dom';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {setReaderValues} from '../reader/store';
import RunPanel from './RunPanel';

// It asks the router of the site for its base URL.
vi.mock('./ProjectLink', () => ({ProjectLink: () => null}));

const KEY = 'reader-key-0123456789';
const TOKEN = `0x${'c3'.repeat(20)}`;
const posted = vi.fn();

beforeEach(() => {
  // jsdom has none of these.
  Element.prototype.scrollIntoView = () => undefined;
  vi.stubGlobal(
    'Worker',
    class {
      postMessage = posted;
      terminate = () => undefined;
    },
  );
  setReaderValues({gtn: KEY, testnet: KEY, contract: TOKEN});
  render(
    <MemoryRouter>
      <RunPanel sample="viem/pay" title="pay.ts" open />
    </MemoryRouter>,
  );
});
afterEach(() => {
  cleanup();
  posted.mockReset();
  setReaderValues({});
  vi.unstubAllGlobals();
});

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', {name}));
const preview = () => screen.queryByRole('group', {name: 'What will run on GTN (mainnet)'})?.textContent;

test('a run that writes to GTN is shown before it starts, again after each change, and without the key', () => {
  fireEvent.click(screen.getByRole('radio', {name: 'GTN (mainnet)'}));
  press('Review before running');
  expect(preview()).toMatch(
    /"program": "pay\.ts",\s*"network": "GTN \(mainnet\)",\s*"Address of a token": "0xc3c3/,
  );
  expect(preview()).not.toContain(KEY);
  fireEvent.change(screen.getByRole('textbox'), {target: {value: `0x${'d4'.repeat(20)}`}});
  expect(preview()).toBeUndefined();
  press('Review before running');
  press('Cancel');
  expect([preview(), posted.mock.calls.length]).toEqual([undefined, 0]);
  press('Review before running');
  press('Confirm and run on rpc.stabilityprotocol.com');
  expect(posted).toHaveBeenCalledOnce();
  expect(preview()).toBeUndefined();
});

test('a run on Testnet, which is chosen at first, starts at the first press', () => {
  press('Run');
  expect(posted).toHaveBeenCalledOnce();
});
