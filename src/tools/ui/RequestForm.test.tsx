// @vitest-environment jsdom
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, expect, test, vi} from 'vitest';
import {LOOK_IT_UP, type RequestDetails} from '../network/failure';
import {NETWORKS} from '../network/networks';
import {Field} from './Field';
import {RequestForm} from './RequestForm';
import type {Reading} from './useRequest';

const {gtn, testnet} = NETWORKS;
const press = (name: RegExp): boolean => fireEvent.click(screen.getByRole('button', {name}));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** Renders a form whose response is read like this, and presses its button until the request is sent. */
function send(
  details: RequestDetails,
  read: (value: unknown) => Reading,
  fetch: Fetch = () => Promise.resolve(new Response('{}')),
): void {
  vi.stubGlobal('fetch', fetch);
  render(
    <RequestForm request={{...details, url: 'https://rpc.invalid', body: {}, read}} noun="request">
      {null}
    </RequestForm>,
  );
  if (details.writes) press(/^Review/);
  press(/end to rpc.invalid$/);
}

test.each([
  [true, LOOK_IT_UP],
  [false, 'Reload the page, then try again.'],
])(
  'a fault of the page is reported, and a reader whose request writes (%s) is told: %s',
  async (writes, next) => {
    const report = vi.fn();
    vi.stubGlobal('reportError', report);
    const error = new TypeError('x is undefined');
    send({writes}, () => {
      throw error;
    });
    expect(await screen.findByText(new RegExp(next))).toBeDefined();
    expect(report.mock.calls).toEqual([[error]]);
  },
);

test.each([
  [gtn, '0xa', `${gtn.explorerTxUrl}0xh`],
  [testnet, '0xa', `${testnet.explorerAddressUrl}0xa`],
  [testnet, undefined, testnet.explorerUrl],
  [testnet, '../x?y#z', `${testnet.explorerAddressUrl}..%2Fx%3Fy%23z`],
])(
  'a transaction is linked if its page is documented, otherwise its account',
  async (network, account, to) => {
    send({network, account}, (value) => ({value, hash: '0xh'}));
    expect((await screen.findByRole('link')).getAttribute('href')).toBe(to);
  },
);

test('a request that the reader stops says so, and the focus is on the button that sends it again', async () => {
  send(
    {},
    (value) => ({value}),
    (_, {signal}) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(new Error('aborted')));
      }),
  );
  const submit = screen.getByRole('button', {name: 'Waiting for a response…'});
  expect(submit.getAttribute('aria-disabled')).toBe('true');
  press(/^Stop$/);
  expect(await screen.findByText(/You stopped the request/)).toBeDefined();
  expect(document.activeElement).toBe(submit);
});

test('a press takes the reader to the first field that is wrong, and sends nothing', () => {
  const fetch = vi.fn();
  vi.stubGlobal('fetch', fetch);
  const request = {url: 'https://rpc.invalid', body: undefined, read: (value: unknown) => ({value})};
  render(
    <RequestForm request={request} noun="request">
      <Field label="right" value="" onText={() => undefined} />
      <Field label="wrong" value="" onText={() => undefined} problem="Wrong." />
    </RequestForm>,
  );
  press(/^Send to/);
  expect(document.activeElement).toBe(screen.getByLabelText('wrong'));
  expect(fetch).not.toHaveBeenCalled();
});
